import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { answer } from '../../docs/examples/over-the-wire/client.ts'
import type { createThread, NumberedMessage } from '../../machines/thread.ts'
import { links } from '../../src/shared/routes.ts'
import { record } from '../../tests/support/json.ts'
import { newBid, newBusiness, newCustomer, newJob, newMessage, type Account, UNUSED } from '../support/api.ts'
import { sentJson } from '../support/request-bodies.ts'
import { thread } from '../models/thread.ts'
import { becomes } from './support/form-facts.ts'
import type { Gate } from './support/network-gate.ts'
import { isReported, talkOf, keeps } from './support/stored.ts'
import { seesFailedLoad, seesExpired } from './support/toasts.ts'
import type { Visit } from './support/visit.ts'
import { type Stage, walkScene } from './support/walk.ts'

/** The gate stands before each page of messages. */
type World = {
  readonly visit: Visit
  readonly gate: Gate
  readonly customer: Account
  readonly worker: Account
  /** Another business, which never wrote. */
  readonly silent: Account
  readonly jobId: string
}

/** So tall that a few fill the screen: older ones are wanted only there. */
const TALL = Array.from({ length: 14 }, (_, line) => `Line ${line}`).join('\n')
const FEW = 3
/** What is typed. */
const QUESTION = 'Is there a lift?'
const COMPLAINT = 'They want to be paid first.'

const saidIn = ({ customer, worker, jobId }: World) => talkOf(customer, jobId, worker.session.user.id)

const stage: Stage<ReturnType<typeof createThread<NumberedMessage, object>>, World> = {
  open: async (openVisit) => {
    const [customer, worker, silent] = await Promise.all([newCustomer(), newBusiness(), newBusiness('Quiet Plumbing')])
    const jobId = await newJob(customer)
    await newBid(worker, jobId, 120)
    await newBid(silent, jobId, 140)
    for (let count = 0; count <= FEW; count += 1) await newMessage(worker, jobId, TALL)
    const visit = await openVisit(customer)
    const gate = await visit.gateOn('listMessages')
    // Nothing is heard live: it is looked again when a path says so.
    await visit.gateOn('streamNotifications')
    await visit.page.goto(links.thread(jobId, worker.session.user.id))
    return { visit, gate, customer, worker, silent, jobId }
  },
  does: {
    /** "Try again" where it is offered; else coming back online is one of the hints. */
    'thread.refreshed': async ({ visit }) => {
      const { page, context, say } = visit
      const again = page.getByRole('alert').getByRole('button', { name: say('ui.tryAgain') })
      if (await again.isVisible()) return again.click()
      await toEnd(visit)
      await context.setOffline(true)
      await context.setOffline(false)
    },
    'older.wanted': async ({ visit }) => {
      const { page, say } = visit
      const again = messages(visit).getByRole('button', { name: say('ui.tryAgain') })
      if (await again.isVisible()) return again.click()
      if (await page.getByText(say('messages.catchUpFailed')).isVisible()) return olderButton(visit).press('Enter')
      return messages(visit).evaluate(scrollTo, 'beginning' as const)
    },
    /** In the second case the other side was quicker. */
    'message.delivered': async ({ visit: { page, say }, worker, jobId }, { message: { number } }) => {
      if (number > FEW + 2) await newMessage(worker, jobId, 'Me first.')
      const answered = page.waitForResponse((response) => response.url().endsWith('/send-message'))
      await page.getByRole('textbox').fill(QUESTION)
      await page.getByRole('button', { name: say('messages.send'), exact: true }).click()
      await answered
    },
    'message.reported': async ({ visit: { page, say } }) => {
      await page.getByRole('button', { name: say('inbox.menu.button'), exact: true }).click()
      await page.getByRole('button', { name: say('inbox.menu.report'), exact: true }).click()
      await page
        .getByRole('button', { name: say('messages.report.button'), exact: true })
        .last()
        .click()
      const dialog = page.getByRole('dialog', { name: say('report.titles.message'), exact: true })
      await dialog.getByRole('radio', { name: say('report.kinds.scam'), exact: true }).check()
      await dialog.getByLabel(say('report.words')).fill(COMPLAINT)
      await dialog.getByRole('button', { name: say('report.submit'), exact: true }).click()
      await page.getByText(say('messages.report.done')).first().waitFor()
    },
  },
  answers: {
    /** For fewer messages the real server is asked for fewer; new ones are written before it is asked. */
    load: async ({ visit, gate, worker, silent, jobId }, outcome) => {
      // A reader who is still at the oldest ones wants more as soon as there are any.
      await toEnd(visit)
      if (outcome.type === 'timedOut') return gate.answer(outcome)
      if (outcome.type !== 'done') {
        await gate.answerOnce(outcome)
        // What was not refused is tried a second time; what is asked for afterwards waits again.
        return 'code' in outcome ? undefined : gate.answerOnce(outcome)
      }
      const { messages: found, next } = outcome.value
      const asked = record(sentJson(await gate.arrived()))
      if ('after' in asked) {
        for (const { number } of found) await newMessage(worker, jobId, `${number}`)
        if (next !== null) await newMessage(worker, jobId, 'And one more.')
        return gate.answerOnce(outcome, (body) => ({ ...record(body), limit: next === null ? 50 : 1 }))
      }
      if (found.length === 0)
        return gate.answerOnce(outcome, (body) => ({ ...record(body), businessId: silent.session.user.id }))
      return gate.answerOnce(outcome, (body) => ({ ...record(body), limit: next === null ? 50 : FEW }))
    },
  },
  stored: {
    sendMessage: async (world) => {
      const own = (await saidIn(world)).messages.filter((each) => each.own)
      keeps(own.at(-1), { text: QUESTION })
    },
    /** An open conversation marks as seen what was there when it was opened. */
    markMessagesSeen: async ({ worker: { client }, jobId }) => {
      const { thread: its } = await answer(client.POST('/messages', { body: { jobId, limit: 1 } }))
      expect(its.seenByOther).toBeGreaterThan(FEW)
    },
    reportMessage: async (world) => {
      const reported = (await saidIn(world)).messages.filter((each) => each.reported)
      keeps(reported.at(-1) ?? {}, { author: 'business' })
      await isReported(world.jobId, COMPLAINT)
    },
  },
  sees: {
    loading: async ({ visit: { page, say }, gate }) => {
      await gate.arrived()
      await page
        .getByRole('status')
        .filter({ hasText: say('messages.loading') })
        .waitFor()
    },
    gone: ({ visit: { page, say } }) => page.getByRole('heading', { name: say('messages.gone.title') }).waitFor(),
    failed: ({ visit }, { context: { failure } }) => seesFailedLoad(visit, visit.say('messages.failed'), failure),
    'shown.ready': ({ visit }, { context: { older, messages: all } }) =>
      becomes(
        async () => [await isBusy(visit), await firstIn(visit)],
        ['false', all.length === 0 ? 'nothing' : older === null ? 'beginning' : 'more'],
      ),
    'shown.loadingOlder': async ({ visit: { page, say }, gate }) => {
      await gate.arrived()
      await page.getByText(say('messages.loadingOlder')).waitFor()
    },
    'shown.olderFailed': ({ visit }, { context: { failure } }) =>
      seesFailedLoad(visit, visit.say('messages.olderFailed'), failure, false),
    'shown.catchingUp': async ({ visit, gate }) => {
      await gate.arrived()
      await becomes(() => isBusy(visit), 'true')
    },
    'shown.catchUpFailed': ({ visit }, { context: { failure } }) =>
      seesFailedLoad(visit, visit.say('messages.catchUpFailed'), failure, false),
  },
}

function messages({ page }: Visit): Locator {
  return page.locator('main [role=region]')
}

/** Goes to the newest messages, where there are any. */
async function toEnd(visit: Visit): Promise<void> {
  const [box] = await messages(visit).all()
  await box?.evaluate(scrollTo, 'end' as const)
}

/** Goes there, and is there: what is in sight is known a frame later. The box lays its content out from its end. */
async function scrollTo(element: Element, place: 'beginning' | 'end'): Promise<void> {
  element.scrollTo({ top: place === 'end' ? 0 : -element.scrollHeight })
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
}

const isBusy = (visit: Visit): Promise<string | null> => messages(visit).getAttribute('aria-busy')

function olderButton(visit: Visit): Locator {
  return messages(visit).getByRole('button', { name: visit.say('messages.older'), exact: true })
}

/** What stands above the first message. */
async function firstIn(visit: Visit): Promise<string> {
  const { page, say } = visit
  if (await page.getByRole('heading', { name: say('messages.empty.title') }).isVisible()) return 'nothing'
  if (await page.getByText(say('messages.beginning')).isVisible()) return 'beginning'
  return (await olderButton(visit).isVisible()) ? 'more' : 'something else'
}

walkScene(thread, 'conversation', stage)

type UnseenWorld = {
  readonly visit: Visit
  readonly gate: Gate
  readonly seen: Gate
  readonly worker: Account
  readonly jobId: string
}

const unseenStage: Stage<ReturnType<typeof createThread<NumberedMessage, object>>, UnseenWorld> = {
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

walkScene(thread, 'unseen', unseenStage)
