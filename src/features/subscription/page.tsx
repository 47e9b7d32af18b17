import { useMachineOf } from '../../actors/environment-context.ts'
import { type Cycle, subscriptionMachine } from '../../actors/business.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { Card } from '../../ui/lists/card.tsx'
import { useLoaded, LoadedScreen } from '../../ui/forms/loaded-screen.tsx'
import { CheckIcon, WarningIcon } from '../../ui/icons.tsx'
import { EmptyState } from '../../ui/lists/state.tsx'
import { daysLeft, useNow } from '../../ui/text/now.ts'
import { OutsideLink } from '../../ui/link.tsx'
import * as text from '../../ui/theme/text.css.ts'
import * as styles from './subscription.css.ts'

/** A business's current membership period, and who renews it. */
export default function SubscriptionPage() {
  const { t } = useI18n()
  const loaded = useLoaded(useMachineOf(subscriptionMachine))
  const none = <EmptyState title={t('account.membership.none')} text={t('account.membership.noneText')} />
  return (
    <LoadedScreen
      title={t('account.membership.title')}
      back={links.profileOptions}
      loaded={loaded}
      failed={t('account.membership.failed')}
      missing={none}
    >
      {({ cycles: [newest], contact }) => (
        <>
          {newest === undefined ? none : <Membership cycle={newest} />}
          {contact === undefined ? (
            <p className={styles.said}>{t('account.membership.noContact')}</p>
          ) : (
            <p className={styles.said}>
              <span>{`${t('account.membership.contact')} `}</span>
              <OutsideLink dir="ltr" href={contact.startsWith('https:') ? contact : `mailto:${contact}`}>
                {contact}
              </OutsideLink>
            </p>
          )}
        </>
      )}
    </LoadedScreen>
  )
}

function Membership({ cycle }: { readonly cycle: Cycle }) {
  const { t, format } = useI18n()
  const left = daysLeft(cycle.endsAt, useNow())
  const { isActive } = cycle
  return (
    <Card>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt className={text.muted}>{t('account.membership.status')}</dt>
          <dd className={isActive ? styles.active : styles.inactive}>
            {isActive ? <CheckIcon className={styles.sign} /> : <WarningIcon className={styles.sign} />}
            <span>{isActive ? t('account.membership.active') : t('account.membership.inactive')}</span>
          </dd>
        </div>
        <div className={styles.fact}>
          <dt className={text.muted}>{t('account.membership.start')}</dt>
          <dd className={text.title}>{format.date(cycle.startsAt)}</dd>
        </div>
        <div className={styles.fact}>
          <dt className={text.muted}>{t('account.membership.end')}</dt>
          <dd className={text.title}>{format.date(cycle.endsAt)}</dd>
        </div>
        {isActive && left !== null && (
          <div className={styles.fact}>
            <dt className={text.muted}>{t('account.membership.timeLeft')}</dt>
            <dd className={text.title}>
              {left === 0 ? t('account.membership.lastDay') : t('account.membership.left', { count: left })}
            </dd>
          </div>
        )}
      </dl>
      <p className={styles.said}>
        {isActive ? t('account.membership.activeText') : t('account.membership.inactiveText')}
      </p>
    </Card>
  )
}
