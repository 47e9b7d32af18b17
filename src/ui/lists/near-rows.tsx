import { type ReactNode, useCallback, useState } from 'react'
import { flushSync } from 'react-dom'

/** How far from the screen rows are kept, in pixels: more than anybody scrolls at once. */
const reach = '1000px 0px'

type NearRowsProps = {
  /** A list of rows, as one element. */
  readonly children: ReactNode
  /** The box that scrolls, null until it is there; the page, where none is named. */
  readonly scroller?: HTMLElement | null
  /** How tall the rows are, in pixels, where that is known: then they come first when they are near. */
  readonly height?: number | undefined
}

/**
 * Some rows of a long list. They leave the page while they are far from the screen, and their place keeps their height: a
 * list of a thousand is no heavier than what is near. Rows that somebody is at stay, and all are printed.
 */
export function NearRows({ children, scroller, height }: NearRowsProps) {
  /** The height that is kept, in pixels; null while the rows are there. */
  const [kept, setKept] = useState(height ?? null)
  const place = useCallback(
    (element: HTMLElement | null) => {
      if (!element || scroller === null) return undefined
      const gone = new AbortController()
      const { signal } = gone
      /** How many rows are away, and how wide they were. */
      let left = { count: 0, width: 0 }

      // At once: whoever jumps there waits for it.
      const show = () => flushSync(() => setKept(null))
      const near = new IntersectionObserver(
        (entries) => {
          const last = entries.at(-1)
          if (!last) return
          const { width, height: tall } = last.boundingClientRect
          if (last.isIntersecting) show()
          else if (isHeld(element)) whenLetGo(lookAgain, signal)
          // What is folded away has no height.
          else if (tall > 0) {
            if (countOf(element) > 0) left = { count: countOf(element), width }
            setKept(tall)
          }
        },
        { root: scroller ?? null, rootMargin: reach },
      )
      const lookAgain = () => {
        near.unobserve(element)
        near.observe(element)
      }
      near.observe(element)

      // In another width rows are as tall as those that are there.
      const widths = new ResizeObserver(() => {
        const { width } = element.getBoundingClientRect()
        if (countOf(element) > 0 || left.count === 0 || width === left.width) return
        const there = [...(element.parentElement?.children ?? [])].find((other) => countOf(other) > 0)
        if (!there) return
        setKept((left.count * there.getBoundingClientRect().height) / countOf(there))
        left = { ...left, width }
      })
      widths.observe(element)

      addEventListener('beforeprint', show, { signal })
      addEventListener('afterprint', lookAgain, { signal })
      return () => {
        gone.abort()
        near.disconnect()
        widths.disconnect()
      }
    },
    [scroller],
  )
  return (
    <div ref={place} style={kept === null ? undefined : { blockSize: `${kept}px` }}>
      {kept === null && children}
    </div>
  )
}

const countOf = (element: Element): number => element.querySelectorAll(':scope > * > li').length

/** Whether somebody is at these rows or beside them with the keyboard, marks text in them, or unfolded something. */
function isHeld(rows: Element): boolean {
  const around = [rows.previousElementSibling, rows, rows.nextElementSibling]
  const selection = getSelection()
  return (
    around.some((element) => element?.contains(document.activeElement)) ||
    rows.querySelector('[aria-expanded=true]') !== null ||
    (selection?.type === 'Range' && selection.containsNode(rows, true))
  )
}

/** Calls `then` when the focus or the selection moves. */
function whenLetGo(then: () => void, signal: AbortSignal): void {
  for (const moved of ['focusout', 'selectionchange']) document.addEventListener(moved, then, { once: true, signal })
}
