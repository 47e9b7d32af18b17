import { Field } from './field.tsx'
import { DropArea, FileInput, useRemoval } from './file-input.tsx'
import { CameraIcon } from '../icons.tsx'
import type { FilesFieldProps } from './upload-parts.tsx'
import { PictureProblems, PictureTile } from './picture-tile.tsx'
import * as styles from './pictures-field.css.ts'
import * as parts from './upload-parts.css.ts'
import { useAnimatedList } from '../lists/use-animated-list.ts'

type PicturesFieldProps = FilesFieldProps & { readonly onBlur?: () => void }

/** Several pictures as tiles, with an empty tile for adding more while there is room. */
export function PicturesField({
  label,
  error,
  hint,
  picked,
  room,
  accept,
  add,
  left,
  disabled = false,
  fixed = false,
  onPick,
  onRemove,
  onRetry,
  onBlur,
}: PicturesFieldProps) {
  const { input, remove } = useRemoval(onRemove)
  const tiles = useAnimatedList()
  const closed = disabled || room === 0
  return (
    <Field {...{ label, error, hint }}>
      {(control) => (
        <DropArea disabled={closed} onDrop={onPick}>
          <ul className={styles.tiles} ref={tiles}>
            {picked.map((file) => (
              <PictureTile key={file.id} picked={file} fixed={fixed} onRemove={remove} onRetry={onRetry} />
            ))}
            <li className={styles.tile} hidden={room === 0}>
              <FileInput
                control={control}
                inputRef={input}
                accept={accept}
                multiple
                disabled={closed}
                look="addTile"
                onPick={onPick}
                onBlur={onBlur}
              >
                <CameraIcon />
                <span>{add}</span>
              </FileInput>
            </li>
          </ul>
          <div className={styles.under}>
            <PictureProblems picked={picked} />
            <p className={parts.counter} role="status">
              {picked.length > 0 && left}
            </p>
          </div>
        </DropArea>
      )}
    </Field>
  )
}
