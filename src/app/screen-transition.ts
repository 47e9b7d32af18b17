import { flushSync } from 'react-dom'
import { media } from '../ui/theme/media.ts'

/**
 * Fades from one screen to the next, where the browser can and the reader has not asked for less motion. What changes
 * within a screen, such as a filter, is there at once.
 */
export function changeScreen(to: string, change: () => void): void {
  const isElsewhere = new URL(to, location.href).pathname !== location.pathname
  if (!isElsewhere || !('startViewTransition' in document) || matchMedia(media.calm).matches) {
    change()
    return
  }
  const { ready } = document.startViewTransition(() => flushSync(change))
  // A page in the background, or another navigation meanwhile, skips the fade; the screen changes all the same.
  ready.catch(() => undefined)
}
