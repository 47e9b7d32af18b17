import type { Page, PagesInput } from '../../machines/pages.ts'
import { listInbox } from '../services/messages.ts'
import { getJob } from '../services/jobs.ts'
import type { InboxFilter, InboxOverview, Thread } from '../services/types.ts'
import type { Environment } from './environment.ts'
import { roleIn } from './jobs.ts'
import { liveOf } from './live.ts'
import { loaderOf, type PageAsked, pagesOf } from './loading.ts'

export type { InboxFilter, InboxOverview, Thread } from '../services/types.ts'

/** The threads of the viewer. The way to them counts what the list says. */
export const inboxMachine = (environment: Environment) =>
  pagesOf<Thread, InboxFilter, InboxOverview>(
    environment,
    { rows: 20, most: 50 },
    (asked: PageAsked<InboxFilter>) => listInbox(asked),
    (answer) => {
      if (answer.type === 'done' && answer.value.beside) {
        liveOf(environment).count({ messages: answer.value.beside.unreadMessages })
      }
    },
  )

export function inboxInput(
  filter: InboxFilter,
  kept: Page<Thread, InboxOverview> | null,
): PagesInput<Thread, InboxFilter, InboxOverview> {
  return { filter, idOf: ({ jobId, businessId }) => `${jobId} ${businessId}`, kept }
}

/** Loads the job beside a thread, by its id. What is told of the job stays unread: it is not what the viewer looks at. */
export const jobBesideMachine = (environment: Environment) =>
  loaderOf(environment, (jobId: string) => getJob({ role: roleIn(environment.session), jobId }))
