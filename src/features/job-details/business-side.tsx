import type { Elements } from '../../ui/elements.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { media } from '../../ui/theme/media.ts'
import { useMedia } from '../../ui/use-media.ts'
import { lazy } from '../../shared/lazy.ts'
import { usePrefetch, requiredLazyPart } from '../../ui/lazy/lazy-part.tsx'
import { bidding } from './bidding.tsx'
import { ColumnSkeleton } from './parts/skeletons.tsx'
import { Ended } from './ending.tsx'
import * as styles from './parts/job-details.css.ts'
import { OwnBidCard } from './own-bid-card.tsx'
import type { RoleView, JobScreenView } from './parts/use-job-screen.ts'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { CallButton } from './parts/call-button.tsx'
import { AskCustomer } from './talk/message-links.tsx'

const assigned = lazy(async () => (await import('./business-assigned.tsx')).BusinessAssigned)
/** Nobody who still bids fetches it, but it is at hand once they are chosen. */
const Assigned = requiredLazyPart(assigned, ColumnSkeleton)
const ahead = [assigned] as const

/** The business's column: its bid, its order, or the news that another business got the job. */
function Column({ view }: { readonly view: JobScreenView }) {
  const { t } = useI18n()
  const isDesk = useMedia(media.desk)
  /** If there is room, bidding is next to what it is about. */
  const bid = isDesk && bidding(view)
  const { details, may } = view
  const { assignedBusiness, ownBid } = details
  usePrefetch(ahead)
  return (
    <>
      {assignedBusiness && view.isMine && <Assigned view={view} business={assignedBusiness} />}
      {assignedBusiness && !view.isMine && (
        <Notice
          title={t('jobDetails.assigned.elsewhere')}
          text={t('jobDetails.assigned.elsewhereText', { name: assignedBusiness.businessName })}
        />
      )}
      <Ended view={view} />
      {ownBid && (
        <OwnBidCard
          bid={ownBid}
          onEdit={may.editBid ? () => view.open({ act: 'bid' }) : undefined}
          onWithdraw={may.withdraw ? () => view.open({ act: 'withdraw' }) : undefined}
        >
          {bid}
        </OwnBidCard>
      )}
      {(may.bid || bid) && !ownBid && (
        <Notice title={t('jobDetails.bid.title')} text={may.bid ? t('jobDetails.bid.lead') : undefined}>
          {bid}
        </Notice>
      )}
    </>
  )
}

type NoticeProps = { readonly title: string; readonly text: string | undefined; readonly children?: Elements }

function Notice({ title, text, children }: NoticeProps) {
  return (
    <Card>
      <section className={styles.notice}>
        <h2 className={styles.sectionTitle}>{title}</h2>
        {text !== undefined && <p className={styles.muted}>{text}</p>}
        {children}
      </section>
    </Card>
  )
}

function CompleteAction({ view: { open } }: { readonly view: JobScreenView }) {
  const { t } = useI18n()
  return (
    <div className={styles.bar}>
      <p className={styles.barWords}>{t('jobDetails.complete.lead')}</p>
      <Button width="phone" aria-haspopup="dialog" onClick={() => open({ act: 'complete' })}>
        {t('jobDetails.complete.button')}
      </Button>
    </div>
  )
}

/** What a business sees beside a job. */
export const businessSide: RoleView = {
  Person: JobCustomer,
  Column,
  actionOf: (view, isDesk) => (view.may.complete ? <CompleteAction view={view} /> : isDesk ? null : bidding(view)),
}

/** For a business: whose job it is, and how to call or ask them. */
export function JobCustomer({ view: { details, calling } }: { readonly view: JobScreenView }) {
  const { t } = useI18n()
  const { customer } = details
  return (
    <div className={styles.person}>
      <Avatar name={customer.name} url={customer.picture.url} />
      <div className={styles.personWords}>
        <p className={styles.name}>
          <bdi>{customer.name}</bdi>
        </p>
        <p className={styles.muted}>{t('jobDetails.customer')}</p>
      </div>
      <div className={styles.contact}>
        <CallButton calling={calling} />
        <AskCustomer details={details} />
      </div>
    </div>
  )
}
