import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { ratingChangeForm, replyForm } from '../../../src/actors/completion.ts'
import { declineForm, renewedBid, type SeenBid, bidForm } from '../../../src/actors/job-commands.ts'
import { failureToWire } from '../../../generated/client/wire-server.ts'
import { json, refusal } from '../services/fake-server.ts'
import { interest, job, jobDraft } from '../services/samples.ts'
import { customer, stage, business, contents, memory } from './stage.ts'
import { shows } from '../../support/shows.ts'
import { hasKeptBid } from '../../../src/actors/job-details.ts'
import { storeDraftToPostAgain } from '../../../src/actors/post-again.ts'
import { postJobForm, withCategory } from '../../../src/actors/post-job.ts'

const acknowledged = () => json({ Success: true, Message: 'Done', message: 'Done', bidId: 'bid-9' })

it('declines a bid that the business changed as it is by then', shows('bid.changed-said'), async () => {
  const changed = json(failureToWire({ message: '', code: 'BID_CHANGED', bid: { ...interest, amount: 150 } }), 409)
  const { environment, server } = await stage({ session: customer }, changed, acknowledged())
  let seen: SeenBid = { bid: interest, amountBefore: null }
  const { machine, input } = declineForm(environment, () => seen.bid)
  const form = createActor(machine, { input }).start()
  form.on('form.refused', ({ failure }) => {
    seen = renewedBid(seen, failure) ?? seen
  })
  form.send({ type: 'form.submitted' })
  await waitFor(form, (state) => state.matches({ open: 'failed' }))
  expect([seen.amountBefore, seen.bid]).toEqual([120.5, { ...interest, amount: 150 }])
  form.send({ type: 'form.submitted' })
  await waitFor(form, (state) => state.matches('saved'))
  const sent = { jobId: 'job-1', companyId: 'business-1' }
  expect(server.seen.map(({ body }) => body)).toEqual([120.5, 150].map((amount) => ({ ...sent, amount })))
  expect(new Set(server.seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(2)
})

it('changes a rating and replies to one, as they were last seen', async () => {
  const changed = refusal(409, 'RATING_CHANGED')
  const { environment, server } = await stage({ session: customer }, changed, acknowledged(), acknowledged())
  let revision = 1
  const seen = { jobId: 'job-1', revision: () => revision }
  const { machine, input } = ratingChangeForm(environment, seen, { stars: 2, comment: 'Late' })
  const form = createActor(machine, { input }).start()
  form.send({ type: 'draft.changed', changes: { stars: 4 } })
  form.send({ type: 'form.submitted' })
  await waitFor(form, (state) => state.matches({ open: 'failed' }))
  revision = 2
  form.send({ type: 'form.submitted' })
  await waitFor(form, (state) => state.matches('saved'))
  const reply = replyForm(environment, seen, { reply: 'Thank you.' })
  const answer = createActor(reply.machine, { input: reply.input }).start()
  answer.send({ type: 'form.submitted' })
  await waitFor(answer, (state) => state.matches('saved'))
  expect(server.seen.map(({ body }) => body)).toEqual([
    { jobId: 'job-1', revision: 1, rating: 4, comment: 'Late' },
    { jobId: 'job-1', revision: 2, rating: 4, comment: 'Late' },
    { jobId: 'job-1', revision: 2, reply: 'Thank you.' },
  ])
})

it('keeps a new bid while it is typed, over a lost session, until it is placed', async () => {
  const tabStorage = memory()
  const changes = { amount: '90', proposal: 'Tuesday', canStart: '2026-11-28' }
  const lost = await stage({ session: business, tabStorage }, refusal(401, 'UNAUTHORIZED'))
  const first = bidForm(lost.environment, { jobId: 'job-1', bid: null })
  const bid = createActor(first.machine, { input: first.input }).start()
  expect(hasKeptBid(lost.environment, 'job-1')).toBe(false)
  bid.send({ type: 'draft.changed', changes })
  expect(['job-1', 'job-2'].map((id) => hasKeptBid(lost.environment, id))).toEqual([true, false])
  bid.send({ type: 'form.submitted' })
  await waitFor(bid, (state) => state.matches({ open: { new: 'failed' } }))
  expect(lost.environment.session.getSnapshot().value).toEqual({ signedOut: 'expired' })

  const found = await stage({ session: business, tabStorage }, acknowledged())
  const second = bidForm(found.environment, { jobId: 'job-1', bid: null })
  expect(second.input.kept).toEqual(changes)
  const again = createActor(second.machine, { input: second.input }).start()
  again.send({ type: 'form.submitted' })
  const { context } = await waitFor(again, (state) => state.matches('placed'))
  expect(context.saved).toMatchObject({ message: 'Done', bidId: 'bid-9' })
  expect(found.server.seen.map(({ path, body }) => [path, body])).toEqual([
    ['/v1/place-bid/business', { jobId: 'job-1', amount: 90, proposalStatement: 'Tuesday', canStart: '2026-11-28' }],
  ])
  expect(contents(tabStorage)).toEqual({})
})

it(
  'begins with the bid that is there, without a day that has passed if it is placed again',
  shows('rule.can-start'),
  async () => {
    const { environment } = await stage({ session: business })
    const begun = (state: 'standing' | 'withdrawn', canStart: string | null) =>
      bidForm(environment, {
        jobId: 'job-1',
        bid: { bidId: 'bid-1', amount: 90, proposal: 'Tuesday', canStart, state },
      }).input.initial.canStart
    expect([begun('standing', '2020-01-01'), begun('standing', null)]).toEqual(['2020-01-01', ''])
    expect([begun('withdrawn', '2020-01-01'), begun('withdrawn', '2999-12-31')]).toEqual(['', '2999-12-31'])
  },
)

describe('posting a job', () => {
  const pictures = ['/v1/files/3q2-7wAAECAwQFBgcICQ', '/v1/files/3q2-7wAAECAwQFBgcICR']
  const expired = { ...job, status: 'expired', budget: 150.5, pictures } as const
  const own = { job: expired, streetAddress: '12 Oak Street' }

  it('again starts with what the expired one said, pictures included', async () => {
    const posted = json({ Success: true, message: 'Job posted successfully', jobId: 'job-2' })
    const { environment, server, tabStorage } = await stage({ session: customer }, posted)
    storeDraftToPostAgain(environment, own)
    const { machine, input } = postJobForm(environment, expired.id)
    const form = createActor(machine, { input }).start()
    form.send({ type: 'draft.changed', changes: { title: 'Still leaking' } })
    // What was changed already stays, and the draft of a new job is another one.
    storeDraftToPostAgain(environment, own)
    expect(postJobForm(environment, expired.id).input.kept?.draft.title).toBe('Still leaking')
    expect(postJobForm(environment).input.kept).toBe(null)
    form.send({ type: 'form.submitted' })
    await waitFor(form, (state) => state.matches('registered'))
    const { details, category, country, state, city } = expired
    const place = { country, state, city }
    const body = {
      title: 'Still leaking',
      details,
      category,
      ...place,
      budget: 150.5,
      neededBy: null,
      streetAddress: '12 Oak Street',
      pics_url: pictures,
    }
    expect(server.seen).toMatchObject([{ path: '/v1/create-job/customer', body }])
    expect(contents(tabStorage)).toEqual({})
  })

  it('again keeps the day that it was needed by while that is still to come', shows('rule.needed-by'), async () => {
    const { environment } = await stage({ session: customer })
    const days = ['2020-01-01', '2999-12-31', null].map((neededBy, index) => {
      const again = { ...expired, id: `job-${index}`, neededBy }
      storeDraftToPostAgain(environment, { ...own, job: again })
      return postJobForm(environment, again.id).input.kept?.draft.neededBy
    })
    expect(days).toEqual(['', '2999-12-31', ''])
  })

  it('fills the title from the category until the person writes one', () => {
    const inSpanish = (category: string) => (category === 'Plumbing' ? 'Plomería' : category)
    const untitled = { ...jobDraft, title: '', category: '' }
    expect(withCategory(untitled, 'Plumbing', inSpanish)).toEqual({ category: 'Plumbing', title: 'Plomería' })
    const titled = { ...jobDraft, title: 'Plomería' }
    expect(withCategory(titled, 'Heating', inSpanish)).toEqual({ category: 'Heating', title: 'Heating' })
    expect(withCategory(jobDraft, 'Heating', inSpanish)).toEqual({ category: 'Heating' })
  })
})
