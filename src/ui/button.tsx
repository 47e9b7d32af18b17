import type { ComponentProps, MouseEvent, ReactElement } from 'react'
import * as styles from './button.css.ts'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = keyof typeof styles.button
export type ButtonWidth = keyof typeof styles.width

/** The class of a button, for links that look like one. */
export function buttonClass(variant: ButtonVariant = 'primary', width: ButtonWidth = 'auto'): string {
  return classNames(styles.button[variant], styles.width[width])
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  readonly variant?: ButtonVariant
  readonly width?: ButtonWidth
  /** Its work is in progress: it shows that, keeps its width and focus, and cannot be pressed again. */
  readonly working?: boolean
  readonly icon?: ReactElement
  /** It ends a form, as a submit button does by nature. */
  readonly endsForm?: boolean
}

/** A button; `type` is "button" by default. */
export function Button({
  variant,
  width,
  working = false,
  icon,
  children,
  onClick,
  type = 'button',
  endsForm = type === 'submit',
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // aria-disabled rather than disabled: a disabled button would drop the focus.
    if (working || rest['aria-disabled'] === true) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(variant, width)}
      onClick={press}
      onMouseDown={endsForm ? stayInField : undefined}
      {...(working && { 'aria-busy': true, 'aria-disabled': true })}
    >
      <span className={styles.label}>
        {icon}
        <span>{children}</span>
      </span>
      {working && (
        <span className={styles.working}>
          <Spinner />
        </span>
      )}
    </button>
  )
}

/**
 * Keeps the focus in the field until the click. Otherwise the error shown on leaving the field would move the button
 * away between press and release, and the click would be lost.
 */
function stayInField(event: MouseEvent): void {
  event.preventDefault()
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> & {
  /** The accessible name and tooltip. */
  readonly label: string
  readonly icon: ReactElement
  readonly variant?: keyof typeof styles.iconButton
  /** The label is seen beside the icon: on a desk, or wherever there is room. */
  readonly labeled?: boolean | 'everywhere'
}

/** A button that shows an icon alone; `label` names it. */
export function IconButton({ label, icon, variant = 'plain', labeled = false, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        styles.iconButton[variant],
        labeled && styles.labeled,
        labeled === 'everywhere' && styles.everywhere,
      )}
      aria-label={label}
      title={label}
    >
      {icon}
      {labeled && <span className={styles.beside}>{label}</span>}
    </button>
  )
}
