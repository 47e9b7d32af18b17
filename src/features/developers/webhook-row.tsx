import { useId } from 'react'
import type { WebhookEndpoint } from '../../actors/webhooks.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { row } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'
import * as rows from '../../ui/lists/rows.css.ts'
import { useSwitchingOn } from './use-developers.ts'

type AddressRowProps = {
  readonly one: WebhookEndpoint
  readonly onOpen: (what: 'deliveries' | 'rotate' | 'delete') => void
  readonly onChanged: () => void
}

/** One address: its topics, how it does, and what can be done with it. */
export function AddressRow({ one, onOpen, onChanged }: AddressRowProps) {
  const { t, format } = useI18n()
  const { webhookId: id, url, topics, failingSince, off } = one
  const switching = useSwitchingOn(onChanged)
  const urlId = useId()
  return (
    <li className={rows.row}>
      <div className={rows.facts}>
        <h3 className={text.title} id={urlId}>
          <bdi>{url}</bdi>
        </h3>
        <p className={text.muted}>{format.list(topics.map((topic) => t(`safety.webhooks.topics.${topic}`)))}</p>
        {off !== null && (
          <p className={rows.wrong}>{t(`safety.webhooks.off.${off.reason}`, { date: format.date(off.since) })}</p>
        )}
        {off === null && failingSince !== null && (
          <p className={rows.wrong}>{t('safety.webhooks.failing', { date: format.date(failingSince) })}</p>
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
