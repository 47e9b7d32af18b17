import { useId, useState } from 'react'
import type { Job, Session } from '../../actors/jobs.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { JobPicture } from '../../ui/pictures/job-picture.tsx'
import { CountBadge } from '../../ui/text/count-badge.tsx'
import * as styles from './waiting.css.ts'

/** How many acts are shown before somebody asks for all. */
const mostAtFirst = 6

type WaitingProps = { readonly jobs: readonly Job[]; readonly viewer: Session }

/** What waits for the viewer, one act a job, each with the one button that settles it. */
export function Waiting({ jobs, viewer }: WaitingProps) {
  const { t, format } = useI18n()
  // Only a matter of display, so not in a machine.
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? jobs : jobs.slice(0, mostAtFirst)
  return (
    <section className={styles.waiting} aria-labelledby="waiting">
      <h2 className={styles.heading} id="waiting">
        <span>{`${t('dashboard.waits.group')} `}</span>
        <CountBadge>{format.number(jobs.length)}</CountBadge>
      </h2>
      <ul className={styles.acts}>
        {shown.map((job) => (
          <Act key={job.id} job={job} viewer={viewer} />
        ))}
      </ul>
      {shown.length < jobs.length && (
        <Button variant="quiet" onClick={() => setIsWhole(true)}>
          {t('dashboard.waits.showAll', { count: jobs.length })}
        </Button>
      )}
    </section>
  )
}

function Act({ job, viewer }: { readonly job: Job; readonly viewer: Session }) {
  const { t } = useI18n()
  const act = useAct(job, viewer)
  const title = useId()
  if (act === null) return null
  return (
    <li className={styles.act} data-waiting={job.id}>
      <JobPicture className={styles.picture} pictures={job.pictures} />
      <div className={styles.words}>
        <h3 className={styles.what}>{act.what}</h3>
        <p className={styles.job} id={title}>
          <bdi>{job.title}</bdi>
        </p>
      </div>
      <Link className={`${buttonClass('soft')} ${styles.button}`} href={act.href} aria-describedby={title}>
        <span>{t(`dashboard.waits.act.${act.reason}`)}</span>
      </Link>
    </li>
  )
}

/** The most urgent of what waits: what it is in words, and where it is settled. */
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
      return { reason, href, what: t('dashboard.waits.wrote', { name, count: job.unreadMessages }) }
    }
    case 'toRate':
      return { reason, href: here, what: t('dashboard.waits.howWas', { name: job.assignedTo?.businessName ?? '' }) }
    case 'notDone':
      return { reason, href: here, what: t('dashboard.waits.saysNotDone', { name: job.customer?.firstName ?? '' }) }
    case 'won':
      return { reason, href: here, what: t('dashboard.waits.wonFor', { amount: price }) }
  }
}
