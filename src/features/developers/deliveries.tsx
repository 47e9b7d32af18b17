import type { Delivery, WebhookEndpoint } from '../../actors/webhooks.ts'
import { failureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { FailedState } from '../../ui/lists/state.tsx'
import { row, stack } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'
import * as rows from '../../ui/lists/rows.css.ts'
import { useDeliveries, useRedelivering, useTesting } from './use-developers.ts'

type DeliveriesProps = { readonly one: WebhookEndpoint; readonly onClosed: () => void }

/** What was sent to an address. */
export function DeliveriesDialog({ one, onClosed }: DeliveriesProps) {
  const { t } = useI18n()
  const { loaded, isBusy, refresh } = useDeliveries(one.webhookId)
  const testing = useTesting(refresh)
  const isOff = one.off !== null
  return (
    <Dialog open title={t('safety.webhooks.deliveries')} size="medium" closable harmless onClose={onClosed}>
      <div className={stack.s4}>
        <p className={text.muted}>
          <bdi>{one.url}</bdi>
        </p>
        <div className={row.s2}>
          {!isOff && (
            <Button variant="plain" working={testing.isBusy} onClick={() => testing.run({ id: one.webhookId })}>
              {t('safety.webhooks.test')}
            </Button>
          )}
          <Button variant="plain" working={isBusy && loaded.status === 'ready'} onClick={refresh}>
            {t('safety.webhooks.refresh')}
          </Button>
        </div>
        {loaded.status === 'failed' && (
          <FailedState
            title={t('safety.webhooks.deliveriesFailed')}
            text={failureText(t, loaded.failure, 'load')}
            onRetry={loaded.retry}
          />
        )}
        {loaded.status === 'ready' && loaded.isOutdated && <p role="alert">{t('safety.webhooks.refreshFailed')}</p>}
        {loaded.status === 'ready' &&
          (loaded.value.length === 0 ? (
            <p>{t('safety.webhooks.nothing')}</p>
          ) : (
            <ul className={rows.list}>
              {loaded.value.map((delivery) => (
                <DeliveryRow key={delivery.deliveryId} delivery={delivery} isOff={isOff} onSent={refresh} />
              ))}
            </ul>
          ))}
      </div>
    </Dialog>
  )
}

type DeliveryRowProps = { readonly delivery: Delivery; readonly isOff: boolean; readonly onSent: () => void }

function DeliveryRow({ delivery, isOff, onSent }: DeliveryRowProps) {
  const { t, format } = useI18n()
  const { deliveryId: id, type, createdAt, state, triedAt, status, error, milliseconds, nextTryAt } = delivery
  const sending = useRedelivering(onSent)
  const reason = error ?? 'unreachable'
  const answer =
    status === null ? t(`safety.webhooks.errors.${reason}`) : t('safety.webhooks.answered', { status: String(status) })
  return (
    <li className={rows.row}>
      <div className={rows.facts}>
        <h3 className={text.title}>
          <bdi>{type}</bdi>
        </h3>
        <p className={text.muted}>{format.cardDate(createdAt)}</p>
        <p className={state === 'delivered' ? rows.here : text.body}>{t(`safety.webhooks.states.${state}`)}</p>
        {triedAt !== null && (
          <p className={text.muted}>
            {milliseconds === null
              ? answer
              : t('safety.webhooks.took', { answer, milliseconds: format.number(milliseconds) })}
          </p>
        )}
        {nextTryAt !== null && triedAt !== null && (
          <p className={text.muted}>{t('safety.webhooks.next', { date: format.cardDate(nextTryAt) })}</p>
        )}
      </div>
      {!isOff && (
        <Button
          variant="plain"
          working={sending.isBusy}
          aria-label={t('safety.webhooks.againOne', { type })}
          onClick={() => sending.run({ id })}
        >
          {t('safety.webhooks.again')}
        </Button>
      )}
    </li>
  )
}
