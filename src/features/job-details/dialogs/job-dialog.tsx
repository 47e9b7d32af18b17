import type { JobScreenView } from '../use-job-screen.ts'
import { AcceptDialog } from './accept-dialog.tsx'
import { BidDialog } from './bid-dialog.tsx'
import { ReconsiderDialog, WithdrawDialog } from './bid-dialogs.tsx'
import { CompleteWorkDialog } from './complete-work-dialog.tsx'
import { CompleteDialog, DeleteDialog } from './confirm-dialogs.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import { DoubtDialog } from './doubt-dialog.tsx'
import { EditJobDialog } from './edit-job-dialog.tsx'
import { EndDialog } from './end-dialog.tsx'
import { RatingChangeDialog } from './rating-change-dialog.tsx'
import { RatingDialog } from './rating-dialog.tsx'
import { ReplyDialog } from './reply-dialog.tsx'

/** All dialogs about a job. */
export function JobDialog({ view }: { readonly view: JobScreenView }) {
  switch (view.dialog) {
    case 'none':
      return null
    case 'bid':
      return <BidDialog view={view} />
    case 'acceptance':
      return view.bid && <AcceptDialog view={view} bid={view.bid} />
    case 'decline':
      return view.bid && <DeclineDialog view={view} bid={view.bid} />
    case 'reconsideration':
      return view.bid && <ReconsiderDialog view={view} bid={view.bid} />
    case 'withdrawal':
      return view.details.ownBid && <WithdrawDialog view={view} bid={view.details.ownBid} />
    case 'edit':
      return <EditJobDialog view={view} />
    case 'deletion':
      return <DeleteDialog view={view} />
    case 'completion':
      return view.role === 'customer' ? <CompleteDialog view={view} /> : <CompleteWorkDialog view={view} />
    case 'ending':
      return <EndDialog view={view} />
    case 'doubt':
      return <DoubtDialog view={view} />
    case 'rating':
      return <RatingDialog view={view} />
    case 'change':
      return <RatingChangeDialog view={view} />
    case 'reply':
      return <ReplyDialog view={view} />
  }
}
