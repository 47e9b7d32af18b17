import { useEffect, useEffectEvent } from 'react'
import type { SecurityEvent } from '../../actors/second-step.ts'
import { failureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { FailedState, RefreshFailed } from '../../ui/lists/state.tsx'
import * as rows from '../../ui/lists/rows.css.ts'
import { stack } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'
import { eventWords } from './event-words.ts'
import { SectionSkeleton } from './section-skeleton.tsx'
import { useSecurityEvents } from './use-security.ts'

/** What happened to the safety of the account, newest first. Read again with each of `changes`. */
export function Events({ changes }: { readonly changes: number }) {
  const { t } = useI18n()
  const { loaded, refresh } = useSecurityEvents()
  const again = useEffectEvent(refresh)
  useEffect(() => {
    if (changes > 0) again()
  }, [changes])
  const title = t('safety.security.events.title')
  if (loaded.status === 'loading') return <SectionSkeleton title={title} />
  if (loaded.status === 'failed') {
    return (
      <FailedState
        title={t('safety.security.events.failed')}
        text={failureText(t, loaded.failure, 'load')}
        onRetry={loaded.retry}
      />
    )
  }
  return (
    <section className={stack.s4} aria-label={title}>
      <h2 className={text.title}>{title}</h2>
      {loaded.isOutdated && <RefreshFailed text={t('safety.security.events.refreshFailed')} onRetry={loaded.retry} />}
      <p className={text.muted}>
        {t(loaded.value.length === 0 ? 'safety.security.events.none' : 'safety.security.events.lead')}
      </p>
      {loaded.value.length > 0 && (
        <ul className={rows.list}>
          {loaded.value.map((event) => (
            <EventRow key={event.eventId} one={event} />
          ))}
        </ul>
      )}
    </section>
  )
}

function EventRow({ one }: { readonly one: SecurityEvent }) {
  const { t, format } = useI18n()
  const { event, at, browser, system, network } = one
  const device =
    browser !== null && system !== null
      ? t('safety.sessions.device', { browser, system })
      : (browser ?? system ?? t('safety.sessions.unknown'))
  return (
    <li className={rows.row}>
      <div className={rows.facts}>
        <h3 className={text.title}>{eventWords(t, event)}</h3>
        <p className={text.muted}>{format.cardDate(at)}</p>
        <p className={text.muted}>{t('safety.security.events.from', { device, network })}</p>
      </div>
    </li>
  )
}
