import { useState } from 'react'
import { storeDraftToPostAgain } from '../../actors/post-again.ts'
import { useEnvironment } from '../../actors/environment-context.ts'
import { type JobDetails, MOST_COUNTED } from '../../actors/jobs.ts'
import { isRecord } from '../../actors/storage.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { Banner, Steps } from '../../ui/banner.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { CheckIcon, RetryIcon } from '../../ui/icons.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Link } from '../../ui/link.tsx'
import { media } from '../../ui/theme/media.ts'
import { useMedia } from '../../ui/use-media.ts'
import { EndedBanner } from './ending.tsx'
import { AskRating } from './parts/ask-rating.tsx'
import { Quote } from './parts/facts.tsx'
import { FindBusinesses } from './parts/find-businesses.tsx'
import { BidsIcon, ClockIcon, StarIcon, WorkIcon } from './parts/icons.tsx'
import { EditUntilButton, JobRating } from './parts/job-rating.tsx'
import * as styles from './parts/job-details.css.ts'
import type { JobScreenView } from './parts/use-job-screen.ts'

type CustomerBannerProps = {
  readonly view: JobScreenView
  /** The main action, where it is not at the bottom of the screen. */
  readonly action: Elements
}

/** For the customer: where their job stands, and what they can do next. */
export function CustomerBanner({ view, action }: CustomerBannerProps) {
  const { t, format } = useI18n()
  const { job, ended, assignedBusiness } = view.details
  const [told] = useState(() => toldIn(window.history.state))
  const until = format.date(job.expiresAt)
  // On a phone it is below the bids, which come first.
  const isDesk = useMedia(media.desk)
  switch (job.status) {
    case 'inprogress':
      return <Assigned view={view} name={assignedBusiness?.businessName ?? ''} />
    case 'completed':
      return <Completed view={view} name={assignedBusiness?.businessName ?? ''} />
    case 'expired':
      return (
        <Banner
          tone="over"
          Icon={ClockIcon}
          title={t('jobBanner.expired')}
          text={t('jobBanner.expiredOwner', { date: until })}
          action={action}
        />
      )
    case 'open':
      if (ended && job.bidsCount === 0) return <EndedBanner view={view} ended={ended} />
      if (job.lowestBid === null)
        return (
          <Banner
            tone="info"
            Icon={ClockIcon}
            title={t('jobBanner.noBids')}
            text={told === null ? t('jobBanner.noBidsText', { date: until }) : undefined}
          >
            {told !== null && <Told told={told} />}
            <CustomerSteps done={1} />
          </Banner>
        )
      return (
        <>
          {ended && <EndedBanner view={view} ended={ended} />}
          <Banner
            tone="going"
            Icon={BidsIcon}
            title={t('jobBanner.bids', { count: job.bidsCount, amount: format.money(job.lowestBid) })}
            text={t('jobBanner.bidsText', { budget: format.money(job.budget), date: until })}
            action={isDesk && <FindBusinesses job={job} />}
          >
            <CustomerSteps done={1} />
          </Banner>
        </>
      )
  }
}

type PartProps = { readonly view: JobScreenView; readonly name: string }

function Assigned({ view, name }: PartProps) {
  const { t, format } = useI18n()
  const { may, open, details } = view
  const { doubt } = details
  const amount = format.money(details.assignedBusiness?.amount ?? details.job.budget)
  const complete = may.complete && (
    <Button variant="plain" aria-haspopup="dialog" onClick={() => open({ act: 'complete' })}>
      {t('jobDetails.complete.button')}
    </Button>
  )
  return (
    <Banner
      tone="going"
      Icon={WorkIcon}
      title={doubt ? t('jobDetails.doubt.mine') : t('jobBanner.onIt', { name })}
      text={doubt ? t('jobBanner.youDoubtedText', { name }) : t('jobBanner.onItText', { amount })}
      action={doubt === null && complete}
    >
      {doubt && <Quote text={doubt.reason} />}
      {doubt && complete && <div className={styles.acts}>{complete}</div>}
      <CustomerSteps done={2} />
    </Banner>
  )
}

function Completed({ view, name }: PartProps) {
  const { t, format } = useI18n()
  const { may, open, details } = view
  const { completedAt, rating } = details.job
  return (
    <Banner
      tone="done"
      Icon={may.rate ? StarIcon : CheckIcon}
      title={may.rate ? t('jobBanner.rate') : t('jobBanner.rated', { name })}
      text={
        may.rate
          ? completedAt === null
            ? undefined
            : t('jobBanner.rateText', { name, ago: format.ago(completedAt) })
          : t('jobBanner.ratedText')
      }
    >
      {may.rate && <AskRating view={view} />}
      {rating && (
        <JobRating rating={rating} by={name}>
          {may.changeRating && (
            <EditUntilButton
              label={t('jobDetails.rating.edit')}
              until={rating.changeableUntil}
              onAsk={() => open({ act: 'changeRating' })}
            />
          )}
        </JobRating>
      )}
      {may.hireAgain && <HireAgain view={view} />}
      <CustomerSteps done={may.rate ? 4 : 5} />
    </Banner>
  )
}

function CustomerSteps({ done }: { readonly done: number }) {
  const { t } = useI18n()
  const names = (['posted', 'bids', 'work', 'done', 'rated'] as const).map((step) =>
    t(`jobBanner.steps.customer.${step}`),
  )
  return <Steps names={names} done={done} />
}

/**
 * How many businesses heard of the job that was posted right before, else null. The browser keeps the number with this entry
 * of its history: a reload says it again, another visit does not.
 */
function toldIn(state: unknown): number | null {
  const told = isRecord(state) ? state['businessesTold'] : undefined
  return typeof told === 'number' && told >= 0 ? told : null
}

/** Says how many businesses heard of the job that was posted right before. */
export function Told({ told }: { readonly told: number }) {
  const { t } = useI18n()
  return (
    <p role="status">
      {told === 0
        ? t('jobNotes.told.nobody')
        : t(told < MOST_COUNTED ? 'jobNotes.told.some' : 'jobNotes.told.atLeast', { count: told })}
    </p>
  )
}

/** Leads to the form of a new job, filled in from this one, with its business invited. */
function HireAgain({ view: { details, may } }: { readonly view: JobScreenView }) {
  const { t } = useI18n()
  const environment = useEnvironment()
  return (
    <div className={styles.acts}>
      <Link
        className={buttonClass(may.rate ? 'plain' : 'primary')}
        href={links.postAgain(details.job.id)}
        onClick={() => storeDraftToPostAgain(environment, details, details.job.assignedBusinessId ?? '')}
      >
        <RetryIcon />
        <span>{t('jobDetails.hireAgain')}</span>
      </Link>
    </div>
  )
}

/** Leads to the form that posts an expired job again, filled in from it. */
export function PostAgain({ details }: { readonly details: JobDetails }) {
  const { t } = useI18n()
  const environment = useEnvironment()
  return (
    <Link
      className={buttonClass('primary', 'phone')}
      href={links.postAgain(details.job.id)}
      onClick={() => storeDraftToPostAgain(environment, details)}
    >
      <RetryIcon />
      <span>{t('dashboard.postAgain')}</span>
    </Link>
  )
}
