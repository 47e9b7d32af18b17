import { amountText } from '../../machines/draft.ts'
import { draftOf } from '../services/job-drafts.ts'
import type { Job } from '../services/types.ts'
import type { Environment } from './environment.ts'
import { draftStoreOf } from './drafts.ts'

/** Fills the form that posts an expired job again, unless it has a draft already. */
export function storeDraftToPostAgain(environment: Pick<Environment, 'drafts' | 'session'>, job: Job): void {
  const store = draftStoreOf(environment, againDraftName(job.id))
  if (store.read() !== null) return
  const files = job.pictures.map((url, index) => ({ slot: 'pictures', name: String(index + 1), url }))
  store.write({ draft: { ...draftOf(job), budget: amountText(job.budget) }, files })
}

/** The storage name of the draft of a job that is posted again. */
export const againDraftName = (jobId: string): string => `job.again.${jobId}`
