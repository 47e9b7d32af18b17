import { type ReactNode, useId } from 'react'
import { Avatar } from './avatar.tsx'
import { FieldError } from './field.tsx'
import * as field from './field.css.ts'
import { CameraIcon, PlusIcon } from './icons.tsx'
import * as styles from './upload.css.ts'

type FilePickProps = {
  /** What is chosen: the accessible name of the file input. */
  readonly label: string
  /** As the `accept` attribute: `image/*`, or `image/*,application/pdf`. */
  readonly accept: string
  readonly multiple?: boolean
  readonly disabled?: boolean
  readonly onPick: (files: readonly File[]) => void
  readonly error?: string | undefined
  readonly describedBy?: string | undefined
}

function FileInput({ label, accept, multiple = false, disabled = false, onPick, error, describedBy }: FilePickProps) {
  return (
    <input
      className={styles.input}
      type="file"
      aria-label={label}
      accept={accept}
      multiple={multiple}
      disabled={disabled}
      {...(error && { 'aria-invalid': true })}
      {...(describedBy && { 'aria-describedby': describedBy })}
      onChange={(event) => {
        onPick([...(event.target.files ?? [])])
        // Emptied, so that the same file can be chosen again after it was removed.
        event.target.value = ''
      }}
    />
  )
}

/** Chooses files: a square among `UploadTiles` (`tile`), or a wide button above `FileRows`. */
export function FilePick({
  shape = 'row',
  hint,
  ...pick
}: FilePickProps & { readonly shape?: 'tile' | 'row'; readonly hint?: ReactNode }) {
  const face = (
    <div className={shape === 'tile' ? styles.pickTile : styles.pick}>
      {shape === 'tile' ? <CameraIcon /> : <PlusIcon />}
      <span aria-hidden="true">{hint ?? pick.label}</span>
      <FileInput {...pick} />
    </div>
  )
  return shape === 'tile' ? <li>{face}</li> : face
}

type AvatarPickProps = Omit<FilePickProps, 'multiple' | 'accept' | 'describedBy'> & {
  readonly name: string
  readonly preview?: string | undefined
  readonly hint?: ReactNode
}

/** Chooses one picture of a person or a business, shown round. */
export function AvatarPick({ name, preview, hint, error, ...pick }: AvatarPickProps) {
  const id = useId()
  return (
    <div className={field.field}>
      <div className={styles.pickAvatar}>
        {preview ? (
          <Avatar name={name} url={preview} size="large" />
        ) : (
          <span className={styles.pickAvatarFace}>
            <CameraIcon />
          </span>
        )}
        <span aria-hidden="true">
          {pick.label}
          {hint && <span className={field.aside}>{hint}</span>}
        </span>
        <FileInput {...pick} accept="image/*" error={error} describedBy={error && `${id}-error`} />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
