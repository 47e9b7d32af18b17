import { amountText } from '../../machines/draft.ts'
import type { JobDraft } from '../services/drafts.ts'
import type { Job } from '../services/types.ts'
import { isPastDay } from '../services/jobs.ts'
import type { Environment } from './environment.ts'
import { draftStoreOf } from './drafts.ts'

/** Fills the form that posts an expired job again, unless it has a draft already. */
export function storeDraftToPostAgain(environment: Pick<Environment, 'drafts' | 'session'>, job: Job): void {
  const store = draftStoreOf(environment, againDraftName(job.id))
  if (store.read() !== null) return
  const { title, details, category, country, state, city, budget, pictures } = job
  const neededBy = job.neededBy === null || isPastDay(job.neededBy) ? '' : job.neededBy
  const draft: JobDraft = { title, details, category, country, state, city, budget: amountText(budget), neededBy }
  const files = pictures.map((url, index) => ({ slot: 'pictures', name: String(index + 1), url }))
  store.write({ draft, files })
}

/** The storage name of the draft of a job that is posted again. */
export const againDraftName = (jobId: string): string => `job.again.${jobId}`
