import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { DownIcon } from '../icons.tsx'
import * as styles from './field.css.ts'
import { Field, type FieldProps } from './field.tsx'

type OpenerFieldProps = FieldProps & {
  readonly name?: string | undefined
  readonly disabled: boolean
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onBlur?: (() => void) | undefined
  /** The class of what is chosen. */
  readonly look: string
  /** What is chosen, or a placeholder. */
  readonly children: ReactNode
}

/** A field that shows what is chosen and opens a dialog to change it. */
export function OpenerField({ name, disabled, isOpen, onOpen, onBlur, look, children, ...field }: OpenerFieldProps) {
  const chosenId = useId()
  return (
    <Field {...field}>
      {({ 'aria-required': _required, 'aria-describedby': described, ...control }) => (
        <div className={styles.wrap}>
          <button
            {...control}
            // Its name is the label, so the choice has to be announced as well.
            aria-describedby={classNames(chosenId, described)}
            aria-haspopup="dialog"
            type="button"
            name={name}
            className={classNames(styles.control, styles.opener)}
            disabled={disabled}
            onClick={onOpen}
            // The dialog takes the focus, but the field counts as left only once the dialog closes.
            onBlur={() => !isOpen && onBlur?.()}
          >
            <span id={chosenId} className={look}>
              {children}
            </span>
          </button>
          <DownIcon className={styles.chevron} />
        </div>
      )}
    </Field>
  )
}
