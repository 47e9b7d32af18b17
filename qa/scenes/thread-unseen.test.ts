import { answer } from '../../docs/examples/over-the-wire/client.ts'
import type { createThread, NumberedMessage } from '../../machines/thread.ts'
import { links } from '../../src/shared/routes.ts'
import { newBid, newBusiness, newCustomer, newJob, newMessage, UNUSED, type Account } from '../support/api.ts'
import { thread } from '../models/thread.ts'
import type { Gate } from './support/network-gate.ts'
import { seesExpired } from './support/loads.ts'
import type { Visit } from './support/visit.ts'
import { keeps } from './support/stored.ts'
import { type Stage, walkScene } from './support/walk.ts'

type World = {
  readonly visit: Visit
  readonly gate: Gate
  readonly seen: Gate
  readonly worker: Account
  readonly jobId: string
}

const stage: Stage<ReturnType<typeof createThread<NumberedMessage, object>>, World> = {
  open: async (openVisit) => {
    const [customer, worker] = await Promise.all([newCustomer(undefined, UNUSED), newBusiness(undefined, UNUSED)])
    const jobId = await newJob(customer)
    await newBid(worker, jobId, 120)
    await newMessage(worker, jobId, 'Is there a lift?')
    const visit = await openVisit(customer)
    await visit.gateOn('streamNotifications')
    const gate = await visit.gateOn('listMessages')
    const seen = await visit.gateOn('markMessagesSeen')
    await visit.page.goto(links.thread(jobId, worker.session.user.id))
    return { visit, gate, seen, worker, jobId }
  },
  screen: ({ visit }) => visit,
  does: {
    'thread.refreshed': 'elsewhere',
    'older.wanted': 'elsewhere',
    'message.delivered': 'elsewhere',
    'message.reported': 'elsewhere',
  },
  answers: { load: ({ gate }, outcome) => gate.answerOnce(outcome) },
  ignored: { seen: ({ seen }) => seen },
  seesInstead: ({ type }) => (type === 'unauthorized' ? ({ visit }) => seesExpired(visit) : undefined),
  stored: {
    markMessagesSeen: async ({ worker: { client }, jobId }) => {
      const { thread: its } = await answer(client.POST('/messages', { body: { jobId, limit: 1 } }))
      keeps(its, { seenByOther: 1 })
    },
  },
  sees: {
    loading: async ({ gate }) => void (await gate.arrived()),
    gone: 'elsewhere',
    failed: 'elsewhere',
    'shown.ready': ({ visit: { page } }) =>
      page.getByRole('listitem').getByText('Is there a lift?', { exact: true }).waitFor(),
    'shown.loadingOlder': 'elsewhere',
    'shown.olderFailed': 'elsewhere',
    'shown.catchingUp': 'elsewhere',
    'shown.catchUpFailed': 'elsewhere',
  },
}

walkScene(thread, 'unseen', stage)
