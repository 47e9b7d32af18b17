import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useId } from 'react'
import { pickerMachine } from '../../../machines/picker.ts'
import { classNames } from '../class-names.ts'
import * as fieldStyles from './field.css.ts'
import { Field, type FieldProps } from './field.tsx'
import { DownIcon } from '../icons.tsx'
import { PickerDialog } from '../dialogs/later-dialogs.tsx'
import * as styles from '../dialogs/picker-dialog.css.ts'

type PickerFieldProps = FieldProps & {
  readonly options: readonly string[]
  /** The displayed name of an option, if it differs from the option. */
  readonly nameOf?: (option: string) => string
  /** The chosen options. */
  readonly value: readonly string[]
  /** How many may be chosen; must never change. */
  readonly max: number
  readonly onChange: (value: readonly string[]) => void
  readonly onBlur?: () => void
  readonly placeholder: string
  readonly empty: string
  readonly noMatch?: string
  readonly disabled?: boolean
}

/** A field that shows the chosen options and opens the picker. Disable it while its owner cannot take changes. */
export function PickerField({
  label,
  error,
  hint,
  optional,
  placeholder,
  value: chosen,
  max,
  onChange,
  onBlur,
  disabled = false,
  ...list
}: PickerFieldProps) {
  const [picker, send, actor] = useMachine(pickerMachine, { input: { max } })
  const isOpen = picker.matches('open')
  const chosenId = useId()

  const report = useEffectEvent(onChange)
  useEffect(() => {
    const subscription = actor.on('choice.changed', (event) => report(event.chosen))
    return () => subscription.unsubscribe()
  }, [actor])

  return (
    <>
      <Field {...{ label, error, hint, ...(optional && { optional }) }}>
        {({ 'aria-required': _required, 'aria-describedby': described, ...control }) => (
          <div className={fieldStyles.wrap}>
            <button
              {...control}
              // Its name is the label, so what is chosen has to be said as well.
              aria-describedby={classNames(chosenId, described)}
              type="button"
              className={classNames(fieldStyles.control, styles.trigger)}
              aria-haspopup="dialog"
              disabled={disabled}
              onClick={() => send({ type: 'picker.opened', chosen })}
              // The dialog takes the focus as well, but the field is left only when that is closed.
              onBlur={() => !isOpen && onBlur?.()}
            >
              <span id={chosenId} className={styles.chips}>
                {chosen.length === 0 ? (
                  <span className={styles.placeholder}>{placeholder}</span>
                ) : (
                  chosen.map((each) => (
                    <span key={each} className={styles.chip}>
                      {list.nameOf?.(each) ?? each}
                    </span>
                  ))
                )}
              </span>
            </button>
            <DownIcon className={fieldStyles.chevron} />
          </div>
        )}
      </Field>
      {isOpen && (
        <PickerDialog
          {...list}
          {...picker.context}
          title={label}
          isRefused={picker.matches({ open: 'refused' })}
          onSearch={(search) => send({ type: 'search.typed', search })}
          onToggle={(option) => send({ type: 'option.toggled', option })}
          onClose={() => {
            send({ type: 'picker.closed' })
            onBlur?.()
          }}
        />
      )}
    </>
  )
}
