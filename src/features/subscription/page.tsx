import type { ReactElement } from 'react'
import { useMachineOf } from '../../actors/environment-context.ts'
import { type Cycle, subscriptionMachine } from '../../actors/business.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { Banner } from '../../ui/banner.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { useLoaded, LoadedScreen } from '../../ui/forms/loaded-screen.tsx'
import { CheckIcon, createIcon, WarningIcon } from '../../ui/icons.tsx'
import { EmptyState } from '../../ui/lists/state.tsx'
import { daysLeft, isRenewalDue, leftText, useNow } from '../../ui/text/now.ts'
import { OutsideLink } from '../../ui/link.tsx'
import { stack } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'
import * as styles from './subscription.css.ts'

const BidIcon = createIcon(<path d="M4 8h16v11H4zM9 8V5h6v3M4 13h16" />)
const PriceIcon = createIcon(
  <path d="M12 3v18M16.500 7.500c-.8-1.300-2.400-2-4.500-2-2.500 0-4.300 1.100-4.300 3 0 4.300 9 2.200 9 6.800 0 2.100-2 3.200-4.700 3.200-2.300 0-4.100-.9-4.900-2.500" />,
)

/** What a membership gives. */
const gives = [
  ['bid', BidIcon],
  ['price', PriceIcon],
] as const

/** A business's current membership period, what it is good for, and who renews it. */
export default function SubscriptionPage() {
  const { t } = useI18n()
  const loaded = useLoaded(useMachineOf(subscriptionMachine))
  const none = (
    <EmptyState subject="membership" title={t('account.membership.none')} text={t('account.membership.noneText')} />
  )
  return (
    <LoadedScreen
      title={t('account.membership.title')}
      back={links.profileOptions}
      loaded={loaded}
      failed={t('account.membership.failed')}
      missing={none}
    >
      {({ cycles: [newest], contact }) => <Memberships newest={newest} contact={contact} none={none} />}
    </LoadedScreen>
  )
}

type MembershipsProps = {
  /** The present period, or the last one. */
  readonly newest: Cycle | undefined
  readonly contact: string | undefined
  /** Shown to who never had one. */
  readonly none: ReactElement
}

function Memberships({ newest, contact, none }: MembershipsProps) {
  const now = useNow()
  const period = newest && { cycle: newest, left: newest.isActive ? daysLeft(newest.endsAt, now) : null }
  const isDue = period === undefined || isRenewalDue(period.left)
  // What comes next comes first.
  const renewal = (isDue || contact !== undefined) && <Renewal contact={contact} isDue={isDue} />
  return (
    <div className={stack.s5}>
      {period === undefined ? none : isDue && <RenewalBanner {...period} />}
      {isDue && renewal}
      <Membership period={period} />
      {!isDue && renewal}
    </div>
  )
}

/** What follows, once there is something to do. */
function RenewalBanner({ cycle: { endsAt }, left }: Period) {
  const { t, format } = useI18n()
  return (
    <Banner
      tone="call"
      Icon={WarningIcon}
      title={useLeftText(left)}
      text={
        left === null
          ? t('account.membership.inactiveText')
          : t('account.membership.after', { date: format.date(endsAt) })
      }
    />
  )
}

/** A period of membership, and its whole days left; null where it has ended. */
type Period = { readonly cycle: Cycle; readonly left: number | null }

function useLeftText(left: number | null): string {
  const { t } = useI18n()
  return leftText(left, {
    ended: t('account.membership.ended'),
    lastDay: t('account.membership.lastDay'),
    days: (count) => t('account.membership.left', { count }),
  })
}

/** From when until when, and how much of it has passed. */
function Dates({ cycle: { startsAt, endsAt } }: Pick<Period, 'cycle'>) {
  const { t, format } = useI18n()
  const now = useNow()
  const dates = [
    ['start', startsAt],
    ['end', endsAt],
  ] as const
  return (
    <>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.passed} style={{ inlineSize: `${passed(startsAt, endsAt, now)}%` }} />
      </div>
      <dl className={styles.dates}>
        {dates.map(([name, at]) => (
          <div key={name} className={styles.date}>
            <dt>{t(`account.membership.${name}`)}</dt>
            <dd className={styles.day}>{format.date(at)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** How much of a time has passed, in percent. */
function passed(startsAt: string, endsAt: string, now: Date): number {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)]
  if (end <= start) return 100
  return Math.round(Math.min(1, Math.max(0, (now.getTime() - start) / (end - start))) * 100)
}

/** Whether there is one and for how long, and what it is good for. */
function Membership({ period }: { readonly period: Period | undefined }) {
  const { t } = useI18n()
  const isActive = period !== undefined && period.cycle.isActive
  const left = useLeftText(period?.left ?? null)
  return (
    <section className={styles.membership} aria-labelledby="membership">
      <div className={styles.top}>
        <div className={styles.line}>
          <h2 className={text.title} id="membership">
            {t('account.membership.name')}
          </h2>
          <dl>
            <dt className={text.visuallyHidden}>{t('account.membership.status')}</dt>
            <dd className={styles.status}>
              {isActive ? <CheckIcon className={styles.sign} /> : <WarningIcon className={styles.sign} />}
              <span>{isActive ? t('account.membership.active') : t('account.membership.inactive')}</span>
            </dd>
          </dl>
        </div>
        {period && !isRenewalDue(period.left) && (
          <div>
            <h2 className={styles.left}>{left}</h2>
            <p>{t('account.membership.activeText')}</p>
          </div>
        )}
        {period && <Dates cycle={period.cycle} />}
      </div>
      <ul className={styles.gives}>
        {gives.map(([name, Icon]) => (
          <li key={name} className={styles.give}>
            <span className={styles.giveSign}>
              <Icon className={styles.giveIcon} />
            </span>
            <div>
              <h3 className={styles.giveTitle}>{t(`account.membership.gives.${name}.title`)}</h3>
              <p className={text.muted}>{t(`account.membership.gives.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.keeps}>{t('account.membership.keeps')}</p>
    </section>
  )
}

type RenewalProps = { readonly contact: string | undefined; readonly isDue: boolean }

/** Whom to ask. Nobody pays here: whoever runs the site renews memberships. */
function Renewal({ contact, isDue }: RenewalProps) {
  const { t } = useI18n()
  const isPage = contact?.startsWith('https:') === true
  return (
    <Card>
      <section className={stack.s4} aria-labelledby="renewal">
        <h2 className={text.title} id="renewal">
          {t('account.membership.renew')}
        </h2>
        {contact === undefined ? (
          <p>{t('account.membership.noContact')}</p>
        ) : (
          <>
            <p>{t('account.membership.contact')}</p>
            <OutsideLink
              className={buttonClass(isDue ? 'primary' : 'plain', 'full')}
              href={isPage ? contact : `mailto:${contact}`}
            >
              {isPage ? t('account.membership.visit') : t('account.membership.mail')}
            </OutsideLink>
            <p className={styles.contact}>
              <bdi>{contact}</bdi>
            </p>
          </>
        )}
      </section>
    </Card>
  )
}
