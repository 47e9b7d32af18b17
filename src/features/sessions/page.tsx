import { useState } from 'react'
import type { OpenSession } from '../../actors/sessions.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../routes.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { LoadedScreen } from '../../ui/forms/loaded-screen.tsx'
import { EmptyState } from '../../ui/lists/state.tsx'
import { useNow } from '../../ui/text/use-now.ts'
import { stack } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'
import * as styles from './sessions.css.ts'
import { useEnding, useSessions } from './use-sessions.ts'

/** Where the viewer is logged in, with a way to end each of these sessions. */
export default function SessionsPage() {
  const { t } = useI18n()
  const { loaded, refresh } = useSessions()
  return (
    <LoadedScreen
      title={t('account.sessions.title')}
      back={links.profileOptions}
      loaded={loaded}
      failed={t('account.sessions.failed')}
      missing={<EmptyState title={t('account.sessions.failed')} />}
      refreshFailed={t('account.sessions.refreshFailed')}
    >
      {(sessions) => <Sessions sessions={sessions} onEnded={refresh} />}
    </LoadedScreen>
  )
}

type Asked = OpenSession | 'others'

function Sessions({ sessions, onEnded }: { readonly sessions: readonly OpenSession[]; readonly onEnded: () => void }) {
  const { t } = useI18n()
  // Only a matter of display, so not in a machine: which session is asked about.
  const [asked, setAsked] = useState<Asked | null>(null)
  const isAlone = sessions.every(({ isCurrent }) => isCurrent)
  return (
    <div className={stack.s5}>
      <p className={text.muted}>{isAlone ? t('account.sessions.alone') : t('account.sessions.lead')}</p>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onAsk={() => setAsked(session)} />
        ))}
      </ul>
      {!isAlone && (
        <Button variant="danger" width="phone" aria-haspopup="dialog" onClick={() => setAsked('others')}>
          {t('account.sessions.endOthers')}
        </Button>
      )}
      {asked !== null && <EndDialog asked={asked} onEnded={onEnded} onClosed={() => setAsked(null)} />}
    </div>
  )
}

function SessionRow({ session, onAsk }: { readonly session: OpenSession; readonly onAsk: () => void }) {
  const { t, format } = useI18n()
  const now = useNow()
  const device = useDevice(session)
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <h2 className={text.title}>{device}</h2>
        <p className={session.isCurrent ? styles.here : text.muted}>
          {session.isCurrent
            ? t('account.sessions.here')
            : t('account.sessions.lastUsed', { time: format.ago(session.lastUsedAt, now) })}
        </p>
        <p className={text.muted}>{t('account.sessions.since', { date: format.date(session.createdAt) })}</p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="plain"
          aria-haspopup="dialog"
          aria-label={t('account.sessions.endOne', { device })}
          onClick={onAsk}
        >
          {t('account.sessions.end')}
        </Button>
      )}
    </li>
  )
}

type EndDialogProps = { readonly asked: Asked; readonly onEnded: () => void; readonly onClosed: () => void }

function EndDialog({ asked, ...listener }: EndDialogProps) {
  const { t } = useI18n()
  const isOthers = asked === 'others'
  const device = useDevice(isOthers ? null : asked)
  const command = useEnding({ sessionId: isOthers ? null : asked.id }, listener)
  return (
    <ConfirmDialog
      open={command.isOpen}
      title={isOthers ? t('account.sessions.endOthers') : t('account.sessions.endOne', { device })}
      text={isOthers ? t('account.sessions.endOthersText') : t('account.sessions.endText')}
      yes={t('account.sessions.end')}
      no={t('ui.cancel')}
      danger
      working={command.isBusy}
      error={command.problem}
      onYes={command.confirm}
      onNo={command.cancel}
    />
  )
}

/** A few words for what a session was opened with. */
function useDevice(session: Pick<OpenSession, 'browser' | 'system'> | null): string {
  const { t } = useI18n()
  const { browser = null, system = null } = session ?? {}
  if (browser !== null && system !== null) return t('account.sessions.device', { browser, system })
  return browser ?? system ?? t('account.sessions.unknown')
}
