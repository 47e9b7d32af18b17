import type { Page } from 'playwright-core'

/**
 * Gives every control of the page the focus, one after the other. Answers those of which nobody sees anything then: they lie outside
 * the window, or below a bar that sticks to its edge.
 */
export function unseenFocus(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const isSeen = (control: Element): boolean => {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const x = (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2
      const y = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2
      // A tall control may begin or end below a bar: any of three points is enough.
      return [y, Math.max(top, 0) + 3, Math.min(bottom, window.innerHeight) - 3].some((height) => {
        const there = document.elementFromPoint(x, height)
        return there !== null && (control.contains(there) || there.contains(control))
      })
    }
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
    const unseen: string[] = []
    for (const control of controls) {
      if (control.tabIndex < 0 || control.matches(':disabled') || !control.checkVisibility()) continue
      control.focus()
      // What moves in or out with the focus is given its time; what never ends would hold the test.
      const moves = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      const limit = new Promise((passed) => setTimeout(passed, 500))
      await Promise.race([Promise.allSettled(moves.map(({ finished }) => finished)), limit])
      // A field for files is one pixel wide, and what is around it is drawn as the field.
      const shown = control.offsetWidth > 1 ? control : (control.parentElement ?? control)
      if (document.activeElement !== control || isSeen(shown)) continue
      const { left, top, right, bottom } = control.getBoundingClientRect()
      unseen.push(`${control.ariaLabel ?? control.textContent}: ${[left, top, right, bottom].map(Math.round).join()}`)
    }
    return unseen
  })
}
