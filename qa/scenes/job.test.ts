import type { SnapshotFrom } from 'xstate'
import type { jobMachine } from '../../machines/job/machine.ts'
import type { JobFacts } from '../../machines/job/types.ts'
import { createFormat } from '../../src/i18n/format.ts'
import { job } from '../models/job.ts'
import { becomes } from './support/form-facts.ts'
import { names, openJob, type World } from './support/job-world.ts'
import { bidsOn, ownJob, refuses, keeps } from './support/stored.ts'
import type { ChangingCall } from '../support/operations.ts'
import { stars } from './support/fields.ts'
import { type Stage, walkScene } from './support/walk.ts'
import { language } from '../support/language.ts'
import type { Visit } from './support/visit.ts'

/** Whatever may be done with a job leaves it as its machine says. */
const ACTS = [
  'placeBid',
  'updateBid',
  'withdrawBid',
  'acceptBid',
  'declineBid',
  'reconsiderBid',
  'updateJob',
  'deleteJob',
  'completeJob',
  'endAssignment',
  'doubtCompletion',
  'rateJob',
  'editRating',
  'answerRating',
] as const satisfies readonly ChangingCall[]

const REPLY = 'Thank you, it was a pleasure.'
const PROPOSAL = 'Tomorrow at nine.'
const REASON = 'The tap still drips.'
const { money } = createFormat(language)

const stage: Stage<typeof jobMachine, World> = {
  open: openJob,
  screen: ({ owner: visit }) => visit,
  stored: {
    ...Object.fromEntries(ACTS.map((call) => [call, isStored])),
    updateJob: andSays(({ job: { details } }) => details === 'It drips more.'),
    rateJob: andSays(({ job: { rating } }) => rating?.rating === 4),
    editRating: andSays(({ job: { rating } }) => rating?.rating === 2),
    placeBid: andSays(({ bids }) => bids.some(({ proposalStatement }) => proposalStatement === PROPOSAL)),
    declineBid: andSays(({ bids }) => bids.some(({ declined }) => declined?.reason === 'price')),
  },
  does: {
    'bid.placed': async ({ at }, { by, amount }) => {
      const { page, say } = await at(by)
      const again = page.getByRole('button', { name: say('jobDetails.bid.again'), exact: true })
      await page
        .getByRole('button', { name: say('jobDetails.bid.button'), exact: true })
        .or(again)
        .click()
      const dialog = page.getByRole('dialog', { name: say('jobDetails.bid.button'), exact: true })
      await dialog.getByLabel(say('jobActs.bid.quote'), { exact: true }).fill(`${amount}`)
      await dialog.getByLabel(say('jobActs.bid.proposal'), { exact: true }).fill(PROPOSAL)
      await dialog.getByRole('button', { name: say('jobDetails.bid.button'), exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
    },
    'bid.edited': async ({ at }, { by, amount }) => {
      const { page, say } = await at(by)
      await page.getByRole('button', { name: say('jobDetails.bid.edit'), exact: true }).click()
      const dialog = page.getByRole('dialog', { name: say('jobDetails.bid.edit'), exact: true })
      await dialog.getByLabel(say('jobActs.bid.quote'), { exact: true }).fill(`${amount}`)
      await dialog.getByRole('button', { name: say('jobActs.bid.save'), exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
    },
    'bid.accepted': async ({ at }, { by, businessId, amountSeen }) => {
      const { page, say } = await at(by)
      const name = say('jobDetails.interests.acceptNamed', { name: names[businessId] ?? '' })
      await bidOf(page, amountSeen).getByRole('button', { name }).click()
      await confirm(page, say('jobActs.accept.title'), say('jobActs.accept.accept'))
    },
    'bid.withdrawn': async ({ at }, { by }) => {
      const { page, say } = await at(by)
      await page.getByRole('button', { name: say('jobDetails.withdraw.button'), exact: true }).click()
      await confirm(page, say('jobActs.withdraw.title'), say('jobActs.withdraw.confirm'))
    },
    'bid.declined': async ({ at }, { by, businessId, amountSeen }) => {
      const { page, say } = await at(by)
      const name = say('jobDetails.interests.declineNamed', { name: names[businessId] ?? '' })
      await bidOf(page, amountSeen).getByRole('button', { name }).click()
      const dialog = page.getByRole('dialog', { name: say('jobActs.decline.title'), exact: true })
      await dialog.getByRole('radio').first().check()
      await dialog.getByRole('button', { name: say('jobActs.decline.submit'), exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
    },
    'bid.reconsidered': async ({ at }, { by, businessId }) => {
      const { page, say } = await at(by)
      const name = say('jobDetails.interests.reconsiderNamed', { name: names[businessId] ?? '' })
      await page.getByRole('button', { name }).click()
      await confirm(page, say('jobActs.reconsider.title'), say('jobActs.reconsider.confirm'))
    },
    'job.edited': async ({ at }, { by }) => {
      const { page, say } = await at(by)
      await page.getByRole('button', { name: say('jobDetails.edit.button'), exact: true }).click()
      const dialog = page.getByRole('dialog', { name: say('jobActs.edit.title'), exact: true })
      await dialog.getByLabel(say('jobActs.edit.description'), { exact: true }).fill('It drips more.')
      await dialog.getByRole('button', { name: say('jobActs.edit.save'), exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
      await page.getByText('It drips more.').waitFor()
    },
    'job.deleted': async ({ at }, { by }) => {
      const { page, say } = await at(by)
      await page.getByRole('button', { name: say('jobDetails.delete.button'), exact: true }).click()
      await confirm(page, say('jobActs.delete.title'), say('jobActs.delete.confirm'))
    },
    'job.completed': async ({ at }, { by }) => {
      const { page, say } = await at(by)
      await page.getByRole('button', { name: say('jobDetails.complete.button'), exact: true }).click()
      await confirm(
        page,
        say('jobActs.complete.title'),
        say('jobActs.complete.confirm'),
        by.role === 'business' ? 'dialog' : 'alertdialog',
      )
    },
    'assignment.ended': async ({ at }, { by }) => {
      const { page, say } = await at(by)
      const role = by.role === 'business' ? 'business' : 'customer'
      await page.getByRole('button', { name: say(`jobDetails.ending.${role}.button`), exact: true }).click()
      const dialog = page.getByRole('dialog', { name: say(`jobActs.ending.${role}.title`), exact: true })
      await dialog.getByLabel(say('jobActs.ending.reason'), { exact: true }).fill(REASON)
      await dialog.getByRole('button', { name: say(`jobActs.ending.${role}.submit`), exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
      await page.getByText(REASON, { exact: true }).waitFor()
    },
    'completion.doubted': async ({ at }, { by }) => {
      const { page, say } = await at(by)
      // The rating opens by itself.
      const rating = page.getByRole('dialog', { name: say('jobActs.rating.title'), exact: true })
      await rating.getByRole('button', { name: say('jobActs.rating.later'), exact: true }).click()
      await page.getByRole('button', { name: say('jobDetails.doubt.button'), exact: true }).click()
      const dialog = page.getByRole('dialog', { name: say('jobActs.doubt.title'), exact: true })
      await dialog.getByLabel(say('jobActs.doubt.reason'), { exact: true }).fill(REASON)
      await dialog.getByRole('button', { name: say('jobActs.doubt.submit'), exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
    },
    'rating.changed': async ({ at }, { by }) => {
      const { page, say } = await at(by)
      await page.getByRole('button', { name: say('jobDetails.rating.edit'), exact: true }).click()
      const dialog = page.getByRole('dialog', { name: say('jobDetails.rating.edit'), exact: true })
      await stars.fill(stars.find(dialog, say), 2, say)
      await dialog.getByRole('button', { name: say('jobActs.rating.save'), exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
    },
    'rating.answered': async ({ at }, { by }) => {
      const { page, say } = await at(by)
      const button = (name: string) => page.getByRole('button', { name, exact: true })
      await button(say('jobDetails.reply.button'))
        .or(button(say('jobDetails.reply.edit')))
        .click()
      const dialog = page.getByRole('dialog', { name: say('jobActs.reply.title'), exact: true })
      await dialog.getByLabel(say('jobActs.reply.text'), { exact: true }).fill(REPLY)
      await dialog.getByRole('button', { name: say('jobActs.reply.submit'), exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
    },
    'rating.removed': 'elsewhere',
    'job.expired': 'elsewhere',
    'job.reopened': 'elsewhere',
    'job.ended': 'elsewhere',
    'job.removed': 'elsewhere',
    'job.rated': async ({ at }, { by }) => {
      const { page, say } = await at(by)
      const dialog = page.getByRole('dialog', { name: say('jobActs.rating.title'), exact: true })
      await stars.fill(stars.find(dialog, say), 4, say)
      await dialog.getByRole('button', { name: say('jobActs.rating.submit'), exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
    },
  },
  answers: {},
  sees: {
    open: async ({ owner: visit, address }, { context: { bids } }) => {
      const { page, say } = visit
      await page.goto(address)
      await page.getByRole('button', { name: say('jobDetails.edit.button'), exact: true }).waitFor()
      const standing = bids.filter(({ state }) => state === 'standing')
      const declined = bids.filter(({ state }) => state === 'declined')
      const told =
        standing.length > 0
          ? say('jobDetails.interests.count', { count: standing.length })
          : say('jobDetails.interests.emptyTitle')
      await page.getByText(told).waitFor()
      const interests = page.getByRole('region', { name: say('jobDetails.interests.title') })
      for (const { amount } of standing) await interests.getByText(money(amount), { exact: true }).first().waitFor()
      // Those that were declined are folded away; those that were withdrawn are not there.
      const fold = interests.getByText(say('jobDetails.interests.declined', { count: declined.length }))
      await (declined.length > 0 ? fold.click() : fold.waitFor({ state: 'detached' }))
      for (const { amount } of declined) await interests.getByText(money(amount), { exact: true }).first().waitFor()
      await becomes(() => interests.getByRole('article').count(), standing.length + declined.length)
    },
    inprogress: async ({ owner: visit, address }, { context }) => {
      await visit.page.goto(address)
      await assigned(visit, context)
      await visit.page.getByText(visit.say('dashboard.status.inprogress'), { exact: true }).waitFor()
      if (context.isCompletionDisputed) await visit.page.getByText(REASON, { exact: true }).waitFor()
    },
    'completed.unrated': async ({ owner: visit, address }, { context }) => {
      const { page, say } = visit
      await page.goto(address)
      const dialog = page.getByRole('dialog', { name: say('jobActs.rating.title'), exact: true })
      await dialog.getByText(names[context.assignedBusinessId ?? ''] ?? '').waitFor()
    },
    'completed.rated': async ({ owner: visit, address }, { context: { rating } }) => {
      const { page, say } = visit
      await page.goto(address)
      const region = page.getByRole('region', { name: say('jobDetails.assigned.title'), exact: true })
      await region.getByText(say('jobDetails.assigned.rating')).waitFor()
      if (rating?.reply !== 'none') await region.getByText(REPLY).waitFor()
    },
    expired: 'elsewhere',
    deleted: async ({ owner: { page, say }, address }) => {
      await page.goto(address)
      await page.getByRole('heading', { name: say('jobNotes.missing.title') }).waitFor()
    },
  },
}

type Now = { readonly now: SnapshotFrom<typeof jobMachine> }

const byBusiness = (one: { readonly businessId: string }, other: { readonly businessId: string }): number =>
  one.businessId.localeCompare(other.businessId)

type Kept = { readonly job: Told['job']; readonly bids: Awaited<ReturnType<typeof bidsOn>> }
type Told = Awaited<ReturnType<typeof ownJob>>

/** The same, and what was typed besides. */
function andSays(isSaid: (kept: Kept) => boolean) {
  return async (world: World, done: Now): Promise<void> => {
    await isStored(world, done)
    const { customer, jobId } = world
    const [{ job: kept }, bids] = await Promise.all([ownJob(customer, jobId), bidsOn(customer, jobId)])
    if (!isSaid({ job: kept, bids })) throw new Error(`What was typed is not kept: ${JSON.stringify({ kept, bids })}`)
  }
}

/** The job stands on the server as its machine says, with every bid, what was written, and the rating. */
async function isStored({ customer, business, jobId }: World, { now: { context: facts, value } }: Now): Promise<void> {
  if (value === 'deleted') return refuses(ownJob(customer, jobId), 'JOB_NOT_FOUND')
  const idOf = async (id: string) => (await business(id)).session.user.id
  const [{ job: kept, doubt }, bids] = await Promise.all([ownJob(customer, jobId), bidsOn(customer, jobId)])
  const { assignedBusinessId: winner, rating, isCompletionDisputed } = facts
  keeps(
    { status: kept.status, winner: kept.assignedBusinessId, doubt: doubt?.reason },
    {
      status: typeof value === 'string' ? value : 'completed',
      winner: winner === null ? null : await idOf(winner),
      doubt: isCompletionDisputed && value === 'inprogress' ? REASON : undefined,
    },
  )
  keeps(
    { rated: kept.rating !== null, revision: kept.rating?.revision, reply: kept.rating?.reply?.text },
    {
      rated: rating !== null,
      revision: rating?.revision,
      reply: rating === null || rating.reply === 'none' ? undefined : REPLY,
    },
  )
  const told = bids.map(({ businessId, amount, state }) => ({ businessId, amount, state }))
  const wanted = await Promise.all(facts.bids.map(async (bid) => ({ ...bid, businessId: await idOf(bid.businessId) })))
  keeps(
    told.toSorted(byBusiness),
    wanted.filter(({ state }) => state === 'standing' || state === 'declined').toSorted(byBusiness),
  )
}

/** The bid with the amount that somebody saw; where it is another by now, there is none to press a button of. */
function bidOf(page: Visit['page'], amountSeen: number | undefined) {
  const hasText = amountSeen === undefined ? '' : money(amountSeen)
  return page.getByRole('article').filter({ hasText })
}

/** Who got the job is named, with the amount of that bid. */
async function assigned({ page, say }: Visit, facts: Pick<JobFacts, 'assignedBusinessId' | 'bids'>): Promise<void> {
  const region = page.getByRole('region', { name: say('jobDetails.assigned.title'), exact: true })
  await region.getByText(names[facts.assignedBusinessId ?? ''] ?? '').waitFor()
  const bid = facts.bids.find(({ businessId }) => businessId === facts.assignedBusinessId)
  await region.getByText(money(bid?.amount ?? 0), { exact: true }).waitFor()
}

async function confirm(
  page: Visit['page'],
  title: string,
  button: string,
  role: 'dialog' | 'alertdialog' = 'alertdialog',
): Promise<void> {
  const dialog = page.getByRole(role, { name: title, exact: true })
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

walkScene(job, 'posted', stage)
