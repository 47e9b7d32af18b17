import { useI18n } from '../../i18n/i18n.tsx'
import { Button, IconButton } from '../button.tsx'
import { Field, type FieldProps } from './field.tsx'
import { DropArea, FileInput, useRemoval } from './file-input.tsx'
import { CameraIcon, DeleteIcon, PersonIcon } from '../icons.tsx'
import { type FileActions, FileStatus, type PickedFile, Preview, Progress } from './upload-parts.tsx'
import * as styles from './upload-parts.css.ts'

type PictureFieldProps = FieldProps &
  FileActions & {
    /** At most one. */
    readonly picked: readonly PickedFile[]
    readonly accept: string
    /** Round for a person, small or large; square for a logo, which is shown whole. */
    readonly shape: 'round' | 'small' | 'square'
  }

/** One picture: picked, previewed, uploaded, replaced, retried, removed. */
export function PictureField({
  label,
  error,
  hint,
  optional,
  picked: [first],
  accept,
  shape,
  disabled = false,
  fixed = false,
  onPick,
  onRemove,
  onRetry,
}: PictureFieldProps) {
  const { t } = useI18n()
  const { input, remove } = useRemoval(onRemove)
  const picked = first ?? null
  return (
    <Field {...{ label, error, hint, ...(optional && { optional }) }}>
      {(control) => (
        <DropArea disabled={disabled} onDrop={(files) => onPick(files.slice(0, 1))}>
          <div className={styles.single}>
            <Preview
              picked={picked}
              frame={shape}
              Empty={shape === 'square' ? CameraIcon : PersonIcon}
              whole={shape === 'square'}
            />
            <div className={styles.singleSide}>
              <div className={styles.actions}>
                <FileInput
                  control={control}
                  inputRef={input}
                  accept={accept}
                  multiple={false}
                  disabled={disabled}
                  look="pick"
                  onPick={onPick}
                >
                  {picked ? t('ui.changePicture') : t('ui.choosePicture')}
                </FileInput>
                {picked?.status === 'failed' && (
                  <Button
                    variant="quiet"
                    disabled={fixed}
                    aria-label={t('ui.retryNamed', { name: picked.name })}
                    onClick={() => onRetry(picked.id)}
                  >
                    {t('ui.retry')}
                  </Button>
                )}
                {picked && (
                  <IconButton
                    label={t('ui.removeNamed', { name: picked.name })}
                    icon={<DeleteIcon />}
                    disabled={fixed}
                    onClick={() => remove(picked.id)}
                  />
                )}
              </div>
              {picked && <FileStatus picked={picked} />}
              {picked?.status === 'sending' && <Progress picked={picked} />}
            </div>
          </div>
        </DropArea>
      )}
    </Field>
  )
}
