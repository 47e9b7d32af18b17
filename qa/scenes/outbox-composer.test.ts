import type { Locator } from 'playwright-core'
import type { createOutbox } from '../../machines/outbox.ts'
import { done } from '../../machines/outcome.ts'
import { failureText } from '../../src/i18n/failure-text.ts'
import { links } from '../../src/shared/routes.ts'
import { newBid, newBusiness, newCustomer, newJob, type Account } from '../support/api.ts'
import { outbox } from '../models/outbox.ts'
import { alertsIn, becomes } from './support/form-facts.ts'
import type { Gate } from './support/network-gate.ts'
import { seesExpired } from './support/toasts.ts'
import { talkOf, keeps } from './support/stored.ts'
import { remembered } from 'statechart-kit/script/notes'
import type { Visit } from './support/visit.ts'
import { type Stage, walkScene } from './support/walk.ts'

/** One gate holds what is sent, the other what is known of the conversation; `written` is what was typed so far. */
type World = {
  readonly visit: Visit
  readonly gate: Gate
  readonly list: Gate
  readonly written: string[]
  readonly owner: Account
  readonly worker: Account
  readonly jobId: string
}

const customer = remembered(() => newCustomer())
const business = remembered(() => newBusiness())

const stage: Stage<ReturnType<typeof createOutbox<{ readonly text: string }, { readonly number: number }>>, World> = {
  open: async (openVisit) => {
    const [owner, worker] = await Promise.all([customer(), business()])
    const jobId = await newJob(owner)
    await newBid(worker, jobId, 120)
    const visit = await openVisit(owner)
    await visit.gateOn('streamNotifications')
    const list = await visit.gateOn('listMessages')
    const gate = await visit.gateOn('sendMessage')
    await visit.page.goto(links.thread(jobId, worker.session.user.id))
    await list.answerOnce(done(null))
    return { visit, gate, list, written: [], owner, worker, jobId }
  },
  does: {
    'message.written': async ({ visit: { page, say }, written }) => {
      const text = `Question ${written.push('')}`
      await page.getByRole('textbox').fill(text)
      await page.getByRole('button', { name: say('messages.send'), exact: true }).click()
    },
    'message.retried': ({ visit }) => press(unsent(visit), visit.say('messages.retry')),
    'message.discarded': ({ visit }, { id }) => {
      const text = `Question ${Number(id.split('-').at(-1)) + 1}`
      return press(unsent(visit).filter({ hasText: text }), visit.say('messages.discard'))
    },
    /** The conversation turns out to be open. */
    'outbox.opened': ({ list }) => list.answerOnce(done(null)),
  },
  answers: {
    /** What is answered is over, and the next message waits again; what is not is tried a second time. */
    deliver: ({ gate }, outcome) =>
      outcome.type === 'done' || 'code' in outcome ? gate.answerOnce(outcome) : gate.answer(outcome),
  },
  stored: {
    /** The first that waited is the last that the other side reads. */
    sendMessage: async ({ owner, worker, jobId }, { before }) => {
      const number = Number(before.context.items[0]?.id.split('-').at(-1)) + 1
      const { messages } = await talkOf(owner, jobId, worker.session.user.id)
      keeps(messages.at(-1), { author: 'customer', text: `Question ${number}` })
    },
  },
  sees: {
    resting: ({ visit }) => stands(visit, { unsent: 0, isOpen: true }),
    sending: async ({ visit, gate }, { context: { items } }) => {
      await gate.arrived()
      await unsent(visit).first().getByText(visit.say('messages.sending'), { exact: true }).waitFor()
      await stands(visit, { unsent: items.length, isOpen: true })
    },
    failed: ({ visit }, { context: { items } }) => {
      const failure = items[0]?.failure ?? null
      if (failure?.type === 'unauthorized') return seesExpired(visit)
      // The one that failed may be discarded; then the next was not tried yet.
      const why = failure
        ? failureText(visit.say, failure, 'form', visit.say('messages.sendFailed'))
        : visit.say('messages.unsent')
      return stands(visit, { unsent: items.length, isOpen: true, why })
    },
    closed: async ({ visit }, { context: { items } }) => {
      const failure = items[0]?.failure
      const words = failure ? failureText(visit.say, failure, 'form') : visit.say('messages.closed')
      await visit.page.getByRole('status').filter({ hasText: words }).waitFor()
      await stands(visit, { unsent: items.length, isOpen: false })
    },
  },
}

type Standing = { readonly unsent: number; readonly isOpen: boolean; readonly why?: string }

/** So many messages are not sent yet; whether another can be written; why the first one was not. */
function stands(visit: Visit, { unsent: count, isOpen, why }: Standing): Promise<void> {
  const { page } = visit
  return becomes(
    async () => ({
      count: await unsent(visit).count(),
      isOpen: await page.getByRole('textbox').isVisible(),
      why: await alertsIn(unsent(visit)),
    }),
    { count, isOpen, why: why === undefined ? [] : [why] },
  )
}

function unsent({ page }: Visit): Locator {
  return page.locator('main [role=region] li:not([data-number])').filter({ hasText: 'Question' })
}

function press(place: Locator, name: string): Promise<void> {
  return place.getByRole('button', { name, exact: true }).first().click()
}

walkScene(outbox, 'composer', stage)
