import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { hasKeptBid } from '../../../src/actors/job-details.ts'
import { bidForm } from '../../../src/actors/job-commands.ts'
import { json, refusal } from '../services/fake-server.ts'
import { ownBid } from '../services/samples.ts'
import { business, contents, memory, stage } from './stage.ts'

const acknowledged = () => json({ Success: true, Message: 'Done', message: 'Done', bidId: 'bid-9' })
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

    const found = await stage({ session: business, tabStorage }, acknowledged())
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

  it('is forgotten when it is thrown away', async () => {
    const { environment, tabStorage } = await stage({ session: business })
    const { machine, input } = bidForm(environment, { jobId: 'job-1', bid: null })
    const bid = createActor(machine, { input }).start()
    bid.send({ type: 'draft.changed', changes })
    expect(Object.keys(contents(tabStorage))).toEqual(['bidfair.draft.luis.bid.job-1'])
    bid.send({ type: 'form.closed' })
    bid.send({ type: 'form.abandoned' })
    expect(contents(tabStorage)).toEqual({})
  })
})

describe('an edit', () => {
  it('starts from what the bid was', async () => {
    const { environment, server } = await stage({ session: business }, acknowledged())
    const { machine, input } = bidForm(environment, { jobId: 'job-1', bid: ownBid })
    const bid = createActor(machine, { input }).start()
    expect(bid.getSnapshot().context.draft).toEqual({ amount: '120.50', proposal: 'Tuesday' })
    bid.send({ type: 'draft.changed', changes: { amount: '99' } })
    bid.send({ type: 'form.submitted' })
    await waitFor(bid, (state) => state.matches('saved'))
    expect(server.seen.map(({ path, body }) => [path, body])).toEqual([
      ['/v1/update-bid/business', { bidId: 'bid-1', amount: 99, proposalStatement: 'Tuesday' }],
    ])
  })

  it('follows on a bid whose answer was lost, with what was typed, under a key of its own', async () => {
    const { environment, server, tabStorage } = await stage(
      { session: business },
      'unreachable',
      'unreachable',
      acknowledged(),
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

it('what was withdrawn is placed anew, with its old words to begin with', async () => {
  const { environment, server } = await stage(
    { session: business },
    json({ Success: true, message: 'Done', bidId: 'bid-1' }),
  )
  const { machine, input } = bidForm(environment, { jobId: 'job-1', bid: { ...ownBid, state: 'withdrawn' } })
  const form = createActor(machine, { input }).start()
  form.send({ type: 'form.submitted' })
  await waitFor(form, (state) => state.matches('placed'))
  expect(server.seen.map(({ path, body }) => [path, body])).toEqual([
    ['/v1/place-bid/business', { jobId: 'job-1', proposalStatement: 'Tuesday', amount: 120.5 }],
  ])
})
