import type { ReactElement } from 'react'
import { useMachineOf, useSession } from '../../actors/environment-context.ts'
import { type Cycle, type MembershipCard, subscriptionMachine } from '../../actors/business.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { Banner } from '../../ui/banner.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { useLoaded, LoadedScreen } from '../../ui/forms/loaded-screen.tsx'
import { BellIcon, CheckIcon, createIcon, PersonIcon, WarningIcon } from '../../ui/icons.tsx'
import { EmptyState } from '../../ui/lists/state.tsx'
import { Brought } from './brought.tsx'
import { Paying, PaymentBanner } from './paying.tsx'
import { daysLeft, isRenewalDue, leftText, useNow } from '../../ui/text/now.ts'
import { Link, OutsideLink } from '../../ui/link.tsx'
import { stack } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'
import * as styles from './subscription.css.ts'

const BidIcon = createIcon(<path d="M4 8h16v11H4zM9 8V5h6v3M4 13h16" />)
const PriceIcon = createIcon(
  <path d="M12 3v18M16.500 7.500c-.8-1.300-2.400-2-4.500-2-2.500 0-4.300 1.100-4.300 3 0 4.300 9 2.200 9 6.800 0 2.100-2 3.200-4.700 3.200-2.300 0-4.100-.9-4.900-2.500" />,
)

const MarkIcon = createIcon(
  <path d="M12 3.5 5 6v5.500c0 4.300 2.800 7.500 7 9 4.200-1.500 7-4.700 7-9V6zM9 12l2.200 2.200L15.200 10" />,
)
const PageIcon = createIcon(<path d="M4 20V10l8-6 8 6v10zM9.500 20v-6h5v6" />)

/** What that is, with its sign and where it is found. */
const gives = (businessId: string) =>
  [
    ['bid', BidIcon, links.foundJobs({})],
    ['price', PriceIcon, null],
    ['marks', MarkIcon, links.profileBusinessDetails],
    ['page', PageIcon, links.business(businessId)],
    ['invited', PersonIcon, null],
    ['searches', BellIcon, links.savedSearches],
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
      room="middle"
      loaded={loaded}
      failed={t('account.membership.failed')}
      missing={none}
    >
      {({ cycles: [newest], contact, card }) => (
        <Memberships newest={newest} contact={contact} card={card} none={none} />
      )}
    </LoadedScreen>
  )
}

type MembershipsProps = {
  /** The present period, or the last one. */
  readonly newest: Cycle | undefined
  readonly contact: string | undefined
  /** How it is paid by card; undefined where no cards are taken. */
  readonly card: MembershipCard | undefined
  /** Shown to who never had one. */
  readonly none: ReactElement
}

function Memberships({ newest, contact, card, none }: MembershipsProps) {
  const now = useNow()
  const period = newest && { cycle: newest, left: newest.isActive ? daysLeft(newest.endsAt, now) : null }
  const isDue = card?.isRenewing !== true && (period === undefined || isRenewalDue(period.left))
  const isRenewable = isDue || contact !== undefined || card !== undefined
  return (
    <div className={stack.s5}>
      {card && <PaymentBanner card={card} />}
      {period === undefined ? none : isDue && <RenewalBanner {...period} />}
      <div className={styles.columns}>
        <Membership period={period} />
        <div className={styles.side}>
          {card && <Paying card={card} isDue={isDue} />}
          {isRenewable && card === undefined && <Renewal contact={contact} isDue={isDue} />}
          {!isDue && period && <Afterwards endsAt={period.cycle.endsAt} />}
          <Brought />
        </div>
        <Gives />
      </div>
    </div>
  )
}

/** What ends with the membership, and what stays. */
function Afterwards({ endsAt }: Pick<Cycle, 'endsAt'>) {
  const { t, format } = useI18n()
  return (
    <Card>
      <section className={stack.s3} aria-labelledby="afterwards">
        <h2 className={text.title} id="afterwards">
          {t('account.membership.afterwards')}
        </h2>
        <p className={text.muted}>{t('account.membership.after', { date: format.date(endsAt) })}</p>
        <p className={text.muted}>{t('account.membership.keeps')}</p>
      </section>
    </Card>
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

const DAY = 24 * 60 * 60 * 1000

/** From when until when, and how much of it has passed. */
function Dates({ cycle: { startsAt, endsAt }, left }: Period) {
  const { t, format } = useI18n()
  const now = useNow()
  const dates = [
    ['start', startsAt],
    ['end', endsAt],
  ] as const
  const total = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / DAY)
  const whole = { passed: format.number(total - (left ?? 0)), total: format.number(total) }
  return (
    <>
      {left !== null && left <= total && <p className={styles.passedDays}>{t('account.membership.passed', whole)}</p>}
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

/** Whether there is one, and for how long. */
function Membership({ period }: { readonly period: Period | undefined }) {
  const { t } = useI18n()
  const isActive = period !== undefined && period.cycle.isActive
  const left = useLeftText(period?.left ?? null)
  return (
    <section className={styles.membership} aria-labelledby="membership">
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
      {period && <Dates {...period} />}
    </section>
  )
}

/** What a business has of the site, and where. */
function Gives() {
  const { t } = useI18n()
  const { user } = useSession()
  return (
    <section className={styles.given} aria-labelledby="gives">
      <h2 className={styles.givesTitle} id="gives">
        {t('account.membership.givesTitle')}
      </h2>
      <ul className={styles.gives}>
        {gives(user.id).map(([name, Icon, href]) => (
          <li key={name} className={styles.give}>
            <span className={styles.giveSign}>
              <Icon className={styles.giveIcon} />
            </span>
            <div className={styles.giveWords}>
              <h3 className={styles.giveTitle}>
                {href === null ? (
                  t(`account.membership.gives.${name}.title`)
                ) : (
                  <Link className={styles.giveLink} href={href}>
                    {t(`account.membership.gives.${name}.title`)}
                  </Link>
                )}
              </h3>
              <p className={text.muted}>{t(`account.membership.gives.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
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
