import { useState } from 'react'
import type { WebhookEndpoint } from '../../actors/webhooks.ts'
import { failureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { lazy } from '../../shared/lazy.ts'
import { Button } from '../../ui/button.tsx'
import { CommandDialog } from '../../ui/forms/dialogs.tsx'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { FailedState } from '../../ui/lists/state.tsx'
import { stack } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'
import * as rows from '../../ui/lists/rows.css.ts'
import { AddressRow } from './webhook-row.tsx'
import { RowsSkeleton } from './rows-skeleton.tsx'
import { type Listener, useDeleting, useWebhooks } from './use-developers.ts'

const giveUp = ({ onClosed }: { readonly onClosed: () => void }) => onClosed()
const NewWebhookDialog = lazyPart(
  lazy(async () => (await import('./new-webhook.tsx')).NewWebhookDialog),
  giveUp,
)
const RotateDialog = lazyPart(
  lazy(async () => (await import('./new-webhook.tsx')).RotateDialog),
  giveUp,
)
const DeliveriesDialog = lazyPart(
  lazy(async () => (await import('./deliveries.tsx')).DeliveriesDialog),
  giveUp,
)
const MadeSecretDialog = lazyPart(lazy(async () => (await import('./made-secret.tsx')).MadeSecretDialog))

/** What is open beside the list: a question about one of the addresses, or a form. */
type Opened =
  | { readonly what: 'deliveries' | 'rotate' | 'delete'; readonly one: WebhookEndpoint }
  | { readonly what: 'add' }

/** The addresses that the viewer's events are sent to. */
export function Webhooks() {
  const { t } = useI18n()
  const { loaded, refresh } = useWebhooks()
  // Only a matter of display, so not in a machine.
  const [opened, setOpened] = useState<Opened | null>(null)
  // Kept nowhere else: who leaves this screen has seen it.
  const [secret, setSecret] = useState<string | null>(null)
  if (loaded.status === 'loading') return <RowsSkeleton title={t('safety.webhooks.title')} />
  if (loaded.status === 'failed') {
    return (
      <FailedState
        title={t('safety.webhooks.failed')}
        text={failureText(t, loaded.failure, 'load')}
        onRetry={loaded.retry}
      />
    )
  }
  const close = () => setOpened(null)
  const show = (made: string) => {
    setSecret(made)
    refresh()
  }
  return (
    <section className={stack.s4} aria-label={t('safety.webhooks.title')}>
      <h2 className={text.title}>{t('safety.webhooks.title')}</h2>
      <p className={text.muted}>{t(loaded.value.length === 0 ? 'safety.webhooks.none' : 'safety.webhooks.lead')}</p>
      {loaded.value.length > 0 && (
        <ul className={rows.list}>
          {loaded.value.map((one) => (
            <AddressRow key={one.webhookId} one={one} onOpen={(what) => setOpened({ what, one })} onChanged={refresh} />
          ))}
        </ul>
      )}
      <Button variant="plain" width="full" aria-haspopup="dialog" onClick={() => setOpened({ what: 'add' })}>
        {t('safety.webhooks.add')}
      </Button>
      {opened?.what === 'add' && <NewWebhookDialog onMade={show} onClosed={close} />}
      {opened?.what === 'rotate' && <RotateDialog id={opened.one.webhookId} onMade={show} onClosed={close} />}
      {opened?.what === 'delete' && <DeleteDialog one={opened.one} onDone={refresh} onClosed={close} />}
      {opened?.what === 'deliveries' && (
        <DeliveriesDialog
          one={opened.one}
          onClosed={() => {
            close()
            refresh()
          }}
        />
      )}
      {secret !== null && (
        <MadeSecretDialog
          title={t('safety.webhooks.madeTitle')}
          text={t('safety.webhooks.madeText')}
          label={t('safety.webhooks.secret')}
          secret={secret}
          onDone={() => setSecret(null)}
        />
      )}
    </section>
  )
}

function DeleteDialog({ one, ...listener }: Listener & { readonly one: WebhookEndpoint }) {
  const { t } = useI18n()
  const command = useDeleting(one.webhookId, listener)
  return (
    <CommandDialog
      command={command}
      title={t('safety.webhooks.deleteOne', { url: one.url })}
      text={t('safety.webhooks.deleteText')}
      yes={t('safety.webhooks.delete')}
      no={t('ui.cancel')}
      danger
    />
  )
}
