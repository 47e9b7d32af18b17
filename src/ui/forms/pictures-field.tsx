import { Field } from './field.tsx'
import { FileInput, useRemoval } from './file-input.tsx'
import { CameraIcon, CloseIcon, RetryIcon, WarningIcon } from '../icons.tsx'
import {
  DropArea,
  type FilesFieldProps,
  type FileActions,
  type PickedFile,
  Preview,
  Progress,
} from './upload-parts.tsx'
import * as styles from './pictures-field.css.ts'
import * as parts from './upload-parts.css.ts'
import { useAnimatedList } from '../lists/use-animated-list.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'

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
            {picked.map(
              (file) =>
                file.problem !== null && (
                  <p key={file.id} className={styles.problem} role="status">
                    <bdi>{file.name}</bdi>
                    <span>{`: ${file.problem}`}</span>
                  </p>
                ),
            )}
            <p className={parts.counter} role="status">
              {left}
            </p>
          </div>
        </DropArea>
      )}
    </Field>
  )
}

type TileProps = Pick<FileActions, 'onRemove' | 'onRetry'> & {
  readonly picked: PickedFile
  readonly fixed: boolean
}

/** One picture: on its way, there, or failed. */
export function PictureTile(props: TileProps) {
  return (
    <li className={styles.tile}>
      <TileParts {...props} />
    </li>
  )
}

/** What is in the tile of a picture. */
export function TileParts({ picked, fixed, onRemove, onRetry }: TileProps) {
  const { t } = useI18n()
  const isWrong = picked.status === 'failed' || picked.status === 'refused'
  return (
    <>
      <Preview picked={picked} frame="tile" Empty={CameraIcon} />
      <VisuallyHidden>{picked.name}</VisuallyHidden>
      {/* Sighted readers see the progress bar disappear. */}
      <VisuallyHidden role="status">
        {picked.status === 'done' && picked.file !== null && (
          <>
            <bdi>{picked.name}</bdi>
            <span>{`: ${t('ui.sent')}`}</span>
          </>
        )}
      </VisuallyHidden>
      {isWrong && <WarningIcon className={styles.mark} />}
      <div className={styles.over}>
        {picked.status === 'sending' && <Progress picked={picked} />}
        {picked.status === 'failed' && (
          <button
            type="button"
            className={styles.again}
            disabled={fixed}
            aria-label={t('ui.retryNamed', { name: picked.name })}
            onClick={() => onRetry(picked.id)}
          >
            <RetryIcon className={parts.smallIcon} />
            <span>{t('ui.retry')}</span>
          </button>
        )}
      </div>
      <button
        type="button"
        className={styles.corner}
        disabled={fixed}
        aria-label={t('ui.removeNamed', { name: picked.name })}
        title={t('ui.remove')}
        onClick={() => onRemove(picked.id)}
      >
        <span className={styles.cross}>
          <CloseIcon className={styles.crossIcon} />
        </span>
      </button>
    </>
  )
}
