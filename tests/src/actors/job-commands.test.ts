import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import {
  acceptCommand,
  completeCommand,
  declineForm,
  deleteCommand,
  doubtForm,
  endForm,
  editJobForm,
  ratingChangeForm,
  ratingForm,
  reconsiderCommand,
  renewedBid,
  type SeenBid,
  withdrawCommand,
  replyForm,
} from '../../../src/actors/job-commands.ts'
import { failureToWire } from '../../../generated/wire/server.ts'
import { json, refusal } from '../services/fake-server.ts'
import { interest } from '../services/samples.ts'
import { business, customer, stage } from './stage.ts'
import { shows } from '../../support/shows.ts'

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

  it('accepts no bid on a job that has moved on', async () => {
    const { environment } = await stage({ session: customer }, refusal(409, 'JOB_ALREADY_ASSIGNED'))
    const { machine, input } = acceptCommand(environment, 'job-1', interest)
    const command = createActor(machine, { input }).start()
    command.send({ type: 'command.confirmed' })
    const { context } = await waitFor(command, (state) => state.matches('refused'))
    expect(context.failure).toMatchObject({ code: 'JOB_ALREADY_ASSIGNED' })
  })

  it('declines a bid as it was seen, with what was said of why', shows('bid.declined'), async () => {
    const { environment, server } = await stage({ session: customer }, acknowledged())
    const { machine, input } = declineForm(environment, () => interest)
    const form = createActor(machine, { input }).start()
    form.send({ type: 'draft.changed', changes: { reason: 'price', comment: '  Too far. ' } })
    form.send({ type: 'form.submitted' })
    await waitFor(form, (state) => state.matches('saved'))
    expect(server.seen.map(({ path, body }) => [path, body])).toEqual([
      [
        '/v1/decline-bid/customer',
        { jobId: 'job-1', companyId: 'business-1', amount: 120.5, reason: 'price', comment: 'Too far.' },
      ],
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

  it('declines a bid without a reason, in no more than 300 signs, and reconsiders it', async () => {
    const { environment, server } = await stage({ session: customer }, acknowledged(), acknowledged())
    const { machine, input } = declineForm(environment, () => interest)
    const form = createActor(machine, { input }).start()
    form.send({ type: 'draft.changed', changes: { comment: 'x'.repeat(301) } })
    form.send({ type: 'form.submitted' })
    expect(form.getSnapshot().context.errors).toEqual([{ field: 'comment', code: 'TEXT_TOO_LONG' }])
    form.send({ type: 'draft.changed', changes: { comment: ' ' } })
    form.send({ type: 'form.submitted' })
    await waitFor(form, (state) => state.matches('saved'))
    const reconsider = reconsiderCommand(environment, interest)
    const command = createActor(reconsider.machine, { input: reconsider.input }).start()
    command.send({ type: 'command.confirmed' })
    await waitFor(command, (state) => state.matches('done'))
    expect(server.seen.map(({ path, body }) => [path, body])).toEqual([
      ['/v1/decline-bid/customer', { jobId: 'job-1', companyId: 'business-1', amount: 120.5 }],
      ['/v1/reconsider-bid/customer', { jobId: 'job-1', companyId: 'business-1' }],
    ])
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
  it('edits', async () => {
    const { environment, server } = await stage({ session: customer }, acknowledged())
    const { machine, input } = editJobForm(environment, 'job-1', { title: 'T', details: 'D', neededBy: '' })
    const form = createActor(machine, { input }).start()
    form.send({ type: 'draft.changed', changes: { details: 'More' } })
    form.send({ type: 'form.submitted' })
    await waitFor(form, (state) => state.matches('saved'))
    expect(server.seen[0]?.body).toEqual({ jobId: 'job-1', title: 'T', details: 'More', neededBy: null })
  })

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

  it('ends the assignment to the business that was seen', async () => {
    const { environment, server } = await stage({ session: business }, acknowledged())
    const { machine, input } = endForm(environment, { jobId: 'job-1', businessSeen: 'luis' })
    const form = createActor(machine, { input }).start()
    form.send({ type: 'form.submitted' })
    expect(form.getSnapshot().context.errors).toEqual([{ field: 'reason', code: 'REASON_REQUIRED' }])
    form.send({ type: 'draft.changed', changes: { reason: 'We are booked out.' } })
    form.send({ type: 'form.submitted' })
    await waitFor(form, (state) => state.matches('saved'))
    expect(server.seen[0]?.body).toEqual({ jobId: 'job-1', assignedBusinessId: 'luis', reason: 'We are booked out.' })
  })

  it('doubts', async () => {
    const { environment, server } = await stage({ session: customer }, acknowledged())
    const { machine, input } = doubtForm(environment, 'job-1')
    const form = createActor(machine, { input }).start()
    form.send({ type: 'form.submitted' })
    expect(form.getSnapshot().context.errors).toEqual([{ field: 'reason', code: 'REASON_REQUIRED' }])
    form.send({ type: 'draft.changed', changes: { reason: 'It drips.' } })
    form.send({ type: 'form.submitted' })
    expect(form.getSnapshot().context.errors).toEqual([{ field: 'reason', code: 'REASON_TOO_SHORT' }])
    form.send({ type: 'draft.changed', changes: { reason: 'It still drips.' } })
    form.send({ type: 'form.submitted' })
    await waitFor(form, (state) => state.matches('saved'))
    expect(server.seen[0]?.body).toEqual({ jobId: 'job-1', reason: 'It still drips.' })
  })

  it('rates', shows('rule.rating.default', 'rule.rating.at-least-one', 'constant.rating'), async () => {
    const { environment, server } = await stage({ session: customer }, acknowledged())
    const { machine, input } = ratingForm(environment, 'job-1')
    const form = createActor(machine, { input }).start()
    form.send({ type: 'form.submitted' })
    expect(form.getSnapshot().context.errors).toEqual([{ field: 'stars', code: 'RATING_REQUIRED' }])
    form.send({ type: 'draft.changed', changes: { stars: 5 } })
    form.send({ type: 'form.submitted' })
    await waitFor(form, (state) => state.matches('saved'))
    expect(server.seen[0]?.body).toEqual({ jobId: 'job-1', rating: 5 })
  })

  it('puts a rating off at once, but asks before a comment is dropped', async () => {
    const { environment } = await stage({ session: customer })
    const { machine, input } = ratingForm(environment, 'job-1')
    const untouched = createActor(machine, { input }).start()
    untouched.send({ type: 'form.closed' })
    expect(untouched.getSnapshot().value).toBe('closed')
    const form = createActor(machine, { input }).start()
    form.send({ type: 'draft.changed', changes: { comment: 'On time' } })
    form.send({ type: 'form.closed' })
    expect(form.getSnapshot().value).toBe('leaving')
    form.send({ type: 'form.abandoned' })
    expect(form.getSnapshot().value).toBe('closed')
  })

  it('asks before the edit of a job is dropped', async () => {
    const { environment } = await stage({ session: customer })
    const { machine, input } = editJobForm(environment, 'job-1', { title: 'T', details: 'D', neededBy: '' })
    const form = createActor(machine, { input }).start()
    form.send({ type: 'draft.changed', changes: { details: 'More' } })
    form.send({ type: 'form.closed' })
    expect(form.getSnapshot().value).toBe('leaving')
  })
})

it('a business marks a job as completed', async () => {
  const { environment, server } = await stage({ session: business }, acknowledged())
  const { machine, input } = completeCommand(environment, 'job-1')
  const command = createActor(machine, { input }).start()
  command.send({ type: 'command.confirmed' })
  await waitFor(command, (state) => state.matches('done'))
  expect(server.seen[0]?.body).toEqual({ jobid: 'job-1' })
})

it('a business withdraws its bid', shows('bid.withdrawn'), async () => {
  const { environment, server } = await stage({ session: business }, acknowledged())
  const { machine, input } = withdrawCommand(environment, 'bid-1')
  const command = createActor(machine, { input }).start()
  command.send({ type: 'command.confirmed' })
  await waitFor(command, (state) => state.matches('done'))
  expect(server.seen.map(({ path, body }) => [path, body])).toEqual([['/v1/withdraw-bid/business', { bidId: 'bid-1' }]])
})
