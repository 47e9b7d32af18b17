import { fromPromise } from 'xstate'
import { type PagesInput, createPages } from '../../machines/pages.ts'
import type { Thread } from '../services/types.ts'
import { listThreads } from '../services/messages.ts'
import type { Environment } from './environment.ts'
import { runService } from './run-service.ts'

export type { Thread } from '../services/types.ts'

const pageSize = 20
const largestPage = 50

/** The threads of a job, by its id. */
export function threadsMachine(environment: Environment) {
  return createPages<Thread, string>().provide({
    actors: {
      load: fromPromise(({ input: { filter: jobId, after, shown }, signal }) => {
        const limit = Math.min(largestPage, Math.max(pageSize, shown))
        return runService(environment, signal, listThreads({ jobId, after, limit }))
      }),
    },
  })
}

export function threadsInput(jobId: string): PagesInput<Thread, string> {
  return { filter: jobId, idOf: ({ businessId }) => businessId }
}
