import { useEffect, useEffectEvent, useState, Component, type ReactNode } from 'react'
import { useI18n } from '../i18n/i18n.tsx'
import { links } from '../shared/routes.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { onNetworkReturn } from '../ui/use-return.ts'
import { SubjectPicture } from '../ui/lists/subject-picture.tsx'
import { Screen } from '../ui/screen.tsx'
import * as styles from './app.css.ts'

/**
 * Shown if a screen's code did not load, or threw. "Try again" reloads the page once the server answers, and so does
 * the network's return for code that is missing; drafts survive. That there is no network says the notice above.
 */
export function BrokenScreen({ error }: { readonly error: unknown }) {
  const { t } = useI18n()
  const [isTrying, setIsTrying] = useState(false)
  const tryAgain = async () => {
    setIsTrying(true)
    // Reloading without a server would leave the reader on the browser's own error page, with no way back.
    if (await isServerThere()) location.reload()
    else setIsTrying(false)
  }
  const isMissing = isLoadFailure(error)
  const [isAway] = useState(() => isMissing && !navigator.onLine)
  const returned = useEffectEvent(() => {
    if (isMissing && !isTrying) void tryAgain()
  })
  useEffect(() => onNetworkReturn(() => returned()), [])
  return (
    <Screen title={isAway ? t('shell.away.title') : t('shell.broken.title')} {...(isAway && { back: links.dashboard })}>
      <div className={styles.broken} role="alert">
        <div className={styles.picture}>
          <SubjectPicture subject={isAway ? 'offline' : 'failed'} />
        </div>
        <p>{isAway ? t('shell.away.text') : isMissing ? t('shell.notLoaded') : t('shell.broken.text')}</p>
        <div className={styles.actions}>
          <Button working={isTrying} onClick={() => void tryAgain()}>
            {t('shell.broken.retry')}
          </Button>
          {/* A full page load: the router's state may be what is broken. */}
          {!isAway && (
            <a className={buttonClass('plain')} href={links.login}>
              {t('shell.broken.home')}
            </a>
          )}
        </div>
      </div>
    </Screen>
  )
}

/** Browsers describe a failed import differently; all throw a TypeError that mentions it. */
function isLoadFailure(error: unknown): boolean {
  return error instanceof TypeError && /import|module|fetch/i.test(error.message)
}

/** How long the server may take to answer, in milliseconds. */
const patience = 10_000

async function isServerThere(): Promise<boolean> {
  try {
    const answer = await fetch(links.login, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    })
    return answer.ok
  } catch {
    return false
  }
}

type Props = {
  /** A new key tries the children again. */
  readonly resetKey: string
  readonly renderFailed: (error: unknown) => ReactNode
  /** Called once the failed children are gone. */
  readonly onCaught?: () => void
  readonly children: ReactNode
}

type State = { readonly failed: { readonly error: unknown } | null; readonly resetKey: string }

/** Catches what a screen throws, so that the rest of the app keeps working. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error } }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failed: null, resetKey }
  }

  override componentDidCatch(): void {
    this.props.onCaught?.()
  }

  override render(): ReactNode {
    const { failed } = this.state
    return failed ? this.props.renderFailed(failed.error) : this.props.children
  }
}
