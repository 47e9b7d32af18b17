import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import type { ControlProps } from './field.tsx'
import * as styles from './file-input.css.ts'
import { drop } from './upload-parts.css.ts'

type FileInputProps = {
  readonly control: ControlProps
  readonly inputRef: Ref<HTMLInputElement>
  /** The file types offered, as in HTML's `accept`. */
  readonly accept: string
  readonly multiple: boolean
  readonly disabled: boolean
  readonly look: keyof typeof styles.place
  readonly onPick: (files: readonly File[]) => void
  readonly onBlur?: (() => void) | undefined
  readonly children: ReactNode
}

/** A file input whose label looks like a button or an empty tile; hidden while disabled. */
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
  // A file input has no role that allows `aria-required`.
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
          // Cleared, so that the same file can be picked again after it was removed.
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

/** Removing a file removes the focused button too, so the focus moves to the file input. */
export function useRemoval(onRemove: (id: string) => void) {
  const input = useRef<HTMLInputElement>(null)
  const [removed, setRemoved] = useState(0)
  useEffect(() => {
    if (removed > 0) input.current?.focus()
  }, [removed])
  const remove = (id: string) => {
    onRemove(id)
    setRemoved(removed + 1)
  }
  return { input, remove }
}

type DropAreaProps = {
  readonly disabled: boolean
  readonly onDrop: (files: readonly File[]) => void
  readonly children: ReactNode
}

/** Accepts files dragged onto the field, for mouse users; everybody else has the button. */
export function DropArea({ disabled, onDrop, children }: DropAreaProps) {
  const [over, setOver] = useState(false)
  return (
    <div
      className={drop}
      data-over={over && !disabled}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false)
      }}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(false)
        if (!disabled) onDrop([...event.dataTransfer.files])
      }}
    >
      {children}
    </div>
  )
}
