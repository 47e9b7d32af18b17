import { ReportDialog } from '../../../ui/dialogs/safety-dialogs.ts'
import type { OpenDialog } from '../parts/open-dialog.ts'
import type { JobScreenView } from '../parts/use-job-screen.ts'
import { AcceptDialog } from './accept-dialog.tsx'
import { BidDialog } from './bid-dialog.tsx'
import { BlockCustomer } from './block-customer.tsx'
import { ReconsiderDialog, WithdrawDialog, CompleteDialog, DeleteDialog } from './confirm-dialogs.tsx'
import { CompleteWorkDialog } from './complete-work-dialog.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import { DoubtDialog, EndDialog } from './reason-dialogs.tsx'
import { DeclineInvitationDialog } from './decline-invitation-dialog.tsx'
import { EditJobDialog } from './edit-job-dialog.tsx'
import { RatingChangeDialog, RatingDialog, ReplyDialog } from './rating-dialogs.tsx'

/** All dialogs about a job. */
export function JobDialog({ view, dialog }: { readonly view: JobScreenView; readonly dialog: OpenDialog }) {
  switch (dialog.act) {
    case 'bid':
      return <BidDialog view={view} />
    case 'accept':
      return <AcceptDialog view={view} bid={dialog.bid} />
    case 'decline':
      return <DeclineDialog view={view} bid={dialog.bid} />
    case 'reconsider':
      return <ReconsiderDialog view={view} bid={dialog.bid} />
    case 'withdraw':
      return view.details.ownBid && <WithdrawDialog view={view} bid={view.details.ownBid} />
    case 'declineInvitation':
      return <DeclineInvitationDialog view={view} />
    case 'edit':
      return <EditJobDialog view={view} />
    case 'delete':
      return <DeleteDialog view={view} />
    case 'complete':
      return view.role === 'customer' ? <CompleteDialog view={view} /> : <CompleteWorkDialog view={view} />
    case 'end':
      return <EndDialog view={view} />
    case 'doubt':
      return <DoubtDialog view={view} />
    case 'rate':
      return <RatingDialog view={view} stars={dialog.stars ?? 0} />
    case 'changeRating':
      return <RatingChangeDialog view={view} />
    case 'reply':
      return <ReplyDialog view={view} />
    case 'report':
      return <ReportDialog reported={{ subject: 'job', jobId: view.details.job.id }} onClosed={view.closeDialog} />
    case 'block':
      return <BlockCustomer view={view} />
  }
}
