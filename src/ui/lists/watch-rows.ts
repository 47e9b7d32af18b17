import { startTransition } from 'react'
import { flushSync } from 'react-dom'

/** How far from the screen rows are kept, in pixels: more than anybody scrolls at once. */
const reach = '1000px 0px'

/**
 * Removes rows while they are far from the screen, until the signal ends it. Rows in use stay, and all rows are printed.
 * `keep` gets the height to keep, in pixels, or null if the rows must be there.
 */
export function watchRows(
  place: HTMLElement,
  scroller: HTMLElement | undefined,
  keep: (height: number | null) => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return
  /** How many rows are away, and how wide they were. */
  let left = { count: 0, width: 0 }
  // At once: a reader who jumps waits for it.
  const show = () => flushSync(() => keep(null))

  const near = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1)
      if (!last) return
      const { width, height } = last.boundingClientRect
      if (last.isIntersecting) {
        if (isInSight(place)) show()
        // They are rendered piece by piece, so that scrolling goes on.
        else startTransition(() => keep(null))
      } else if (isHeld(place)) whenLetGo(lookAgain, signal)
      // What is folded away has no height.
      else if (height > 0) {
        if (countOf(place) > 0) left = { count: countOf(place), width }
        keep(height)
      }
    },
    { root: scroller ?? null, rootMargin: reach },
  )
  const lookAgain = () => {
    near.unobserve(place)
    near.observe(place)
  }
  near.observe(place)

  // In another width rows are as tall as those that are there.
  const widths = new ResizeObserver(() => {
    const { width } = place.getBoundingClientRect()
    if (countOf(place) > 0 || left.count === 0 || width === left.width) return
    const there = [...(place.parentElement?.children ?? [])].find((other) => countOf(other) > 0)
    if (!there) return
    keep((left.count * there.getBoundingClientRect().height) / countOf(there))
    left = { ...left, width }
  })
  widths.observe(place)

  addEventListener('beforeprint', show, { signal })
  addEventListener('afterprint', lookAgain, { signal })
  signal.addEventListener('abort', () => {
    near.disconnect()
    widths.disconnect()
  })
}

function isInSight(place: Element): boolean {
  const { top, bottom } = place.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

const countOf = (place: Element): number => place.querySelectorAll(':scope > * > li').length

/** Whether somebody is at these rows or beside them with the keyboard, marks text in them, or unfolded something. */
function isHeld(place: Element): boolean {
  const around = [place.previousElementSibling, place, place.nextElementSibling]
  const selection = getSelection()
  return (
    around.some((element) => element?.contains(document.activeElement)) ||
    place.querySelector('[aria-expanded=true]') !== null ||
    (selection?.type === 'Range' && selection.containsNode(place, true))
  )
}

/** Calls `then` when the focus or the selection moves. */
function whenLetGo(then: () => void, signal: AbortSignal): void {
  for (const moved of ['focusout', 'selectionchange']) document.addEventListener(moved, then, { once: true, signal })
}
