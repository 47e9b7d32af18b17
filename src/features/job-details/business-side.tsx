import { useI18n } from '../../i18n/i18n.tsx'
import { lazy } from '../../shared/lazy.ts'
import { Button } from '../../ui/button.tsx'
import { requiredLazyPart, usePrefetch } from '../../ui/lazy/lazy-part.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { media } from '../../ui/theme/media.ts'
import { Menu } from '../../ui/menu.tsx'
import { BlockIcon, FlagIcon } from '../../ui/safety-icons.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { bidding } from './bidding.tsx'
import { BusinessBanner } from './business-banner.tsx'
import { OwnBidCard } from './own-bid-card.tsx'
import { Fact } from './parts/facts.tsx'
import { CallButton } from './parts/call-button.tsx'
import * as styles from './parts/job-details.css.ts'
import { ColumnSkeleton } from './parts/skeletons.tsx'
import type { JobScreenView, RoleView } from './parts/use-job-screen.ts'
import { AskCustomer } from './talk/message-links.tsx'

const assigned = lazy(async () => (await import('./business-assigned.tsx')).BusinessAssigned)
/** Nobody who still bids fetches it, but it is at hand once they are chosen. */
const Assigned = requiredLazyPart(assigned, ColumnSkeleton)
const ahead = [assigned] as const

/** The business's column: its bid or its order, and whose job it is. */
function Column({ view }: { readonly view: JobScreenView }) {
  const { details, may } = view
  const { assignedBusiness, ownBid } = details
  usePrefetch(ahead)
  const isDesk = useMedia(media.desk)
  const customer = <JobCustomer view={view} />
  return (
    <>
      {isDesk && may.bid && ownBid === null && <BidCard view={view} />}
      {view.isMine && customer}
      {assignedBusiness && view.isMine && <Assigned view={view} business={assignedBusiness} />}
      {ownBid && !view.isMine && (
        <OwnBidCard
          bid={ownBid}
          onEdit={may.editBid ? () => view.open({ act: 'bid' }) : undefined}
          onWithdraw={may.withdraw ? () => view.open({ act: 'withdraw' }) : undefined}
        />
      )}
      {!view.isMine && customer}
    </>
  )
}

/** On a desk, in sight whatever is read of the job: what it is about to cost, until when, and the button, unless the banner has it. */
function BidCard({ view }: { readonly view: JobScreenView }) {
  const { t, format } = useI18n()
  const { budget, neededBy, expiresAt, invitation } = view.details.job
  return (
    <Card>
      <div className={styles.stack}>
        <div className={styles.agreed}>
          <p className={styles.term}>{t('jobDetails.budget')}</p>
          <div className={styles.price}>{format.money(budget)}</div>
        </div>
        <dl className={styles.facts}>
          {neededBy !== null && <Fact term={t('postJob.neededBy')}>{format.day(neededBy)}</Fact>}
          <Fact term={t('jobDetails.time.until')}>{format.date(expiresAt)}</Fact>
        </dl>
        {invitation !== 'sent' && bidding(view, 'full')}
      </div>
    </Card>
  )
}

function CompleteAction({ view: { open, details } }: { readonly view: JobScreenView }) {
  const { t } = useI18n()
  return (
    <Button width="phone" aria-haspopup="dialog" onClick={() => open({ act: 'complete' })}>
      {t(details.doubt ? 'jobDetails.complete.again' : 'jobDetails.complete.button')}
    </Button>
  )
}

/** What a business sees around a job. */
export const businessSide: RoleView = {
  Banner: BusinessBanner,
  Column,
  actionOf: (view) => (view.may.complete ? <CompleteAction view={view} /> : bidding(view)),
  menuOf: (view) => <JobMenu view={view} />,
}

function JobMenu({ view: { open } }: { readonly view: JobScreenView }) {
  const { t } = useI18n()
  return (
    <Menu
      label={t('report.menus.job')}
      items={[
        { name: t('report.titles.job'), icon: <FlagIcon />, onChoose: () => open({ act: 'report' }) },
        { name: t('blocks.customer'), icon: <BlockIcon />, danger: true, onChoose: () => open({ act: 'block' }) },
      ]}
    />
  )
}

/** For a business: whose job it is, and how to call or ask them. */
export function JobCustomer({ view: { details, calling } }: { readonly view: JobScreenView }) {
  const { t } = useI18n()
  const { customer } = details
  return (
    <Card>
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
    </Card>
  )
}
