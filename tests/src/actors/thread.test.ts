import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { wire } from '../../../generated/client/wire-server.ts'
import { composerOf, outboxOf } from '../../../src/actors/thread.ts'
import { createSeenReporter } from '../../../src/actors/mark-read.ts'
import { answer, json } from '../services/fake-server.ts'
import { message } from '../services/samples.ts'
import { contents, customer, memory, stage } from './stage.ts'

const thread = { jobId: 'job-1', businessId: 'luis' } as const
const taken = (number: number) => answer(wire.sendMessage, { message: { ...message(number), isOwn: true } })
const refused = json({ Success: false, Message: 'Over', code: 'JOB_EXPIRED' }, 409)
const seen = () => json({ Success: true, Message: 'Seen' })

describe('messages on their way', () => {
  const content = { text: 'Is there a lift?', pictures: [], after: 0 }

  it('survive a reload, with the key that they were sent with', async () => {
    const tabStorage = memory()
    const before = await stage({ session: customer, tabStorage }, refused)
    const first = outboxOf(before.environment, thread)
    const actor = createActor(first.machine, { input: first.input }).start()
    actor.send({ type: 'message.written', content })
    await waitFor(actor, (state) => state.matches('closed'))
    expect(Object.values(contents(tabStorage))).toEqual([[expect.objectContaining({ content, key: null })]])

    const after = await stage({ session: customer, tabStorage }, taken(1))
    const second = outboxOf(after.environment, thread)
    expect(second.input.kept).toEqual([{ content, key: null }])
    await waitFor(createActor(second.machine, { input: second.input }).start(), (state) => state.matches('resting'))
    expect(after.server.seen.map(({ path, body }) => [path, body])).toEqual([
      ['/v1/send-message', { ...thread, text: content.text, pics_url: [] }],
    ])
    expect(contents(tabStorage)).toEqual({})
  })

  it('are not taken from what another version of the app stored', async () => {
    const key = `bidfair.draft.${customer.user.id}.outbox.job-1.luis`
    const stored = [null, {}, { content: {} }, { content: { text: 'x', pictures: [1], after: 0 } }]
    const { environment } = await stage({ session: customer, tabStorage: memory({ [key]: JSON.stringify(stored) }) })
    expect(outboxOf(environment, thread).input.kept).toEqual([])
  })
})

it('what is typed and not sent survives a reload', async () => {
  const tabStorage = memory()
  const { environment } = await stage({ session: customer, tabStorage })
  const composer = composerOf(environment, thread)
  createActor(composer.machine, { input: composer.input })
    .start()
    .send({ type: 'draft.changed', changes: { text: 'Is th' } })
  expect(composerOf(environment, thread).input.kept).toEqual({ draft: { text: 'Is th' }, files: [] })
})

describe('what was seen', () => {
  it('is said once, and again if the server did not get it', async () => {
    const { environment, server } = await stage({ session: customer }, json({ code: 'NOT_YOURS' }, 403), seen())
    const tell = createSeenReporter(environment, thread)
    tell(2)
    tell(2)
    await expect.poll(() => server.seen.length).toBe(1)
    await expect
      .poll(() => {
        tell(2)
        return server.seen.length
      })
      .toBe(2)
    tell(1)
    expect(server.seen.map(({ path, body }) => [path, body])).toEqual(
      [2, 2].map((upTo) => ['/v1/seen-messages', { ...thread, upTo }]),
    )
  })

  it('is nothing while nobody looks', async () => {
    const { environment, server } = await stage({ session: customer, presence: () => () => {} })
    createSeenReporter(environment, thread)(2)
    expect(server.seen).toEqual([])
  })
})
