import { type ReactNode, useId, useState } from 'react'
import type { Job, Session } from '../../actors/jobs.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { Elements } from '../../ui/elements.ts'
import { MembershipIcon } from '../../ui/icons.tsx'
import { Link } from '../../ui/link.tsx'
import { JobPicture } from '../../ui/pictures/job-picture.tsx'
import { CountBadge } from '../../ui/text/count-badge.tsx'
import { daysLeft, isRenewalDue, leftText, useNow } from '../../ui/text/now.ts'
import { media } from '../../ui/theme/media.ts'
import { useMedia } from '../../ui/use-media.ts'
import { toWrite } from '../../ui/writing.ts'
import * as styles from './waiting.css.ts'

/** How many jobs are shown before somebody asks for all: on a phone, so many that the list is in sight. */
const mostAtFirst = { desk: 6, phone: 2 } as const

type WaitingProps = {
  readonly jobs: readonly Job[]
  /** When the membership of a business ends or ended, once it should be renewed. */
  readonly membershipEndsAt: string | undefined
  readonly viewer: Session
}

/** What waits for the viewer: one act a job, and the membership, each with the one button that settles it. */
export function Waiting({ jobs, membershipEndsAt, viewer }: WaitingProps) {
  const { t } = useI18n()
  const now = useNow()
  // Only a matter of display, so not in a machine.
  const [isWhole, setIsWhole] = useState(false)
  const most = mostAtFirst[useMedia(media.desk) ? 'desk' : 'phone']
  const shown = isWhole ? jobs : jobs.slice(0, most)
  const acts = shown.map((job) => <JobAct key={job.id} job={job} viewer={viewer} />)
  const isDue = membershipEndsAt !== undefined
  const membership = isDue && <MembershipAct key="membership" endsAt={membershipEndsAt} now={now} />
  const isFirst = isDue && isRenewalDue(daysLeft(membershipEndsAt, now))
  const count = jobs.length + (isDue ? 1 : 0)
  return (
    <section className={styles.waiting} aria-labelledby="waiting">
      <div className={styles.head}>
        <h2 className={styles.heading} id="waiting">
          <span>{`${t('dashboard.waits.group')} `}</span>
          <CountBadge count={count} />
        </h2>
        {shown.length < jobs.length && (
          <Button variant="quiet" onClick={() => setIsWhole(true)}>
            {t('dashboard.waits.showAll', { count })}
          </Button>
        )}
      </div>
      <ul className={styles.acts}>{isFirst ? [membership, ...acts] : [...acts, membership]}</ul>
    </section>
  )
}

type ActProps = {
  /** Names the row for whoever looks for it. */
  readonly id: string
  readonly picture: Elements
  readonly what: string
  /** What it is about. */
  readonly about: ReactNode
  readonly href: string
  readonly state?: object
  /** The verb of the button. */
  readonly verb: string
  /** It comes before all else. */
  readonly isUrgent?: boolean
}

function Act({ id, picture, what, about, href, state, verb, isUrgent = false }: ActProps) {
  const described = useId()
  return (
    <li className={classNames(styles.act, isUrgent && styles.urgent)} data-waiting={id}>
      {picture}
      <div className={styles.words}>
        <h3 className={styles.what}>{what}</h3>
        <p className={styles.about} id={described}>
          {about}
        </p>
      </div>
      <Link
        className={`${buttonClass('soft')} ${styles.button}`}
        href={href}
        {...(state && { state })}
        aria-describedby={described}
      >
        <span>{verb}</span>
      </Link>
    </li>
  )
}

function JobAct({ job, viewer }: { readonly job: Job; readonly viewer: Session }) {
  const { t } = useI18n()
  const act = useAct(job, viewer)
  if (act === null) return null
  const { reason, ...words } = act
  return (
    <Act
      id={job.id}
      picture={<JobPicture className={styles.picture} pictures={job.pictures} />}
      about={<bdi className={styles.subject}>{job.title}</bdi>}
      verb={t(`dashboard.waits.act.${reason}`)}
      isUrgent={reason === 'notDone'}
      {...words}
    />
  )
}

function MembershipAct({ endsAt, now }: { readonly endsAt: string; readonly now: Date }) {
  const { t, format } = useI18n()
  const left = daysLeft(endsAt, now)
  return (
    <Act
      id="membership"
      picture={
        <span className={styles.membership[isRenewalDue(left) ? 'call' : 'going']}>
          <MembershipIcon className={styles.membershipIcon} />
        </span>
      }
      what={leftText(left, {
        ended: t('dashboard.waits.membership.ended'),
        lastDay: t('dashboard.waits.membership.lastDay'),
        days: (count) => t('dashboard.waits.membership.ends', { count }),
      })}
      about={
        left === null
          ? t('dashboard.waits.membership.endedText')
          : t('dashboard.waits.membership.until', { date: format.date(endsAt) })
      }
      href={links.subscription}
      verb={t('dashboard.waits.act.renew')}
    />
  )
}

/** The most urgent of what waits about a job: what it is in words, and where it is settled. */
function useAct(job: Job, { userType, user }: Session) {
  const { t, format } = useI18n()
  const [reason] = job.waits
  if (reason === undefined) return null
  const here = links.jobDetails(job.id)
  const price = job.agreedPrice === null ? '' : format.money(job.agreedPrice)
  switch (reason) {
    case 'newBids': {
      const from = job.lowestBid === null ? '' : format.money(job.lowestBid)
      return { reason, href: here, what: t('dashboard.waits.newBidsFrom', { count: job.newBids, amount: from }) }
    }
    case 'unreadMessages': {
      const business = userType === 'business' ? user.id : job.lastWriter?.businessId
      const name = job.lastWriter?.name ?? ''
      const href = business ? links.thread(job.id, business) : here
      return { reason, href, state: toWrite, what: t('dashboard.waits.wrote', { name, count: job.unreadMessages }) }
    }
    case 'toRate':
      return { reason, href: here, what: t('dashboard.waits.howWas', { name: job.assignedTo?.businessName ?? '' }) }
    case 'notDone':
      return { reason, href: here, what: t('dashboard.waits.saysNotDone', { name: job.customer?.firstName ?? '' }) }
    case 'invited':
      return { reason, href: here, what: t('dashboard.waits.invites', { name: job.customer?.firstName ?? '' }) }
    case 'won':
      return { reason, href: here, what: t('dashboard.waits.wonFor', { amount: price }) }
  }
}
