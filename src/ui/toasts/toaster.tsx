import { useEffect, useRef } from 'react'
import { toast as hot, resolveValue, useToaster } from 'react-hot-toast/headless'
import { CheckIcon, WarningIcon } from '../icons.tsx'
import { takeOverToasts, toastDuration } from './toast.ts'
import * as styles from './toaster.css.ts'

/**
 * The stack of toasts in our own style. We use the library's headless half, for timing and order: the other half
 * writes a style sheet into the page, which the content security policy forbids.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster({ removeDelay: 150 })
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
  }, [toasts.length])

  return (
    <div
      ref={stack}
      className={styles.toaster}
      popover="manual"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
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
