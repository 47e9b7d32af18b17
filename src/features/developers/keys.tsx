import { useState } from 'react'
import type { ProgramKey } from '../../actors/sessions.ts'
import { failureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { lazy } from '../../shared/lazy.ts'
import { CommandDialog } from '../../ui/forms/dialogs.tsx'
import { FailedState } from '../../ui/lists/state.tsx'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { useNow } from '../../ui/text/now.ts'
import { stack } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'
import * as rows from '../../ui/lists/rows.css.ts'
import { RowsSkeleton } from './rows-skeleton.tsx'
import { type Listener, useKeys, useRevoking } from './use-developers.ts'

const NewKeyDialog = lazyPart(
  lazy(async () => (await import('./new-webhook.tsx')).NewKeyDialog),
  ({ onClosed }) => onClosed(),
)
const MadeSecretDialog = lazyPart(lazy(async () => (await import('./made-secret.tsx')).MadeSecretDialog))

/** The programs that may act for the viewer, with a way to revoke the key of each. */
export function Keys() {
  const { t } = useI18n()
  const { loaded, refresh } = useKeys()
  // Only a matter of display, so not in a machine: which key is asked about, and whether one is made.
  const [asked, setAsked] = useState<ProgramKey | null>(null)
  const [isMaking, setMaking] = useState(false)
  // Kept nowhere else: who leaves this screen has seen it.
  const [secret, setSecret] = useState<string | null>(null)
  if (loaded.status === 'loading') return <RowsSkeleton title={t('safety.keys.title')} />
  if (loaded.status === 'failed') {
    return (
      <FailedState
        title={t('safety.keys.failed')}
        text={failureText(t, loaded.failure, 'load')}
        onRetry={loaded.retry}
      />
    )
  }
  const keys = loaded.value
  return (
    <section className={stack.s4} aria-label={t('safety.keys.title')}>
      <h2 className={text.title}>{t('safety.keys.title')}</h2>
      <p className={text.muted}>{t(keys.length === 0 ? 'safety.keys.none' : 'safety.keys.lead')}</p>
      {keys.length > 0 && (
        <ul className={rows.list}>
          {keys.map((key) => (
            <KeyRow key={key.keyId} one={key} onAsk={() => setAsked(key)} />
          ))}
        </ul>
      )}
      <Button variant="plain" width="full" aria-haspopup="dialog" onClick={() => setMaking(true)}>
        {t('safety.keys.make')}
      </Button>
      {isMaking && (
        <NewKeyDialog
          onMade={(made) => {
            setSecret(made)
            refresh()
          }}
          onClosed={() => setMaking(false)}
        />
      )}
      {secret !== null && (
        <MadeSecretDialog
          title={t('safety.keys.madeTitle')}
          text={t('safety.keys.madeText')}
          label={t('safety.keys.secret')}
          secret={secret}
          onDone={() => setSecret(null)}
        />
      )}
      {asked !== null && <RevokeDialog asked={asked} onDone={refresh} onClosed={() => setAsked(null)} />}
    </section>
  )
}

function KeyRow({ one, onAsk }: { readonly one: ProgramKey; readonly onAsk: () => void }) {
  const { t, format } = useI18n()
  const now = useNow()
  const { name, start, scopes, lastUsedAt, endsAt } = one
  const isOver = Date.parse(endsAt) <= now.getTime()
  return (
    <li className={rows.row}>
      <div className={rows.facts}>
        <h3 className={text.title}>
          <bdi>{name}</bdi>
        </h3>
        <p className={text.muted}>
          <bdi>{`${start}…`}</bdi>
        </p>
        <ul className={text.body}>
          {scopes.map((scope) => (
            <li key={scope}>{t(`safety.keys.scopes.${scope}`)}</li>
          ))}
        </ul>
        <p className={text.muted}>
          {lastUsedAt === null
            ? t('safety.keys.unused')
            : t('safety.keys.lastUsed', { time: format.ago(lastUsedAt, now) })}
        </p>
        <p className={text.muted}>
          {t(isOver ? 'safety.keys.ended' : 'safety.keys.ends', { date: format.date(endsAt) })}
        </p>
      </div>
      <Button variant="plain" aria-haspopup="dialog" aria-label={t('safety.keys.revokeOne', { name })} onClick={onAsk}>
        {t('safety.keys.revoke')}
      </Button>
    </li>
  )
}

function RevokeDialog({ asked, ...listener }: Listener & { readonly asked: ProgramKey }) {
  const { t } = useI18n()
  const command = useRevoking(asked.keyId, listener)
  return (
    <CommandDialog
      command={command}
      title={t('safety.keys.revokeOne', { name: asked.name })}
      text={t('safety.keys.revokeText')}
      yes={t('safety.keys.revoke')}
      no={t('ui.cancel')}
      danger
    />
  )
}
