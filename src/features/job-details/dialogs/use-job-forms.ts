import { useMemo } from 'react'
import {
  acceptForm,
  bidForm,
  completeForm,
  deleteForm,
  editJobForm,
  type NoDraft,
  ratingForm,
} from '../../../actors/job-commands.ts'
import type { AcceptDraft, BidDraft, JobDetails, JobEditDraft, RatingDraft } from '../../../actors/jobs.ts'
import { useBackstage } from '../../../actors/provide.ts'
import { type DialogForm, type FormListener, useDialogForm } from './use-dialog-form.ts'

/** One form for everything that can be done with a job. */
export type JobForms = {
  readonly bid: DialogForm<BidDraft>
  readonly accept: DialogForm<AcceptDraft>
  readonly edit: DialogForm<JobEditDraft>
  readonly remove: DialogForm<NoDraft>
  readonly complete: DialogForm<NoDraft>
  readonly rate: DialogForm<RatingDraft>
}

type Listeners = { readonly [Name in keyof JobForms]: FormListener }

const noBid = { id: null, amount: 0, proposal: '' } as const

/** The forms of a job. `bidIsKept` says that a bid was being typed when the page was last left. */
export function useJobForms(
  { job, ownBid }: JobDetails,
  listeners: Listeners,
): { readonly forms: JobForms; readonly bidIsKept: boolean } {
  const backstage = useBackstage()
  const { id, amount, proposal } = ownBid ?? noBid
  // Placed once, the bid is edited from then on; a refresh that brings nothing new leaves the form alone.
  const bid = useMemo(
    () => bidForm(backstage, { jobId: job.id, bid: id === null ? null : { id, amount, proposal } }),
    [backstage, job.id, id, amount, proposal],
  )
  const [accept, edit, remove, complete, rate] = useMemo(
    () =>
      [
        acceptForm(backstage, job.id),
        editJobForm(backstage, job.id),
        deleteForm(backstage, job.id),
        completeForm(backstage, job.id),
        ratingForm(backstage, job.id),
      ] as const,
    [backstage, job.id],
  )
  const forms = {
    bid: useDialogForm(bid, listeners.bid),
    accept: useDialogForm(accept, listeners.accept),
    edit: useDialogForm(edit, listeners.edit),
    remove: useDialogForm(remove, listeners.remove),
    complete: useDialogForm(complete, listeners.complete),
    rate: useDialogForm(rate, listeners.rate),
  }
  return { forms, bidIsKept: bid.input.kept !== null }
}
