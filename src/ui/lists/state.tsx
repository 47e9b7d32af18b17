import { useState } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button, buttonClass } from '../button.tsx'
import type { Elements } from '../elements.ts'
import * as styles from './lists.css.ts'
import { SubjectPicture } from './subject-picture.tsx'
import type { Subject } from '../pictures/pictures.tsx'
import { Link } from '../link.tsx'

type StateProps = {
  readonly title: string
  readonly text?: string | undefined
  /** The next step: a button or a link. */
  readonly action?: Elements
  /** What the place is about, for its picture. */
  readonly subject?: Subject
  /** A picture of its own. */
  readonly picture?: Elements
}

/** An empty list, as expected: a sentence, a small picture and the next step. */
export function EmptyState({
  title,
  text,
  action,
  subject = 'search',
  picture = <SubjectPicture subject={subject} />,
}: StateProps) {
  return (
    <div className={styles.state}>
      <div className={styles.picture}>{picture}</div>
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

/** Where else one can go, and the words of the link. */
export type WayOut = { readonly href: string; readonly words: string }

type FailedStateProps = Pick<StateProps, 'title'> & {
  /** Why, from `failureText`; a second line is what to quote. */
  readonly text?: string | undefined
  readonly onRetry: () => void
  readonly retrying?: boolean
  /** Given where this is the whole screen: what is saved is safe, and there is another way on. */
  readonly wayOut?: WayOut
}

/** Loading failed: what happened, and "Try again". */
export function FailedState({ title, text, onRetry, retrying = false, wayOut }: FailedStateProps) {
  const { t } = useI18n()
  // As it was when loading failed: the notice at the top says how it is now.
  const [isOffline] = useState(() => !navigator.onLine)
  const isWhole = wayOut !== undefined
  const [why, quote] = text?.split('\n') ?? []
  return (
    <div className={isWhole ? styles.wholeScreen : undefined}>
      <div className={styles.state} role="alert">
        <div className={styles.picture}>
          <SubjectPicture subject={isOffline ? 'offline' : 'failed'} />
        </div>
        <h2 className={styles.title}>{title}</h2>
        {why && <p className={styles.text}>{why}</p>}
        {isWhole && <p className={styles.text}>{t('ui.safe')}</p>}
        <div className={styles.action}>
          <Button
            variant={isWhole ? 'primary' : 'plain'}
            width={isWhole ? 'phone' : 'auto'}
            working={retrying}
            onClick={onRetry}
          >
            {t('ui.tryAgain')}
          </Button>
          {isWhole && (
            <Link className={buttonClass('plain', 'phone')} href={wayOut.href}>
              {wayOut.words}
            </Link>
          )}
        </div>
        {quote && <p className={styles.quote}>{quote}</p>}
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

/** The same where it is the whole screen. */
export const WholeState = (props: StateProps) => (
  <div className={styles.wholeScreen}>
    <EmptyState {...props} />
  </div>
)

type GoneStateProps = {
  readonly title: string
  readonly text: string
  /** Where one can go on, the likeliest first. */
  readonly ways: readonly [WayOut, ...WayOut[]]
}

/** What an address or a link led to is not there; leads on. */
export function GoneState({ title, text, ways }: GoneStateProps) {
  return (
    <WholeState
      subject="lost"
      title={title}
      text={text}
      action={ways.map(({ href, words }, index) => (
        <Link key={href} className={buttonClass(index === 0 ? 'primary' : 'plain', 'phone')} href={href}>
          {words}
        </Link>
      ))}
    />
  )
}
