import type { JobScreenView } from '../use-job-screen.ts'
import { AcceptDialog } from './accept-dialog.tsx'
import { BidDialog } from './bid-dialog.tsx'
import { CompleteDialog, DeleteDialog } from './confirm-dialogs.tsx'
import { DoubtDialog } from './doubt-dialog.tsx'
import { EditJobDialog } from './edit-job-dialog.tsx'
import { RatingDialog } from './rating-dialog.tsx'

/** All dialogs about a job. */
export function JobDialog({ view }: { readonly view: JobScreenView }) {
  switch (view.dialog) {
    case 'none':
      return null
    case 'bid':
      return <BidDialog view={view} />
    case 'acceptance':
      return view.accepting && <AcceptDialog view={view} bid={view.accepting} />
    case 'edit':
      return <EditJobDialog view={view} />
    case 'deletion':
      return <DeleteDialog view={view} />
    case 'completion':
      return <CompleteDialog view={view} />
    case 'doubt':
      return <DoubtDialog view={view} />
    case 'rating':
      return <RatingDialog view={view} />
  }
}
