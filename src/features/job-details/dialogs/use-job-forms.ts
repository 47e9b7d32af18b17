import { useMemo } from 'react'
import { acceptForm, bidForm, completeForm, deleteForm, editJobForm, ratingForm } from '../../../actors/job-commands.ts'
import type { JobDetails } from '../../../actors/jobs.ts'
import { useBackstage } from '../../../actors/provide.ts'

const noBid = { id: null, amount: 0, proposal: '' } as const

/** One form, on its real parts, for everything that can be done with a job. */
export function useJobForms({ job: { id: jobId }, ownBid }: JobDetails) {
  const backstage = useBackstage()
  const { id, amount, proposal } = ownBid ?? noBid
  // Placed once, the bid is edited from then on; a refresh that brings nothing new leaves the form alone.
  const bid = useMemo(
    () => bidForm(backstage, { jobId, bid: id === null ? null : { id, amount, proposal } }),
    [backstage, jobId, id, amount, proposal],
  )
  const others = useMemo(
    () => ({
      accept: acceptForm(backstage, jobId),
      edit: editJobForm(backstage, jobId),
      remove: deleteForm(backstage, jobId),
      complete: completeForm(backstage, jobId),
      rate: ratingForm(backstage, jobId),
    }),
    [backstage, jobId],
  )
  return { bid, ...others }
}
