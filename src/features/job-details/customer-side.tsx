import { later } from '../../later.ts'
import { useAhead } from '../../ui/later-part.tsx'
import { neededPart } from '../../ui/needed-part.tsx'
import { ColumnSkeleton } from './column-skeleton.tsx'
import { PostedNotice } from './posted-notice.tsx'
import { Ended } from './ending.tsx'
import { Interests } from './interests/interests.tsx'
import type { Side } from './side.ts'
import type { JobScreenView } from './use-job-screen.ts'

const assigned = later(async () => (await import('./customer-assigned.tsx')).CustomerAssigned)
/** Nobody who still looks for a business fetches it, but it is at hand once one is accepted. */
const Assigned = neededPart(assigned, ColumnSkeleton)
const ahead = [assigned] as const
const PostAgain = neededPart(
  later(async () => (await import('./post-again.tsx')).PostAgain),
  () => null,
)

/** The customer's column: the bids, or the business that got the job. */
function Column({ view }: { readonly view: JobScreenView }) {
  const { details, may, ask } = view
  const { assignedBusiness } = details
  useAhead(ahead)
  if (!assignedBusiness) {
    return (
      <>
        <PostedNotice />
        <Ended view={view} />
        <Interests details={details} may={may} ask={ask} />
      </>
    )
  }
  return <Assigned view={view} business={assignedBusiness} />
}

/** What the customer sees beside their job. */
export const customerSide: Side = {
  Column,
  actionOf: (view) => view.may.postAgain && <PostAgain job={view.details.job} />,
}
