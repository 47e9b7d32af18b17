import type { JobDraft } from '../services/drafts.ts'
import type { Job } from '../services/types.ts'
import type { Environment } from './environment.ts'
import { keeperOf } from './drafts.ts'

/** Fills the form that posts an expired job again. A draft of that form that is there already is gone on with. */
export function keepToPostAgain(environment: Pick<Environment, 'drafts' | 'session'>, job: Job): void {
  const keeper = keeperOf(environment, againDraftName(job.id))
  if (keeper.read() !== null) return
  const { title, details, category, country, state, city, budget, pictures } = job
  const draft: JobDraft = { title, details, category, country, state, city, budget: String(budget) }
  const files = pictures.map((url, index) => ({ slot: 'pictures', name: String(index + 1), url }))
  keeper.keep({ draft, files })
}

/** Under which name the draft of a job that is posted again is kept. */
export const againDraftName = (jobId: string): string => `job.again.${jobId}`
