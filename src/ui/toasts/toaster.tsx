import { useEffect, useRef } from 'react'
import { toast as hot, resolveValue, useToaster } from 'react-hot-toast/headless'
import { CheckIcon, WarningIcon } from '../icons.tsx'
import { takeOverToasts, toastDuration } from './toast.ts'
import * as styles from './toaster.css.ts'

/** How often toasts look whether they still cover nothing, in milliseconds. */
const standing = 200

/**
 * The stack of toasts in our own style. We use the library's headless half, for timing and order: the other half
 * writes a style sheet into the page, which the content security policy forbids.
 */
export function Toaster() {
  const { toasts } = useToaster({ removeDelay: 150 })
  const stack = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const times = new Map<string, number>()
    takeOverToasts({
      show: ({ kind, text, at }) => {
        const id = `${kind} ${text}`
        times.set(id, at)
        hot[kind](text, { id, duration: toastDuration })
      },
      hideUntil: (time) => {
        for (const [id, at] of times) {
          if (at > time) continue
          hot.dismiss(id)
          times.delete(id)
        }
      },
    })
  }, [])

  useEffect(() => {
    const element = stack.current
    if (!element || toasts.length === 0) return
    // Hiding and showing it puts it above any dialog opened since.
    if (element.matches(':popover-open')) element.hidePopover()
    element.showPopover()
    standFree(element)
    // Below it the page scrolls, loads and leads on.
    const timer = setInterval(() => standFree(element), standing)
    return () => clearInterval(timer)
  }, [toasts.length])

  return (
    <div ref={stack} className={styles.toaster} popover="manual">
      {toasts.map((each) => {
        const kind = each.type === 'error' ? 'error' : 'success'
        return (
          <div
            key={each.id}
            className={styles.toast}
            data-leaving={each.visible ? undefined : ''}
            role={kind === 'error' ? 'alert' : 'status'}
          >
            {kind === 'error' ? <WarningIcon className={styles.sign} /> : <CheckIcon className={styles.sign} />}
            <span>{resolveValue(each.message, each)}</span>
          </div>
        )
      })}
    </div>
  )
}

/** Moves the stack up or down to where its toasts cover no control and no heading. */
function standFree(stack: HTMLElement): void {
  const boxes = [...stack.children].map((toast) => toast.getBoundingClientRect())
  const { top, bottom } = stack.getBoundingClientRect()
  const moved = Number.parseFloat(stack.style.translate.split(' ')[1] ?? '0')
  const wanted = { top: top - moved, bottom: bottom - moved }
  const beside = { left: Math.min(...boxes.map((box) => box.left)), right: Math.max(...boxes.map((box) => box.right)) }
  const place = freePlace(wanted, { top: 0, bottom: window.innerHeight }, takenBeside(beside))
  stack.style.translate = `0 ${place - wanted.top}px`
}

/** A stretch from top to bottom, in CSS pixels from the top of the window. */
export type Stretch = { readonly top: number; readonly bottom: number }

/** Controls, and names of parts of the screen. No toast covers them. */
const keptFree = 'a[href], button, input, select, textarea, summary, label, [tabindex="0"], h1, h2, h3'

/** Between a toast and what it leaves free, in CSS pixels, where there is room for it. */
const gap = 4

/**
 * Where a stretch of the height of `wanted` touches none of `taken`: the place within `room` that is nearest to it.
 * Where all is taken it stays as it is wanted.
 */
export function freePlace(wanted: Stretch, room: Stretch, taken: readonly Stretch[]): number {
  const height = wanted.bottom - wanted.top
  const isFree = (top: number) =>
    top >= room.top &&
    top + height <= room.bottom &&
    taken.every((each) => top >= each.bottom || top + height <= each.top)
  const beside = (space: number) => taken.flatMap((each) => [each.bottom + space, each.top - space - height])
  const spaced = [wanted.top, ...beside(gap)].filter(isFree)
  const places = spaced.length > 0 ? spaced : beside(0).filter(isFree)
  const distance = (top: number) => Math.abs(top - wanted.top)
  return places.reduce((best, top) => (distance(top) < distance(best) ? top : best), places[0] ?? wanted.top)
}

/** The lines of text and the boxes of what `box` must leave free, where it crosses them from side to side. */
export function takenBeside(box: { readonly left: number; readonly right: number }): Stretch[] {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  return (
    [...(dialog ?? document).querySelectorAll(keptFree)]
      .flatMap((element) => [...shownRects(element)])
      // What only screen readers find is a pixel high.
      .filter((rect) => rect.height > 1 && rect.left < box.right && rect.right > box.left)
      .filter((rect) => rect.bottom > 0 && rect.top < window.innerHeight)
  )
}

/** A heading takes what its words take; it is as wide as the page. */
function shownRects(element: Element): DOMRectList {
  if (!element.matches('h1, h2, h3')) return element.getClientRects()
  const words = document.createRange()
  words.selectNodeContents(element)
  return words.getClientRects()
}
