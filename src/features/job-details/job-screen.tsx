import type { BiddingBar } from '../../actors/jobs.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { later } from '../../later.ts'
import { links } from '../../routes.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { RetryIcon } from '../../ui/icons.tsx'
import { Link } from '../../ui/text/link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { laterPart, useAhead } from '../../ui/later-part.tsx'
import { Screen } from '../../ui/screen.tsx'
import { RefreshFailed } from '../../ui/lists/state.tsx'
import { twoColumns } from '../../ui/theme/layout.css.ts'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { BusinessSide } from './business-side.tsx'
import { CustomerSide } from './customer-side.tsx'
import * as styles from './job-details.css.ts'
import { JobSummary } from './job-summary.tsx'
import type { LoadedJob } from './use-job-details.ts'
import { type JobScreenView, useJobScreen } from './use-job-screen.ts'

const dialogs = later(async () => (await import('./dialogs/job-dialog.tsx')).JobDialog)
/** All dialogs. Somebody who only reads never fetches them. */
const JobDialog = laterPart(dialogs, ({ view }) => view.closeDialog())
const ahead = [dialogs] as const

/** A loaded job: its description on one side, the bids or the assigned business on the other. */
export function JobScreen({ job }: { readonly job: LoadedJob }) {
  const { t } = useI18n()
  const view = useJobScreen(job)
  useAhead(ahead)
  useKeptFocus()
  const { details, may, ask } = view
  const isComparing = view.role === 'customer' && details.assignedBusiness === null
  return (
    <Screen title={t('jobDetails.title')} back={links.dashboard} account bottom={mainAction(view)}>
      {view.refreshFailed && <RefreshFailed text={t('jobDetails.refreshFailed')} onRetry={view.retry} />}
      <div className={classNames(twoColumns, isComparing && styles.comparing)} aria-busy={view.isRefreshing}>
        <div className={isComparing ? styles.beside : styles.column}>
          <JobSummary
            details={details}
            calling={view.callsBusiness ? null : view.calling}
            onEdit={may.edit ? ask.edit : undefined}
            onDelete={may.delete ? ask.delete : undefined}
          />
        </div>
        <div className={styles.column}>
          {view.role === 'customer' ? <CustomerSide view={view} /> : <BusinessSide view={view} />}
        </div>
      </div>
      {view.dialog !== 'none' && <JobDialog view={view} />}
    </Screen>
  )
}

/** The main action, within reach of the thumb. */
function mainAction(view: JobScreenView) {
  if (view.may.bid) return <BidAction view={view} />
  if (view.bar) return <BarredAction bar={view.bar} />
  if (view.role === 'business' && view.may.complete) return <CompleteAction view={view} />
  return view.may.postAgain ? <PostAgainAction view={view} /> : undefined
}

function PostAgainAction({ view: { details, preparePostAgain } }: { readonly view: JobScreenView }) {
  const { t } = useI18n()
  return (
    <Link className={buttonClass('primary', 'phone')} href={links.postAgain(details.job.id)} onClick={preparePostAgain}>
      <RetryIcon />
      {t('jobDetails.postAgain')}
    </Link>
  )
}

function BidAction({ view: { ask, details } }: { readonly view: JobScreenView }) {
  const { t } = useI18n()
  return (
    <Button width="phone" aria-haspopup="dialog" onClick={ask.bid}>
      {details.ownBid ? t('jobDetails.bid.again') : t('jobDetails.bid.button')}
    </Button>
  )
}

const waysOn = { EMAIL_NOT_VERIFIED: links.verifyEmail, SUBSCRIPTION_INACTIVE: links.subscription } as const

/** In the place of the Bid button: why one cannot bid, before anything is written, and what to do about it. */
function BarredAction({ bar }: { readonly bar: BiddingBar }) {
  const { t } = useI18n()
  return (
    <div className={styles.bar}>
      <p className={styles.barWords}>{t(`jobDetails.bar.${bar}.text`)}</p>
      <Link className={buttonClass('primary', 'phone')} href={waysOn[bar]}>
        {t(`jobDetails.bar.${bar}.action`)}
      </Link>
    </div>
  )
}

function CompleteAction({ view: { ask } }: { readonly view: JobScreenView }) {
  const { t } = useI18n()
  return (
    <div className={styles.bar}>
      <p className={styles.barWords}>{t('jobDetails.complete.lead')}</p>
      <Button width="phone" aria-haspopup="dialog" onClick={ask.complete}>
        {t('jobDetails.complete.button')}
      </Button>
    </div>
  )
}
