import { useSession } from '../../actors/environment-context.ts'
import type { OwnBid, Schemas } from '../../actors/jobs.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { Banner, Steps } from '../../ui/banner.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { ChatIcon, CheckIcon, InfoIcon, WarningIcon } from '../../ui/icons.tsx'
import { Link } from '../../ui/link.tsx'
import { EndedBanner } from './ending.tsx'
import { DeclineWords, Quote } from './parts/facts.tsx'
import { BidsIcon, ClockIcon, StarIcon, WorkIcon } from './parts/icons.tsx'
import { EditUntilButton, JobRating } from './parts/job-rating.tsx'
import * as styles from './parts/job-details.css.ts'
import type { JobScreenView } from './parts/use-job-screen.ts'

type BusinessBannerProps = {
  readonly view: JobScreenView
  /** The main action, where it is not at the bottom of the screen. */
  readonly action: Elements
}

/** For a business: where the job stands for it, and what it can do next. */
export function BusinessBanner({ view, action }: BusinessBannerProps) {
  const { t, format } = useI18n()
  const { assignedBusiness, ended, ownBid, job } = view.details
  if (assignedBusiness && view.isMine) return <Mine view={view} action={action} />
  if (assignedBusiness)
    return (
      <Banner
        tone="over"
        Icon={InfoIcon}
        title={t('jobDetails.assigned.elsewhere')}
        text={t('jobDetails.assigned.elsewhereText', { name: assignedBusiness.businessName })}
        action={<FindWork />}
      />
    )
  if (ended)
    return (
      <>
        <EndedBanner view={view} ended={ended} action={action} />
        <DeclineInvitation view={view} />
      </>
    )
  if (job.status === 'expired')
    return (
      <Banner
        tone="over"
        Icon={ClockIcon}
        title={t('jobBanner.expired')}
        text={t('jobBanner.expiredText', { date: format.date(job.expiresAt) })}
        action={<FindWork />}
      />
    )
  if (ownBid) return <Bid view={view} bid={ownBid} action={action} />
  if (view.bar && job.invitation !== 'sent')
    return <Banner tone="call" Icon={WarningIcon} title={t('jobBanner.barred')} action={action} />
  if (job.invitation !== null) return <Invited view={view} action={action} />
  return <Banner tone="going" Icon={BidsIcon} title={t('jobBanner.open')} text={t('jobDetails.bid.lead')} />
}

/** The customer asked for a bid, or did so in vain. What keeps the business from bidding is said beside the ways to answer. */
function Invited({ view, action }: BusinessBannerProps) {
  const { t } = useI18n()
  const { job, customer } = view.details
  const name = firstName(customer.name)
  if (job.invitation === 'declined')
    return (
      <Banner
        tone="over"
        Icon={InfoIcon}
        title={t('jobBanner.declinedInvitation')}
        text={t('jobBanner.declinedInvitationText')}
      />
    )
  return (
    <Banner
      tone="going"
      Icon={BidsIcon}
      title={t('jobBanner.invited', { name })}
      text={t('jobBanner.invitedText', { name })}
    >
      <DeclineInvitation view={view} action={action} />
    </Banner>
  )
}

type DeclineInvitationProps = { readonly view: JobScreenView; readonly action?: Elements }

/** Also for a business whose bid was withdrawn or ended: it is asked still. */
function DeclineInvitation({ view, action }: DeclineInvitationProps) {
  const { t } = useI18n()
  return (
    view.may.declineInvitation && (
      <div className={action ? styles.acts : styles.quietAct}>
        {action}
        <Button variant="quietDanger" aria-haspopup="dialog" onClick={() => view.open({ act: 'declineInvitation' })}>
          {t('jobDetails.invitation.button')}
        </Button>
      </div>
    )
  )
}

/** What became of the own bid while nobody has the job. */
function Bid({ view, bid, action }: BusinessBannerProps & { readonly bid: OwnBid }) {
  const { t, format } = useI18n()
  if (bid.declined)
    return (
      <Banner tone="over" Icon={InfoIcon} title={t('jobDetails.bid.declined')}>
        <DeclineWords declined={bid.declined} />
        <div className={styles.acts}>
          <FindWork />
        </div>
      </Banner>
    )
  if (bid.state !== 'standing')
    return (
      <Banner tone="over" Icon={InfoIcon} title={t('jobDetails.bid.withdrawn')} action={action}>
        <DeclineInvitation view={view} />
      </Banner>
    )
  return (
    <Banner
      tone="going"
      Icon={BidsIcon}
      title={t('jobBanner.yourBid', { amount: format.money(bid.amount) })}
      text={t('jobBanner.yourBidText', { name: firstName(view.details.customer.name) })}
    >
      <BusinessSteps names={waitingSteps} done={1} />
    </Banner>
  )
}

/** The job is the viewer's. */
function Mine({ view, action }: BusinessBannerProps) {
  const { t, format } = useI18n()
  const { job, assignedBusiness, doubt, customer } = view.details
  const name = firstName(customer.name)
  if (job.status === 'completed') {
    const { rating } = job
    return (
      <Banner
        tone="done"
        Icon={rating ? StarIcon : CheckIcon}
        title={rating ? t('jobBanner.theyRated', { name }) : t('jobBanner.completed')}
        text={rating ? t('jobBanner.theyRatedText') : t('jobBanner.completedText', { name })}
      >
        {rating && (
          <JobRating rating={rating} by={assignedBusiness?.businessName ?? ''}>
            {view.may.reply && (
              <EditUntilButton
                label={rating.reply ? t('jobDetails.reply.edit') : t('jobDetails.reply.button')}
                until={rating.reply?.changeableUntil ?? null}
                onAsk={() => view.open({ act: 'reply' })}
              />
            )}
          </JobRating>
        )}
        <BusinessSteps done={rating ? 5 : 4} />
      </Banner>
    )
  }
  if (doubt) return <Doubted view={view} doubt={doubt} name={name} action={action} />
  return (
    <Banner
      tone="going"
      Icon={WorkIcon}
      title={t('jobBanner.won', { amount: format.money(assignedBusiness?.amount ?? job.budget) })}
      text={t('jobBanner.wonText', { name })}
      action={action}
    >
      <BusinessSteps done={2} />
    </Banner>
  )
}

type DoubtedProps = BusinessBannerProps & { readonly doubt: Schemas['Doubt']; readonly name: string }

/** The customer said that it is not done: their words first, then the way to them, and to saying that it is done. */
function Doubted({ view, doubt, name, action }: DoubtedProps) {
  const { t, format } = useI18n()
  const { user } = useSession()
  return (
    <Banner
      tone="call"
      Icon={WarningIcon}
      title={t('jobBanner.notDone', { name })}
      text={t('jobBanner.notDoneText', { name, ago: format.ago(doubt.createdAt) })}
    >
      <Quote text={doubt.reason} />
      <div className={styles.acts}>
        <Link className={buttonClass('plain')} href={links.thread(view.details.job.id, user.id)}>
          <ChatIcon />
          <span>{t('jobBanner.answer', { name })}</span>
        </Link>
        {action}
      </div>
      <BusinessSteps done={2} />
    </Banner>
  )
}

/** The way on from a job that is not to be had. */
function FindWork() {
  const { t } = useI18n()
  return (
    <Link className={buttonClass('plain')} href={links.dashboard}>
      <span>{t('shell.section.findWork')}</span>
    </Link>
  )
}

/** While the customer chooses, that is the step under way: a job is not won by half. */
const waitingSteps = ['sent', 'waiting', 'won', 'done', 'rated'] as const
const workSteps = ['sent', 'won', 'work', 'done', 'rated'] as const

type BusinessStepsProps = { readonly names?: typeof waitingSteps | typeof workSteps; readonly done: number }

function BusinessSteps({ names = workSteps, done }: BusinessStepsProps) {
  const { t } = useI18n()
  return <Steps names={names.map((step) => t(`jobBanner.steps.business.${step}`))} done={done} />
}

/** How one speaks of somebody whose whole name is on the screen. */
const firstName = (name: string): string => name.split(' ')[0] ?? name
