import { useEffect, useEffectEvent } from 'react'
import type { SecurityEvent } from '../../actors/second-step.ts'
import { classNames } from '../../ui/class-names.ts'
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
          {withRepeats(loaded.value).map((repeats) => (
            <EventRow key={repeats[0].eventId} repeats={repeats} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** The same thing, again and again: the newest first. */
type Repeats = readonly [SecurityEvent, ...SecurityEvent[]]

/** Events that follow one another and differ in nothing but their time are one row. */
function withRepeats(events: readonly SecurityEvent[]): readonly Repeats[] {
  return events.reduce<readonly Repeats[]>((before, event) => {
    const last = before.at(-1)
    return last !== undefined && isSame(last[0], event)
      ? [...before.slice(0, -1), [...last, event]]
      : [...before, [event]]
  }, [])
}

const isSame = (one: SecurityEvent, other: SecurityEvent): boolean =>
  (['event', 'browser', 'system', 'network'] as const).every((name) => one[name] === other[name])

function EventRow({ repeats }: { readonly repeats: Repeats }) {
  const { t, format } = useI18n()
  const { event, browser, system, network } = repeats[0]
  const count = repeats.length
  const what = eventWords(t, event)
  const device =
    browser !== null && system !== null
      ? t('safety.sessions.device', { browser, system })
      : (browser ?? system ?? t('safety.sessions.unknown'))
  // The first and the last one, where they are minutes apart.
  const times = new Set([repeats[count - 1] ?? repeats[0], repeats[0]].map(({ at }) => format.cardDate(at)))
  return (
    <li className={classNames(rows.item, rows.line)}>
      <div className={rows.words}>
        <h3 className={rows.name}>{count === 1 ? what : t('safety.security.events.times', { what, count })}</h3>
        <p className={rows.value}>{[...times].join(' – ')}</p>
        <p className={rows.value}>{t('safety.security.events.from', { device, network })}</p>
      </div>
    </li>
  )
}
