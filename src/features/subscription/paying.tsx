import { checkoutCommand, type MembershipCard, portalCommand } from '../../actors/business.ts'
import { useSetup } from '../../actors/environment-context.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { useToastedCommand } from '../../ui/forms/use-command.ts'
import { BellIcon, WarningIcon } from '../../ui/icons.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { stack } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'
import * as styles from './subscription.css.ts'

type PayingProps = { readonly card: MembershipCard; readonly isDue: boolean }

/** The page of the payment provider takes the place of this one. */
const leave = ({ url }: { readonly url: string }): void => location.assign(url)

/** What a year costs, and the ways to pay it and to manage the card. */
export function Paying({ card, isDue }: PayingProps) {
  const { t, format } = useI18n()
  const checkout = useToastedCommand(useSetup(checkoutCommand), leave)
  const portal = useToastedCommand(useSetup(portalCommand), leave)
  const { price, isRenewing, renewsAt, hasCard } = card
  return (
    <Card>
      <section className={stack.s4} aria-labelledby="renewal">
        <h2 className={text.title} id="renewal">
          {t('account.membership.card.title')}
        </h2>
        {price !== undefined && (
          <p className={styles.price}>{t('account.membership.card.price', { price: format.money(price) })}</p>
        )}
        {isRenewing && renewsAt !== undefined && (
          <p>{t('account.membership.card.renews', { date: format.date(renewsAt) })}</p>
        )}
        {!isRenewing && (
          <Button
            variant={isDue ? 'primary' : 'plain'}
            width="full"
            working={checkout.isBusy}
            onClick={() => checkout.run({})}
          >
            {t('account.membership.card.pay')}
          </Button>
        )}
        {hasCard && (
          <Button variant="plain" width="full" working={portal.isBusy} onClick={() => portal.run({})}>
            {t('account.membership.card.manage')}
          </Button>
        )}
        <p className={text.muted}>{t('account.membership.card.where')}</p>
      </section>
    </Card>
  )
}

/** What became of a payment: on its way, or refused by the card. */
export function PaymentBanner({ card }: Pick<PayingProps, 'card'>) {
  const { t, format } = useI18n()
  if (card.graceEndsAt !== undefined)
    return (
      <Banner
        tone="call"
        Icon={WarningIcon}
        title={t('account.membership.card.failing')}
        text={t('account.membership.card.grace', { date: format.date(card.graceEndsAt) })}
      />
    )
  const isBack = new URLSearchParams(location.search).get('payment') === 'paid'
  if (!isBack || card.isRenewing) return null
  return (
    <Banner
      tone="info"
      Icon={BellIcon}
      title={t('account.membership.card.pending')}
      text={t('account.membership.card.wait')}
    />
  )
}
