import { useI18n } from '../../i18n/i18n.tsx'
import { lazy } from '../../shared/lazy.ts'
import { Button, buttonClass } from '../button.tsx'
import type { Elements } from '../elements.ts'
import { lazyPart } from '../lazy/lazy-part.tsx'
import * as styles from './lists.css.ts'
import { SignpostPicture } from '../pictures/drawings.tsx'
import { Link } from '../link.tsx'

const clipboard = lazy(async () => (await import('../pictures/pictures.tsx')).ClipboardPicture)
const unplugged = lazy(async () => (await import('../pictures/pictures.tsx')).UnpluggedPicture)
// Their space is reserved, and the words beside them say it all: most lists show neither.
const ClipboardPicture = lazyPart(clipboard)
const UnpluggedPicture = lazyPart(unplugged)

/** For `useAhead`: where there is no network any more, the picture that says so is there. */
export const statePictures = [unplugged] as const

type StateProps = {
  readonly title: string
  readonly text?: string | undefined
  /** The next step: a button or a link. */
  readonly action?: Elements
  readonly picture?: Elements
}

/** An empty list, as expected: a sentence, a small picture and the next step. */
export function EmptyState({ title, text, action, picture = <ClipboardPicture /> }: StateProps) {
  return (
    <div className={styles.state}>
      <div className={styles.picture}>{picture}</div>
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

type FailedStateProps = Omit<StateProps, 'action'> & {
  readonly onRetry: () => void
  readonly retrying?: boolean
}

/** Loading failed: what happened, and "Try again". */
export function FailedState({
  title,
  text,
  picture = <UnpluggedPicture />,
  onRetry,
  retrying = false,
}: FailedStateProps) {
  const { t } = useI18n()
  return (
    <div className={styles.state} role="alert">
      <div className={styles.picture}>{picture}</div>
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.action}>
        <Button variant="plain" working={retrying} onClick={onRetry}>
          {t('ui.tryAgain')}
        </Button>
      </div>
    </div>
  )
}

/** Refreshing failed: says that the content is the old one, and "Try again". */
export function RefreshFailed({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const { t } = useI18n()
  return (
    <div className={styles.refreshFailed} role="alert">
      <p>{text}</p>
      <Button variant="quiet" onClick={onRetry}>
        {t('ui.tryAgain')}
      </Button>
    </div>
  )
}

type GoneStateProps = {
  readonly title: string
  readonly text: string
  /** Where one can go on, and the words of the link. */
  readonly href: string
  readonly onward: string
}

/** What an address or a link led to is not there; leads on. */
export function GoneState({ title, text, href, onward }: GoneStateProps) {
  return (
    <EmptyState
      picture={<SignpostPicture />}
      title={title}
      text={text}
      action={
        <Link className={buttonClass()} href={href}>
          {onward}
        </Link>
      }
    />
  )
}
