import type { ComponentType } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { IconButton } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { Field } from './field.tsx'
import { DropArea, FileInput, useRemoval } from './file-input.tsx'
import { DeleteIcon, DocumentIcon, PlusIcon, RetryIcon } from '../icons.tsx'
import { type FilesFieldProps, FileStatus, type PickedFile, Preview, Progress } from './upload-parts.tsx'
import * as styles from './upload-parts.css.ts'
import { useAnimatedList } from '../lists/use-animated-list.ts'

export type DocumentsFieldProps = FilesFieldProps & {
  /** A further action for an uploaded document. */
  readonly More?: ComponentType<{ readonly file: PickedFile }>
}

/** Several documents as rows, each with its own progress, retry and remove. */
export function DocumentsField({
  label,
  error,
  hint,
  optional,
  picked,
  room,
  accept,
  add,
  left,
  disabled = false,
  fixed = false,
  More,
  onPick,
  onRemove,
  onRetry,
}: DocumentsFieldProps) {
  const { t } = useI18n()
  const { input, remove } = useRemoval(onRemove)
  const rows = useAnimatedList()
  const closed = disabled || room === 0
  return (
    <Field {...{ label, error, hint, ...(optional && { optional }) }}>
      {(control) => (
        <DropArea disabled={closed} onDrop={onPick}>
          <div className={styles.rows}>
            <ul className={styles.rows} ref={rows} hidden={picked.length === 0}>
              {picked.map((file) => (
                <li key={file.id} className={classNames(styles.row, file.problem !== null && styles.wrongRow)}>
                  <Preview picked={file} frame="row" Empty={DocumentIcon} />
                  <div className={styles.rowText}>
                    <span className={styles.fileName} dir="auto">
                      {file.name}
                    </span>
                    <FileStatus picked={file} />
                    {file.status === 'sending' && <Progress picked={file} />}
                  </div>
                  {More && file.status === 'done' && <More file={file} />}
                  {file.status === 'failed' && (
                    <IconButton
                      label={t('ui.retryNamed', { name: file.name })}
                      icon={<RetryIcon />}
                      variant="accent"
                      disabled={fixed}
                      onClick={() => onRetry(file.id)}
                    />
                  )}
                  <IconButton
                    label={t('ui.removeNamed', { name: file.name })}
                    icon={<DeleteIcon />}
                    disabled={fixed}
                    onClick={() => remove(file.id)}
                  />
                </li>
              ))}
            </ul>
            <div hidden={room === 0}>
              <FileInput
                control={control}
                inputRef={input}
                accept={accept}
                multiple
                disabled={closed}
                look="addRow"
                onPick={onPick}
              >
                <PlusIcon />
                <span>{add}</span>
              </FileInput>
            </div>
            <p className={styles.counter} role="status">
              {left}
            </p>
          </div>
        </DropArea>
      )}
    </Field>
  )
}
