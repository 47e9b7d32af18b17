import { useI18n } from '../../i18n/i18n.tsx'
import { CameraIcon, CloseIcon, RetryIcon, WarningIcon } from '../icons.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import * as styles from './pictures-field.css.ts'
import * as parts from './upload-parts.css.ts'
import { type FileActions, type PickedFile, Preview, Progress } from './upload-parts.tsx'

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

/** What is wrong with pictures, below their tiles. */
export function PictureProblems({ picked }: { readonly picked: readonly PickedFile[] }) {
  return picked.map(
    ({ id, name, problem }) =>
      problem !== null && (
        <p key={id} className={styles.problem} role="status">
          <bdi>{name}</bdi>
          <span>{`: ${problem}`}</span>
        </p>
      ),
  )
}
