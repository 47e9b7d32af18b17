import { useState } from 'react'
import type { OpenSession } from '../../actors/sessions.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { Button } from '../../ui/button.tsx'
import { CommandDialog } from '../../ui/forms/dialogs.tsx'
import { LoadedScreen } from '../../ui/forms/loaded-screen.tsx'
import { EmptyState } from '../../ui/lists/state.tsx'
import { useNow } from '../../ui/text/now.ts'
import { stack } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import * as rows from '../../ui/lists/rows.css.ts'
import { type Listener, useEnding, useSessions } from './use-sessions.ts'

/** Where the viewer is logged in, with a way to end each session. */
export default function SessionsPage() {
  const { t } = useI18n()
  const { loaded, refresh } = useSessions()
  return (
    <LoadedScreen
      title={t('safety.sessions.title')}
      back={links.profileOptions}
      loaded={loaded}
      failed={t('safety.sessions.failed')}
      missing={<EmptyState title={t('safety.sessions.failed')} />}
      refreshFailed={t('safety.sessions.refreshFailed')}
    >
      {(sessions) => <Sessions sessions={sessions} onEnded={refresh} />}
    </LoadedScreen>
  )
}

type Asked = OpenSession | 'others'

function Sessions({ sessions, onEnded }: { readonly sessions: readonly OpenSession[]; readonly onEnded: () => void }) {
  const { t } = useI18n()
  useKeptFocus()
  // Only a matter of display, so not in a machine: which session is asked about.
  const [asked, setAsked] = useState<Asked | null>(null)
  const isAlone = sessions.every(({ isCurrent }) => isCurrent)
  return (
    <div className={stack.s5}>
      <p className={text.muted}>{isAlone ? t('safety.sessions.alone') : t('safety.sessions.lead')}</p>
      <ul className={rows.list}>
        {sessions.map((session) => (
          <SessionRow key={session.sessionId} session={session} onAsk={() => setAsked(session)} />
        ))}
      </ul>
      {!isAlone && (
        <Button variant="danger" width="full" aria-haspopup="dialog" onClick={() => setAsked('others')}>
          {t('safety.sessions.endOthers')}
        </Button>
      )}
      {asked !== null && <EndDialog asked={asked} onDone={onEnded} onClosed={() => setAsked(null)} />}
    </div>
  )
}

function SessionRow({ session, onAsk }: { readonly session: OpenSession; readonly onAsk: () => void }) {
  const { t, format } = useI18n()
  const now = useNow()
  const device = useDevice(session)
  return (
    <li className={rows.row}>
      <div className={rows.facts}>
        <h2 className={text.title}>{device}</h2>
        <p className={session.isCurrent ? rows.here : text.muted}>
          {session.isCurrent
            ? t('safety.sessions.here')
            : t('safety.sessions.lastUsed', { time: format.ago(session.lastUsedAt, now) })}
        </p>
        <p className={text.muted}>{t('safety.sessions.since', { date: format.date(session.createdAt) })}</p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="plain"
          aria-haspopup="dialog"
          aria-label={t('safety.sessions.endOne', { device })}
          onClick={onAsk}
        >
          {t('safety.sessions.end')}
        </Button>
      )}
    </li>
  )
}

function EndDialog({ asked, ...listener }: Listener & { readonly asked: Asked }) {
  const { t } = useI18n()
  const isOthers = asked === 'others'
  const device = useDevice(isOthers ? null : asked)
  const command = useEnding({ sessionId: isOthers ? null : asked.sessionId }, listener)
  return (
    <CommandDialog
      command={command}
      title={isOthers ? t('safety.sessions.endOthers') : t('safety.sessions.endOne', { device })}
      text={isOthers ? t('safety.sessions.endOthersText') : t('safety.sessions.endText')}
      yes={t('safety.sessions.end')}
      no={t('ui.cancel')}
      danger
    />
  )
}

/** A few words for what a session was opened with. */
function useDevice(session: Pick<OpenSession, 'browser' | 'system'> | null): string {
  const { t } = useI18n()
  const { browser = null, system = null } = session ?? {}
  if (browser !== null && system !== null) return t('safety.sessions.device', { browser, system })
  return browser ?? system ?? t('safety.sessions.unknown')
}
