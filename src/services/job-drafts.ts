import { amountOf } from './inputs.ts'
import { isPastDay } from './days.ts'
import type { Job, Schemas } from './types.ts'

/** What a customer may change of a job, all text until it is sent. */
export type JobEditDraft = {
  readonly title: string
  readonly details: string
  /** A day, such as 2026-12-04; the empty string for none. */
  readonly neededBy: string
}

/** What a customer types to post a job. The slot of its form is `pictures`. */
export type JobDraft = JobEditDraft & {
  readonly category: string
  readonly country: string
  readonly state: string
  readonly city: string
  readonly budget: string
}

export const emptyEdit: JobEditDraft = { title: '', details: '', neededBy: '' }

export const emptyJob: JobDraft = {
  ...emptyEdit,
  category: '',
  country: '',
  state: '',
  city: '',
  budget: '',
}

/** A job as the form that edits it begins. */
export function editDraftOf({ title, details, neededBy }: Job): JobEditDraft {
  return { title, details, neededBy: neededBy ?? '' }
}

/** A job as the form that posts it again begins, but for its budget: a day that has passed is left out. */
export function draftOf(job: Job): Omit<JobDraft, 'budget'> {
  const { category, country, state, city, neededBy } = job
  const edit = editDraftOf({ ...job, neededBy: neededBy === null || isPastDay(neededBy) ? null : neededBy })
  return { ...edit, category, country, state, city }
}

export function editInput({ title, details, neededBy }: JobEditDraft) {
  return { title: title.trim(), details: details.trim(), neededBy: neededBy || null }
}

export function jobInput(draft: JobDraft, pictures: readonly string[]): Schemas['CreateJob'] {
  return { ...draft, ...editInput(draft), budget: amountOf(draft.budget), pictures }
}
