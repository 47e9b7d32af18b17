import { useEffect, useRef } from 'react'
import { toast as hot, resolveValue, useToaster } from 'react-hot-toast/headless'
import { CheckIcon, WarningIcon } from '../icons.tsx'
import { freePlace, takenBeside } from './free-place.ts'
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
            className={styles.toast[kind]}
            data-leaving={each.visible ? undefined : ''}
            role={kind === 'error' ? 'alert' : 'status'}
          >
            {kind === 'error' ? (
              <WarningIcon className={styles.sign[kind]} />
            ) : (
              <CheckIcon className={styles.sign[kind]} />
            )}
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
