import type { SnapshotFrom } from 'xstate'
import type { jobMachine } from '../../machines/job/machine.ts'
import { links } from '../../src/shared/routes.ts'
import { createFormat } from '../../src/i18n/format.ts'
import { job } from '../models/job.ts'
import { becomes } from './support/form-facts.ts'
import { assigned, bidOf, button, confirm, fill, inDialog } from './support/job-acts.ts'
import { names, openJob, type World } from './support/job-world.ts'
import { bidsOn, ownJob, refuses, keeps } from './support/stored.ts'
import type { ChangingCall } from '../support/operations.ts'
import { ratingOf, stars } from './support/fields.ts'
import { type Stage, walkScene } from './support/walk.ts'
import { language } from '../support/language.ts'

/** Whatever may be done with a job leaves it as its machine says. */
const ACTS = [
  'placeBid',
  'updateBid',
  'withdrawBid',
  'acceptBid',
  'declineBid',
  'reconsiderBid',
  'inviteBusiness',
  'declineInvitation',
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
      await button(page, say('jobDetails.bid.button'))
        .or(button(page, say('jobDetails.bid.again')))
        .click()
      await inDialog(page, say('jobDetails.bid.button'), say('jobDetails.bid.button'), async (dialog) => {
        await fill(dialog, say('jobActs.bid.quote'), `${amount}`)
        await fill(dialog, say('jobActs.bid.proposal'), PROPOSAL)
      })
    },
    'bid.edited': async ({ at }, { by, amount }) => {
      const { page, say } = await at(by)
      await button(page, say('jobDetails.bid.edit')).click()
      await inDialog(page, say('jobDetails.bid.edit'), say('jobActs.bid.save'), (dialog) =>
        fill(dialog, say('jobActs.bid.quote'), `${amount}`),
      )
    },
    'bid.accepted': async ({ at }, { by, businessId, amountSeen }) => {
      const { page, say } = await at(by)
      const name = say('jobDetails.interests.acceptNamed', { name: names[businessId] ?? '' })
      await bidOf(page, amountSeen).getByRole('button', { name }).click()
      await confirm(page, say('jobActs.accept.title'), say('jobActs.accept.accept'))
    },
    'bid.withdrawn': async ({ at }, { by }) => {
      const { page, say } = await at(by)
      await button(page, say('jobDetails.withdraw.button')).click()
      await confirm(page, say('jobActs.withdraw.title'), say('jobActs.withdraw.confirm'))
    },
    'bid.declined': async ({ at }, { by, businessId, amountSeen }) => {
      const { page, say } = await at(by)
      const name = say('jobDetails.interests.declineNamed', { name: names[businessId] ?? '' })
      await bidOf(page, amountSeen).getByRole('button', { name }).click()
      await inDialog(page, say('jobActs.decline.title'), say('jobActs.decline.submit'), (dialog) =>
        dialog.getByRole('radio').first().check(),
      )
    },
    'bid.reconsidered': async ({ at }, { by, businessId }) => {
      const { page, say } = await at(by)
      const name = say('jobDetails.interests.reconsiderNamed', { name: names[businessId] ?? '' })
      await page.getByRole('button', { name }).click()
      await confirm(page, say('jobActs.reconsider.title'), say('jobActs.reconsider.confirm'))
    },
    'business.invited': async ({ at, business, jobId }, { by, businessId }) => {
      const { page, say } = await at(by)
      await page.goto(links.business((await business(businessId)).session.user.id))
      const job = page.getByLabel(say('business.ask.job'), { exact: true })
      await job.selectOption(jobId)
      await button(page, say('business.ask.button')).click()
      await job.locator(`option[value="${jobId}"]:disabled`).waitFor({ state: 'attached' })
    },
    'invitation.declined': async ({ at }, { by }) => {
      const { page, say } = await at(by)
      await button(page, say('jobDetails.invitation.button')).click()
      await inDialog(page, say('jobActs.invitation.title'), say('jobActs.invitation.submit'), (dialog) =>
        dialog.getByRole('radio').first().check(),
      )
      await button(page, say('jobDetails.invitation.button')).waitFor({ state: 'detached' })
    },
    'job.edited': async ({ at }, { by }) => {
      const { page, say } = await at(by)
      await button(page, say('jobDetails.edit.button')).click()
      await inDialog(page, say('jobActs.edit.title'), say('jobActs.edit.save'), (dialog) =>
        fill(dialog, say('jobActs.edit.description'), 'It drips more.'),
      )
      // With bids on it, the job is folded above them.
      const fold = page.locator('details:not([open]) > summary').filter({ has: page.getByRole('heading') })
      if ((await fold.count()) > 0) await fold.click()
      await page.getByText('It drips more.').waitFor()
    },
    'job.deleted': async ({ at }, { by }) => {
      const { page, say } = await at(by)
      await button(page, say('jobDetails.delete.button')).click()
      await confirm(page, say('jobActs.delete.title'), say('jobActs.delete.confirm'))
    },
    'job.completed': async ({ at }, { by }) => {
      const { page, say } = await at(by)
      await button(page, say('jobDetails.complete.button'))
        .or(button(page, say('jobDetails.complete.again')))
        .click()
      const [title, yes] = [say('jobActs.complete.title'), say('jobActs.complete.confirm')]
      await (by.role === 'business' ? inDialog : confirm)(page, title, yes)
    },
    'assignment.ended': async ({ at }, { by }) => {
      const { page, say } = await at(by)
      const role = by.role === 'business' ? 'business' : 'customer'
      await button(page, say('jobDetails.more')).click()
      await button(page, say(`jobDetails.ending.${role}.button`)).click()
      await inDialog(page, say(`jobActs.ending.${role}.title`), say(`jobActs.ending.${role}.submit`), (dialog) =>
        fill(dialog, say('jobActs.ending.reason'), REASON),
      )
      await page.getByText(REASON, { exact: true }).waitFor()
    },
    'completion.doubted': async ({ at }, { by }) => {
      const { page, say } = await at(by)
      // The rating opens by itself, and leads there.
      await inDialog(page, ratingOf(say), say('jobDetails.doubt.button'))
      await inDialog(page, say('jobActs.doubt.title'), say('jobActs.doubt.submit'), (dialog) =>
        fill(dialog, say('jobActs.doubt.reason'), REASON),
      )
    },
    'rating.changed': async ({ at }, { by }) => {
      const { page, say } = await at(by)
      await button(page, say('jobDetails.rating.edit')).click()
      await inDialog(page, say('jobDetails.rating.edit'), say('jobActs.rating.save'), (dialog) =>
        stars.fill(stars.find(dialog, say), 2, say),
      )
    },
    'rating.answered': async ({ at }, { by }) => {
      const { page, say } = await at(by)
      await button(page, say('jobDetails.reply.button'))
        .or(button(page, say('jobDetails.reply.edit')))
        .click()
      await inDialog(page, say('jobActs.reply.title'), say('jobActs.reply.submit'), (dialog) =>
        fill(dialog, say('jobActs.reply.text'), REPLY),
      )
    },
    'job.rated': async ({ at }, { by }) => {
      const { page, say } = await at(by)
      await inDialog(page, ratingOf(say), say('jobActs.rating.submit'), (dialog) =>
        stars.fill(stars.find(dialog, say), 4, say),
      )
    },
    'rating.removed': 'elsewhere',
    'job.expired': 'elsewhere',
    'job.reopened': 'elsewhere',
    'job.ended': 'elsewhere',
    'job.removed': 'elsewhere',
  },
  answers: {},
  sees: {
    open: async ({ visit, address }, { context: { bids, invitations } }) => {
      const { page, say } = visit
      await page.goto(address)
      await page.getByRole('button', { name: say('jobDetails.edit.button'), exact: true }).waitFor()
      const standing = bids.filter(({ state }) => state === 'standing')
      const declined = bids.filter(({ state }) => state === 'declined')
      const told =
        standing.length > 0
          ? `${say('jobDetails.interests.title')} ${standing.length}`
          : say(`jobDetails.interests.${declined.length > 0 ? 'allDeclined' : 'empty'}Title`)
      await page.getByRole('heading', { name: told, exact: true }).waitFor()
      const interests = page.getByRole('region', { name: say('jobDetails.interests.title') })
      for (const { amount } of standing) await interests.getByText(money(amount), { exact: true }).first().waitFor()
      // Those that were declined are folded away; those that were withdrawn are not there.
      const fold = interests.getByText(say('jobDetails.interests.declined', { count: declined.length }))
      await (declined.length > 0 ? fold.click() : fold.waitFor({ state: 'detached' }))
      for (const { amount } of declined) await interests.getByText(money(amount), { exact: true }).first().waitFor()
      await becomes(() => interests.getByRole('listitem').count(), standing.length + declined.length)
      const invited = page.getByRole('region', { name: say('jobNotes.invited.title') })
      await becomes(() => invited.getByRole('listitem').count(), invitations.length)
    },
    inprogress: async ({ visit, address }, { context }) => {
      await visit.page.goto(address)
      await assigned(visit, context)
      await visit.page.getByText(visit.say('dashboard.status.inprogress'), { exact: true }).waitFor()
      if (context.isCompletionDisputed) await visit.page.getByText(REASON, { exact: true }).waitFor()
    },
    'completed.unrated': async ({ visit, address }, { context }) => {
      const { page, say } = visit
      await page.goto(address)
      const dialog = page.getByRole('dialog', { name: ratingOf(say) })
      await dialog.getByRole('heading', { name: names[context.assignedBusinessId ?? ''] ?? '' }).waitFor()
    },
    'completed.rated': async ({ visit, address }, { context }) => {
      const { page, say } = visit
      await page.goto(address)
      const name = names[context.assignedBusinessId ?? ''] ?? ''
      const region = page.getByRole('region', { name: say('jobBanner.rated', { name }), exact: true })
      if (context.rating?.reply !== 'none') await region.getByText(REPLY).waitFor()
    },
    expired: 'elsewhere',
    deleted: async ({ visit: { page, say }, address }) => {
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
  const [{ job: kept, doubt, invitations }, bids] = await Promise.all([
    ownJob(customer, jobId),
    bidsOn(customer, jobId),
  ])
  const { assignedBusinessId: winner, rating, isCompletionDisputed } = facts
  keeps(
    { status: kept.status, winner: kept.assignedBusinessId, doubt: doubt?.reason },
    {
      status: typeof value === 'string' ? value : 'completed',
      winner: winner === null ? null : await idOf(winner),
      doubt: isCompletionDisputed ? REASON : undefined,
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
  const asked = await Promise.all(
    facts.invitations.map(async (one) => ({ ...one, businessId: await idOf(one.businessId) })),
  )
  keeps(outcomes(invitations).toSorted(byBusiness), asked.toSorted(byBusiness))
}

/** Whom the owner invited, and who of them said no. */
const outcomes = (invitations: Told['invitations']) =>
  invitations.map(({ business: { id: businessId }, declinedAt }) => ({
    businessId,
    state: declinedAt === null ? 'sent' : 'declined',
  }))

walkScene(job, 'posted', stage)
