import { Children, type ReactElement, type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { IconButton } from '../button.tsx'
import * as styles from './dialog.css.ts'
import { CloseIcon } from '../icons.tsx'

type DialogProps = {
  readonly open: boolean
  readonly title: string
  /** On Escape, the cross, or a press on a harmless dialog's backdrop. Always means No. */
  readonly onClose: () => void
  /** Closing it loses nothing, so a press on the backdrop closes it too. */
  readonly harmless?: boolean
  readonly size?: keyof typeof styles.dialog
  /** Shows a cross beside the title. */
  readonly closable?: boolean
  readonly role?: 'alertdialog'
  readonly describedBy?: string
  readonly children: ReactNode
}

/** A native modal dialog: it takes the focus, keeps it, and returns it to where it was. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

/**
 * Focuses the element that asks for it, else the chosen radio button or the body's first control, but not the cross.
 */
function focusInside(dialog: HTMLDialogElement): void {
  const find = (selector: string) => dialog.querySelector<HTMLElement>(selector)
  const first =
    find('[data-focus-first]') ??
    find('[data-body] [type="radio"]:checked') ??
    find('[data-body] :is(input, textarea, select, button, a[href])')
  first?.focus()
}

function OpenDialog({
  title,
  onClose,
  harmless = false,
  size = 'small',
  closable = false,
  role,
  describedBy,
  children,
}: Omit<DialogProps, 'open'>) {
  const { t } = useI18n()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // Closed before React removes it: only close() makes the browser return the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    // Read while the page can still scroll, or from the space that another dialog has reserved.
    const page = document.documentElement
    page.toggleAttribute('data-scroll-bar', window.innerWidth > page.clientWidth)
    element.showModal()
    focusInside(element)
    return () => element.close()
  }, [])

  // A press on the backdrop targets the dialog itself; anything in the dialog is inside head or body.
  const pressed = useEffectEvent((event: MouseEvent) => {
    if (harmless && event.target === dialog.current) onClose()
  })
  useLayoutEffect(() => {
    const element = dialog.current
    const listener = (event: MouseEvent) => pressed(event)
    element?.addEventListener('mousedown', listener)
    return () => element?.removeEventListener('mousedown', listener)
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog[size]}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={(event) => {
        // A file chooser inside fires its own cancel event, which bubbles up to here.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        // Some browsers close on a second Escape without asking; only the owner may close it.
        if (event.target !== event.currentTarget || event.currentTarget.open) return
        event.currentTarget.showModal()
        onClose()
      }}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {closable && <IconButton label={t('ui.close')} icon={<CloseIcon />} onClick={onClose} />}
      </div>
      <div className={styles.body} data-body>
        {children}
      </div>
    </dialog>
  )
}

type Part = ReactElement | false | null

/** A dialog's buttons, in reading order: Cancel first, the main one last. */
export function DialogActions({ children }: { readonly children: readonly Part[] }) {
  return (
    <div className={styles.actions}>
      {Children.map(children, (child) => child && <div className={styles.action}>{child}</div>)}
    </div>
  )
}
