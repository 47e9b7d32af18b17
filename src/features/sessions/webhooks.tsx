import { useId, useState } from 'react'
import type { WebhookEndpoint } from '../../actors/webhooks.ts'
import { failureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { lazy } from '../../shared/lazy.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/forms/dialogs.tsx'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { FailedState } from '../../ui/lists/state.tsx'
import { row, stack } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'
import * as styles from './sessions.css.ts'
import { useDeleting, useSwitchingOn, useWebhooks } from './use-sessions.ts'

const NewWebhookDialog = lazyPart(
  lazy(async () => (await import('./new-webhook.tsx')).NewWebhookDialog),
  ({ onClosed }) => onClosed(),
)
const RotateDialog = lazyPart(
  lazy(async () => (await import('./new-webhook.tsx')).RotateDialog),
  ({ onClosed }) => onClosed(),
)
const DeliveriesDialog = lazyPart(
  lazy(async () => (await import('./deliveries.tsx')).DeliveriesDialog),
  ({ onClosed }) => onClosed(),
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
  if (loaded.status === 'loading') return null
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
        <ul className={styles.list}>
          {loaded.value.map((one) => (
            <AddressRow key={one.webhookId} one={one} onOpen={(what) => setOpened({ what, one })} onChanged={refresh} />
          ))}
        </ul>
      )}
      <Button variant="plain" width="phone" aria-haspopup="dialog" onClick={() => setOpened({ what: 'add' })}>
        {t('safety.webhooks.add')}
      </Button>
      {opened?.what === 'add' && <NewWebhookDialog onMade={show} onClosed={close} />}
      {opened?.what === 'rotate' && <RotateDialog id={opened.one.webhookId} onMade={show} onClosed={close} />}
      {opened?.what === 'delete' && <DeleteDialog one={opened.one} onDeleted={refresh} onClosed={close} />}
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

type AddressRowProps = {
  readonly one: WebhookEndpoint
  readonly onOpen: (what: 'deliveries' | 'rotate' | 'delete') => void
  readonly onChanged: () => void
}

function AddressRow({ one, onOpen, onChanged }: AddressRowProps) {
  const { t, format } = useI18n()
  const { webhookId: id, url, topics, failingSince, off } = one
  const switching = useSwitchingOn(onChanged)
  const urlId = useId()
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <h3 className={text.title} id={urlId}>
          <bdi>{url}</bdi>
        </h3>
        <p className={text.muted}>{format.list(topics.map((topic) => t(`safety.webhooks.topics.${topic}`)))}</p>
        {off !== null && (
          <p className={styles.wrong}>{t(`safety.webhooks.off.${off.reason}`, { date: format.date(off.since) })}</p>
        )}
        {off === null && failingSince !== null && (
          <p className={styles.wrong}>{t('safety.webhooks.failing', { date: format.date(failingSince) })}</p>
        )}
        <div className={row.s2}>
          {off !== null && (
            <Button working={switching.isBusy} onClick={() => switching.run({ id })}>
              {t('safety.webhooks.switchOn')}
            </Button>
          )}
          <Button variant="plain" aria-haspopup="dialog" aria-describedby={urlId} onClick={() => onOpen('deliveries')}>
            {t('safety.webhooks.deliveries')}
          </Button>
          <Button variant="plain" aria-haspopup="dialog" aria-describedby={urlId} onClick={() => onOpen('rotate')}>
            {t('safety.webhooks.rotate')}
          </Button>
          <Button
            variant="plain"
            aria-haspopup="dialog"
            aria-label={t('safety.webhooks.deleteOne', { url })}
            onClick={() => onOpen('delete')}
          >
            {t('safety.webhooks.delete')}
          </Button>
        </div>
      </div>
    </li>
  )
}

type DeleteDialogProps = {
  readonly one: WebhookEndpoint
  readonly onDeleted: () => void
  readonly onClosed: () => void
}

function DeleteDialog({ one, onDeleted, onClosed }: DeleteDialogProps) {
  const { t } = useI18n()
  const command = useDeleting(one.webhookId, { onDone: onDeleted, onClosed })
  return (
    <ConfirmDialog
      open={command.isOpen}
      title={t('safety.webhooks.deleteOne', { url: one.url })}
      text={t('safety.webhooks.deleteText')}
      yes={t('safety.webhooks.delete')}
      no={t('ui.cancel')}
      danger
      working={command.isBusy}
      error={command.problem}
      onYes={command.confirm}
      onNo={command.cancel}
    />
  )
}
