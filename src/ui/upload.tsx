import type { ReactNode } from 'react'
import { useI18n } from '../i18n/i18n.tsx'
import { IconButton } from './button.tsx'
import { CheckIcon, CloseIcon, DocumentIcon, RetryIcon } from './icons.tsx'
import * as styles from './upload.css.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** One file on its way. Words are already in the reader's language. */
export type UploadProps = {
  readonly name: string
  readonly status: 'sending' | 'done' | 'failed'
  /** From 0 to 1. */
  readonly progress?: number
  /** A picture to show: an object URL while it is sent, the uploaded link later. */
  readonly preview?: string | undefined
  /** Why it failed. */
  readonly error?: string | undefined
  readonly onRetry?: (() => void) | undefined
  readonly onRemove: () => void
}

function Progress({ name, progress = 0 }: Pick<UploadProps, 'name' | 'progress'>) {
  const { t } = useI18n()
  return <progress className={styles.progress} aria-label={t('ui.sending', { name })} max={1} value={progress} />
}

/** A square for one picture: dimmed with its progress while it is sent, with a retry when that failed. */
export function UploadTile({ name, status, progress, preview, error, onRetry, onRemove }: UploadProps) {
  const { t } = useI18n()
  return (
    <li className={styles.tile}>
      {preview ? (
        <img className={styles.tilePicture} src={preview} alt={name} />
      ) : (
        <span className={styles.tileDocument}>
          <DocumentIcon />
          {name}
        </span>
      )}
      {status === 'sending' && (
        <div className={styles.veil}>
          <Progress name={name} {...(progress !== undefined && { progress })} />
        </div>
      )}
      {status === 'failed' && (
        <div className={styles.veil} title={error}>
          <VisuallyHidden>
            <span role="alert">{error ?? t('ui.failed')}</span>
          </VisuallyHidden>
          {onRetry && (
            <button
              className={styles.tileRetry}
              type="button"
              aria-label={t('ui.retryNamed', { name })}
              onClick={onRetry}
            >
              <RetryIcon className={styles.smallIcon} />
              {t('ui.retry')}
            </button>
          )}
        </div>
      )}
      <div className={styles.tileRemove}>
        <button
          className={styles.tileRemoveButton}
          type="button"
          aria-label={t('ui.removeNamed', { name })}
          title={t('ui.remove')}
          onClick={onRemove}
        >
          <span className={styles.tileRemoveFace}>
            <CloseIcon className={styles.smallIcon} />
          </span>
        </button>
      </div>
    </li>
  )
}

/** A line for one document: its name, its progress or what went wrong, retry and remove. */
export function FileRow({ name, status, progress, error, onRetry, onRemove }: UploadProps) {
  const { t } = useI18n()
  return (
    <li className={styles.fileRow}>
      {status === 'done' ? <CheckIcon className={styles.done} /> : <DocumentIcon />}
      <div className={styles.fileText}>
        <span className={styles.fileName}>{name}</span>
        {status === 'sending' && <Progress name={name} {...(progress !== undefined && { progress })} />}
        {status === 'done' && <VisuallyHidden>{t('ui.sent')}</VisuallyHidden>}
        {status === 'failed' && (
          <span className={styles.fileError} role="alert">
            {error ?? t('ui.failed')}
          </span>
        )}
      </div>
      {status === 'failed' && onRetry ? (
        <IconButton variant="accent" label={t('ui.retryNamed', { name })} icon={<RetryIcon />} onClick={onRetry} />
      ) : (
        <span />
      )}
      <IconButton label={t('ui.removeNamed', { name })} icon={<CloseIcon />} onClick={onRemove} />
    </li>
  )
}

/** The list around tiles. */
export function UploadTiles({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className={styles.tiles} aria-label={label}>
      {children}
    </ul>
  )
}

/** The list around rows. */
export function FileRows({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  )
}
