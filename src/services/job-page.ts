import type { components } from '../../generated/api.ts'
import { listCustomerJobs } from '../../generated/client/wire-jobs.ts'
import type { Page } from '../../machines/pages.ts'
import { property } from './property.ts'
import type { Job, Schemas } from './types.ts'

export type JobPage = Page<Job, Schemas['JobsOverview']>

type Wire = components['schemas']['JobPage']

/** How a page is read. Both roles are answered alike. It stands apart from the call, so that the first list is drawn without the code of calls. */
export const jobPage = {
  fromWire: (answer: Wire): JobPage => {
    const { jobs, nextCursor, overview } = listCustomerJobs.fromWire(answer)
    const page = { items: jobs, next: nextCursor }
    return overview ? { ...page, beside: overview } : page
  },
}

/** The page in an answer's words; null where there are none, or they break the contract. */
export function jobPageIn(words: string | null): JobPage | null {
  try {
    const body: unknown = words === null ? null : JSON.parse(words)
    return isPage(body) ? jobPage.fromWire(body) : null
  } catch {
    return null
  }
}

/** The rest is taken to be as the contract says, as the client takes it. */
const isPage = (body: unknown): body is Wire => Array.isArray(property(body, 'jobs'))
