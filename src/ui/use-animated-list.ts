import { useCallback } from 'react'

/**
 * A ref for a list whose rows come and go: `<ul ref={useAnimatedList()}>`. The code that moves them is fetched once a list
 * stands there, and not at all for readers who asked for less motion.
 */
export function useAnimatedList(): (list: HTMLElement | null) => (() => void) | undefined {
  return useCallback((list: HTMLElement | null) => {
    if (!list || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    let stop: (() => void) | null = null
    let gone = false
    import('@formkit/auto-animate').then(
      ({ default: autoAnimate }) => {
        if (gone) return
        const controller = autoAnimate(list, { duration: 180, easing: 'ease-out' })
        stop = () => (controller.destroy ? controller.destroy() : controller.disable())
      },
      // Without it the rows simply do not move.
      () => {},
    )
    return () => {
      gone = true
      stop?.()
    }
  }, [])
}
