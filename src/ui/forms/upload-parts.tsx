import { type ComponentType, useCallback, useState } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { smallPicture } from '../pictures/picture.tsx'
import { classNames } from '../class-names.ts'
import { CheckIcon, WarningIcon } from '../icons.tsx'
import type { FieldProps } from './field.tsx'
import * as styles from './upload-parts.css.ts'

/** One picked file, as a form shows it. */
export type PickedFile = {
  readonly id: string
  readonly name: string
  readonly status: 'sending' | 'done' | 'refused' | 'failed'
  /** 0 to 1. */
  readonly progress: number
  /** The file itself, if picked during this visit: shown at once, before it is uploaded. */
  readonly file: File | null
  /** Its address once it is uploaded. */
  readonly url: string | null
  /** The error, in the reader's words. */
  readonly problem: string | null
}

/** The actions of a file field. */
export type FileActions = {
  /** No more files can be picked now. */
  readonly disabled?: boolean
  /** The form is being sent: its files cannot be changed. */
  readonly fixed?: boolean
  readonly onPick: (files: readonly File[]) => void
  readonly onRemove: (id: string) => void
  readonly onRetry: (id: string) => void
}

/** A field for several files. */
export type FilesFieldProps = FieldProps &
  FileActions & {
    readonly picked: readonly PickedFile[]
    /** How many more may be added. */
    readonly room: number
    readonly accept: string
    /** The text for adding one, and how many more fit, which of pictures is said once there is one. */
    readonly add: string
    readonly left: string
  }

/**
 * Whether a file may be a picture that can be drawn, judging by its type or name; in a field that also takes documents, what
 * is stored cannot.
 */
export function isPicture({ file, name }: Pick<PickedFile, 'file' | 'name'>, isMixed = false): boolean {
  const isPdf = file?.type.endsWith('pdf') === true || name.toLowerCase().endsWith('.pdf')
  // A stored document is its owner's alone, and a browser asks for pictures without a token.
  return !isPdf && (file !== null || !isMixed)
}

type PreviewProps = {
  readonly picked: PickedFile | null
  readonly frame: keyof typeof styles.frame
  /** Shown if there is no picture, or one that cannot be displayed. */
  readonly Empty: ComponentType<{ readonly className?: string | undefined }>
  readonly whole?: boolean
}

/** The framed picture, visible as soon as it is picked. */
export function Preview({ picked, frame, Empty, whole = false }: PreviewProps) {
  const file = picked?.file ?? null
  const [broken, setBroken] = useState<File | string | null>(null)
  /** Gives the file a temporary address while its picture is on the screen. */
  const draw = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !file) return undefined
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  const source = file ?? picked?.url ?? null
  const looks = classNames(
    styles.picture,
    whole && styles.whole,
    picked !== null && picked.status !== 'done' && styles.waiting,
  )
  return (
    <span className={styles.frame[frame]}>
      {picked === null || source === null || source === broken || !isPicture(picked, frame === 'row') ? (
        <Empty className={frame === 'row' || frame === 'small' ? undefined : styles.large} />
      ) : (
        <img
          className={looks}
          alt=""
          onError={() => setBroken(source)}
          {...(typeof source === 'string' ? { src: smallPicture(source) } : { ref: draw })}
        />
      )}
    </span>
  )
}

/** The progress of an upload. */
export function Progress({ picked }: { readonly picked: PickedFile }) {
  const { t } = useI18n()
  const percent = Math.round(picked.progress * 100)
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={t('ui.sending', { name: picked.name })}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <div className={styles.bar} style={{ inlineSize: `${Math.max(4, percent)}%` }} />
    </div>
  )
}

/** A file's status, in words; announced when it changes. */
export function FileStatus({ picked }: { readonly picked: PickedFile }) {
  const { t } = useI18n()
  return (
    <p className={styles.status} role="status">
      {picked.status === 'sending' && <span>{t('ui.uploading')}</span>}
      {picked.status === 'done' && (
        <>
          <CheckIcon className={classNames(styles.smallIcon, styles.arrived)} />
          <span className={styles.arrived}>{t('ui.sent')}</span>
        </>
      )}
      {(picked.status === 'failed' || picked.status === 'refused') && (
        <>
          <WarningIcon className={classNames(styles.smallIcon, styles.wrong)} />
          <span className={styles.wrong}>{picked.problem ?? t('ui.failed')}</span>
        </>
      )}
    </p>
  )
}
