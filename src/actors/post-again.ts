import { amountText } from '../../machines/draft.ts'
import { draftOf, type OwnJob } from '../services/job-drafts.ts'
import type { Environment } from './environment.ts'
import { draftStoreOf } from './drafts.ts'

/** Fills the form that posts a job again, unless it has a draft already; `invited` is the id of a business that is invited to it. */
export function storeDraftToPostAgain(
  environment: Pick<Environment, 'drafts' | 'session'>,
  own: OwnJob,
  invited = '',
): void {
  const { job } = own
  const store = draftStoreOf(environment, againDraftName(job.id))
  if (store.read() !== null) return
  const files = job.pictures.map((url, index) => ({ slot: 'pictures', name: String(index + 1), url }))
  store.write({ draft: { ...draftOf(own), budget: amountText(job.budget), invited }, files })
}

/** The storage name of the draft of a job that is posted again. */
export const againDraftName = (jobId: string): string => `job.again.${jobId}`
