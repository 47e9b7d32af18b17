import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import {
  acceptCommand,
  declineForm,
  deleteCommand,
  renewedBid,
  type SeenBid,
  bidForm,
} from '../../../src/actors/job-commands.ts'
import { ratingChangeForm, replyForm } from '../../../src/actors/completion.ts'
import { failureToWire } from '../../../generated/client/wire-server.ts'
import { json, refusal } from '../services/fake-server.ts'
import { interest, job } from '../services/samples.ts'
import { customer, stage, business, contents, memory } from './stage.ts'
import { shows } from '../../support/shows.ts'
import { hasKeptBid } from '../../../src/actors/job-details.ts'
import { storeDraftToPostAgain } from '../../../src/actors/post-again.ts'
import { postJobForm } from '../../../src/actors/post-job.ts'

const acknowledged = () => json({ Success: true, Message: 'Done', message: 'Done' })

describe('what a customer agrees to', () => {
  it('accepts the fresh bid after it changed, under a key of its own', async () => {
    const { environment, server } = await stage(
      { session: customer },
      json(failureToWire({ message: '', code: 'BID_CHANGED', bid: { ...interest, amount: 99 } }), 409),
      acknowledged(),
    )
    const { machine, input } = acceptCommand(environment, 'job-1', interest)
    const command = createActor(machine, { input }).start()
    command.send({ type: 'command.confirmed' })
    const { context } = await waitFor(command, (state) => state.matches({ asked: 'changed' }))
    expect(context.intent).toEqual({ bid: { ...interest, amount: 99 }, amountBefore: 120.5 })
    command.send({ type: 'command.confirmed' })
    await waitFor(command, (state) => state.matches('done'))
    expect(server.seen.map(({ headers, body }) => [headers['idempotency-key'], body])).toEqual([
      ['key-00001', { jobId: 'job-1', companyId: 'business-1', amount: 120.5 }],
      ['key-00002', { jobId: 'job-1', companyId: 'business-1', amount: 99 }],
    ])
  })

  it('declines a bid that the business changed as it is by then', shows('bid.changed-said'), async () => {
    const { environment, server } = await stage(
      { session: customer },
      json(failureToWire({ message: '', code: 'BID_CHANGED', bid: { ...interest, amount: 150 } }), 409),
      acknowledged(),
    )
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
    expect(server.seen.map(({ body }) => body)).toEqual([
      { jobId: 'job-1', companyId: 'business-1', amount: 120.5 },
      { jobId: 'job-1', companyId: 'business-1', amount: 150 },
    ])
    const [first, second] = server.seen.map(({ headers }) => headers['idempotency-key'])
    expect(second).not.toBe(first)
  })

  it('deletes, again with the same key where no answer came', async () => {
    const { environment, server } = await stage({ session: customer }, 'unreachable', 'unreachable', acknowledged())
    const { machine, input } = deleteCommand(environment, 'job-1')
    const command = createActor(machine, { input }).start()
    command.send({ type: 'command.confirmed' })
    await waitFor(command, (state) => state.matches({ asked: 'failed' }))
    command.send({ type: 'command.confirmed' })
    await waitFor(command, (state) => state.matches('done'))
    expect(server.seen.map(({ path, body, headers }) => [path, body, headers['idempotency-key']])).toEqual(
      [1, 2, 3].map(() => ['/v1/delete-job/customer', { jobid: 'job-1' }, 'key-00001']),
    )
  })
})

describe('what a customer fills in', () => {
  it('changes a rating and replies to one, as they were last seen', async () => {
    const { environment, server } = await stage(
      { session: customer },
      refusal(409, 'RATING_CHANGED'),
      acknowledged(),
      acknowledged(),
    )
    let revision = 1
    const seen = { jobId: 'job-1', revision: () => revision }
    const { machine, input } = ratingChangeForm(environment, seen, { stars: 2, comment: 'Late' })
    const form = createActor(machine, { input }).start()
    form.send({ type: 'draft.changed', changes: { stars: 4 } })
    form.send({ type: 'form.submitted' })
    const { context } = await waitFor(form, (state) => state.matches({ open: 'failed' }))
    expect([context.failure, context.draft]).toMatchObject([{ code: 'RATING_CHANGED' }, { stars: 4, comment: 'Late' }])
    revision = 2
    form.send({ type: 'form.submitted' })
    await waitFor(form, (state) => state.matches('saved'))
    const reply = replyForm(environment, seen, { reply: '' })
    const answer = createActor(reply.machine, { input: reply.input }).start()
    answer.send({ type: 'form.submitted' })
    expect(answer.getSnapshot().context.errors).toEqual([{ field: 'reply', code: 'REPLY_REQUIRED' }])
    answer.send({ type: 'draft.changed', changes: { reply: 'Thank you.' } })
    answer.send({ type: 'form.submitted' })
    await waitFor(answer, (state) => state.matches('saved'))
    expect(server.seen.map(({ body }) => body)).toEqual([
      { jobId: 'job-1', revision: 1, rating: 4, comment: 'Late' },
      { jobId: 'job-1', revision: 2, rating: 4, comment: 'Late' },
      { jobId: 'job-1', revision: 2, reply: 'Thank you.' },
    ])
  })
})

const acknowledgedBid = () => json({ Success: true, Message: 'Done', message: 'Done', bidId: 'bid-9' })
const changes = { amount: '90', proposal: 'Tuesday' }

describe('a new bid', () => {
  it('is kept while it is typed, survives a lost session, and is forgotten once placed', async () => {
    const tabStorage = memory()
    const lost = await stage({ session: business, tabStorage }, refusal(401, 'UNAUTHORIZED'))
    const first = bidForm(lost.environment, { jobId: 'job-1', bid: null })
    const bid = createActor(first.machine, { input: first.input }).start()
    expect(hasKeptBid(lost.environment, 'job-1')).toBe(false)
    bid.send({ type: 'draft.changed', changes })
    expect([hasKeptBid(lost.environment, 'job-1'), hasKeptBid(lost.environment, 'job-2')]).toEqual([true, false])
    bid.send({ type: 'form.submitted' })
    await waitFor(bid, (state) => state.matches({ open: { new: 'failed' } }))
    expect(lost.environment.session.getSnapshot().value).toEqual({ signedOut: 'expired' })

    const found = await stage({ session: business, tabStorage }, acknowledgedBid())
    const second = bidForm(found.environment, { jobId: 'job-1', bid: null })
    expect(second.input.kept).toEqual(changes)
    const again = createActor(second.machine, { input: second.input }).start()
    again.send({ type: 'form.submitted' })
    const { context } = await waitFor(again, (state) => state.matches('placed'))
    expect(context.saved).toMatchObject({ message: 'Done', bidId: 'bid-9' })
    expect(found.server.seen.map(({ path, body }) => [path, body])).toEqual([
      ['/v1/place-bid/business', { jobId: 'job-1', amount: 90, proposalStatement: 'Tuesday' }],
    ])
    expect(contents(tabStorage)).toEqual({})
  })
})

describe('an edit', () => {
  it('follows on a bid whose answer was lost, with what was typed, under a key of its own', async () => {
    const { environment, server, tabStorage } = await stage(
      { session: business },
      'unreachable',
      'unreachable',
      acknowledgedBid(),
    )
    const { machine, input } = bidForm(environment, { jobId: 'job-1', bid: null })
    const bid = createActor(machine, { input }).start()
    bid.send({ type: 'draft.changed', changes })
    bid.send({ type: 'form.submitted' })
    await waitFor(bid, (state) => state.matches({ open: { new: 'failed' } }))
    bid.send({ type: 'bid.appeared', bidId: 'bid-9', placed: { amount: '90', proposal: 'Tuesday' } })
    bid.send({ type: 'form.submitted' })
    await waitFor(bid, (state) => state.matches('saved'))
    expect(server.seen.map(({ path, headers }) => [path, headers['idempotency-key']])).toEqual([
      ['/v1/place-bid/business', 'key-00001'],
      ['/v1/place-bid/business', 'key-00001'],
      ['/v1/update-bid/business', 'key-00002'],
    ])
    expect(server.seen.at(-1)?.body).toEqual({ bidId: 'bid-9', amount: 90, proposalStatement: 'Tuesday' })
    expect(contents(tabStorage)).toEqual({})
  })
})

const pictures = ['/v1/files/3q2-7wAAECAwQFBgcICQ', '/v1/files/3q2-7wAAECAwQFBgcICR']
const expired = { ...job, status: 'expired', budget: 150.5, pictures } as const

it('posts an expired job again with what it said, pictures included', async () => {
  const tabStorage = memory()
  const { environment, server } = await stage(
    { session: customer, tabStorage },
    json({ Success: true, message: 'Job posted successfully', jobId: 'job-2' }),
  )
  storeDraftToPostAgain(environment, expired)
  const { machine, input } = postJobForm(environment, expired.id)
  const form = createActor(machine, { input }).start()
  form.send({ type: 'draft.changed', changes: { title: 'Still leaking' } })
  form.send({ type: 'form.submitted' })
  await waitFor(form, (state) => state.matches('registered'))
  const { details, category, country, state, city } = expired
  expect(server.seen.map(({ path, body }) => [path, body])).toEqual([
    [
      '/v1/create-job/customer',
      {
        title: 'Still leaking',
        details,
        category,
        country,
        state,
        city,
        budget: 150.5,
        neededBy: null,
        pics_url: expired.pictures,
      },
    ],
  ])
  expect(contents(tabStorage)).toEqual({})
})

it('keeps the day that it was needed by while that is still to come', shows('rule.needed-by'), async () => {
  const { environment } = await stage({ session: customer })
  const days = ['2020-01-01', '2999-12-31', null].map((neededBy, index) => {
    const again = { ...expired, id: `job-${index}`, neededBy }
    storeDraftToPostAgain(environment, again)
    return postJobForm(environment, again.id).input.kept?.draft.neededBy
  })
  expect(days).toEqual(['', '2999-12-31', ''])
})

it('goes on with what was already changed, and leaves the draft of a new job alone', async () => {
  const { environment } = await stage({ session: customer })
  storeDraftToPostAgain(environment, expired)
  const first = postJobForm(environment, expired.id)
  createActor(first.machine, { input: first.input })
    .start()
    .send({ type: 'draft.changed', changes: { title: 'Still leaking' } })
  storeDraftToPostAgain(environment, expired)
  expect([postJobForm(environment, expired.id).input.kept?.draft.title, postJobForm(environment).input.kept]).toEqual([
    'Still leaking',
    null,
  ])
})
