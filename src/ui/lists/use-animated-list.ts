import { useCallback } from 'react'
import { lazy, onFirstTouch } from '../../shared/lazy.ts'

const motion = lazy(async () => (await import('@formkit/auto-animate')).default)

/**
 * A ref for a list whose rows come and go: `<ul ref={useAnimatedList()}>`. The animation code is fetched on the first
 * touch of a page with such a list, and never for readers who prefer less motion.
 */
export function useAnimatedList(): (list: HTMLElement | null) => (() => void) | undefined {
  return useCallback((list: HTMLElement | null) => {
    if (!list || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const gone = new AbortController()
    const stopWaiting = onFirstTouch(() => void animate(list, gone.signal))
    return () => {
      stopWaiting()
      gone.abort()
    }
  }, [])
}

async function animate(list: HTMLElement, gone: AbortSignal): Promise<void> {
  // Without the code, rows appear without animation.
  const start = await motion.fetch().catch(() => null)
  if (!start || gone.aborted) return
  const controller = start(list, { duration: 180, easing: 'ease-out' })
  gone.addEventListener('abort', () => (controller.destroy ? controller.destroy() : controller.disable()))
}
