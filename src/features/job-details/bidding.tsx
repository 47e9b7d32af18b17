import type { Elements } from '../../ui/elements.ts'
import type { Schemas } from '../../actors/jobs.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import * as styles from './parts/job-details.css.ts'
import type { JobScreenView } from './parts/use-job-screen.ts'

/** The Bid button, or why there is none; null where nobody would bid. */
export function bidding(view: JobScreenView, width: 'phone' | 'full' = 'phone'): Elements {
  if (view.may.bid) return <BidAction view={view} width={width} />
  return view.bar && <BarredAction bar={view.bar} contact={view.details.renewalContact} />
}

type BidActionProps = { readonly view: JobScreenView; readonly width: 'phone' | 'full' }

function BidAction({ view: { open, details }, width }: BidActionProps) {
  const { t } = useI18n()
  return (
    <Button width={width} aria-haspopup="dialog" onClick={() => open({ act: 'bid' })}>
      {details.ownBid ? t('jobDetails.bid.again') : t('jobDetails.bid.button')}
    </Button>
  )
}

const waysOn = { EMAIL_NOT_VERIFIED: links.verifyEmail, SUBSCRIPTION_INACTIVE: links.subscription } as const

type BarredActionProps = { readonly bar: Schemas['BiddingBar']; readonly contact: string | undefined }

/**
 * In the place of the Bid button: why one cannot bid, before anything is written, and what to do about it. Where nobody
 * is named who renews a membership, nothing is offered that would lead nowhere.
 */
function BarredAction({ bar, contact }: BarredActionProps) {
  const { t } = useI18n()
  if (bar === 'SUBSCRIPTION_INACTIVE' && contact === undefined)
    return <p className={styles.barWords}>{t('jobDetails.bar.noContact')}</p>
  return (
    <div className={styles.bar}>
      <p className={styles.barWords}>{t(`jobDetails.bar.${bar}.text`)}</p>
      <Link className={buttonClass('primary', 'phone')} href={waysOn[bar]}>
        {t(`jobDetails.bar.${bar}.action`)}
      </Link>
    </div>
  )
}
