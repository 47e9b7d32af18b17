import { amountOf } from './inputs.ts'
import { isPastDay } from './days.ts'
import type { JobDetails, Schemas } from './types.ts'

/** What a customer may change of a job, all text until it is sent. */
export type JobEditDraft = {
  readonly title: string
  readonly details: string
  /** A day, such as 2026-12-04; the empty string for none. */
  readonly neededBy: string
  /** The empty string for none. */
  readonly streetAddress: string
}

/** What a customer types to post a job. The slot of its form is `pictures`. */
export type JobDraft = JobEditDraft & {
  readonly category: string
  readonly country: string
  readonly state: string
  readonly city: string
  readonly budget: string
  /** The id of a business that is invited to bid; the empty string for none. */
  readonly invited: string
}

export const emptyEdit: JobEditDraft = { title: '', details: '', neededBy: '', streetAddress: '' }

export const emptyJob: JobDraft = {
  ...emptyEdit,
  category: '',
  country: '',
  state: '',
  city: '',
  budget: '',
  invited: '',
}

/** What its owner knows of a job. */
export type OwnJob = Pick<JobDetails, 'job' | 'streetAddress'>

/** A job as the form that edits it begins. */
export function editDraftOf({ job: { title, details, neededBy }, streetAddress }: OwnJob): JobEditDraft {
  return { title, details, neededBy: neededBy ?? '', streetAddress: streetAddress ?? '' }
}

/** A job as the form that posts it again begins, but for its budget and whom it invites: a day that has passed is left out. */
export function draftOf(own: OwnJob): Omit<JobDraft, 'budget' | 'invited'> {
  const { category, country, state, city } = own.job
  const { neededBy, ...edit } = editDraftOf(own)
  return { ...edit, neededBy: isPastDay(neededBy) ? '' : neededBy, category, country, state, city }
}

export function editInput({ title, details, neededBy, streetAddress }: JobEditDraft) {
  return {
    title: title.trim(),
    details: details.trim(),
    neededBy: neededBy || null,
    streetAddress: streetAddress.trim() || null,
  }
}

export function jobInput({ invited, ...draft }: JobDraft, pictures: readonly string[]): Schemas['CreateJob'] {
  const asked = invited !== '' && { invited: [invited] }
  return { ...draft, ...editInput(draft), ...asked, budget: amountOf(draft.budget), pictures }
}
