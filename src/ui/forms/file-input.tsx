import type { ReactNode, Ref } from 'react'
import type { ControlProps } from './field.tsx'
import * as styles from './file-input.css.ts'

type FileInputProps = {
  readonly control: ControlProps
  readonly inputRef: Ref<HTMLInputElement>
  /** The kinds of file offered by the chooser, as in `accept` of HTML. */
  readonly accept: string
  readonly multiple: boolean
  readonly disabled: boolean
  readonly look: keyof typeof styles.place
  readonly onPick: (files: readonly File[]) => void
  readonly onBlur?: (() => void) | undefined
  readonly children: ReactNode
}

/** A real file input under a label that looks like a button or like an empty place. Gone while disabled. */
export function FileInput({
  control,
  inputRef,
  accept,
  multiple,
  disabled,
  look,
  onPick,
  onBlur,
  children,
}: FileInputProps) {
  // A file input has no role that could be required.
  const { 'aria-required': _required, ...rest } = control
  return (
    <>
      <input
        {...rest}
        ref={inputRef}
        className={styles.input}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onBlur={onBlur}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // Emptied, so that the same file can be picked again after it was removed.
          event.target.value = ''
          if (files.length > 0) onPick(files)
        }}
      />
      <label className={styles.place[look]} htmlFor={control.id}>
        {children}
      </label>
    </>
  )
}
