import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { done, type Failure, type Outcome } from '../../machines/outcome.ts'
import { uploadMachine, type CheckFile, type SendFile, type SentFile } from '../../machines/upload.ts'
import { at, controlled } from './controlled.ts'

const anything: CheckFile = () => null

function start(check: CheckFile = anything) {
  const { logic, calls } = controlled<Outcome<SentFile>, SendFile>()
  const file = new File(['picture'], 'tap.png', { type: 'image/png' })
  const actor = createActor(uploadMachine.provide({ actors: { send: logic } }), {
    input: { id: 'file-0', file, check, shrinks: true },
  }).start()
  const context = () => actor.getSnapshot().context
  const state = () => actor.getSnapshot().value
  return { actor, calls, file, context, state }
}

describe('one upload', () => {
  it('refuses before anything is sent', () => {
    const upload = start(({ size }) => (size > 3 ? 'FILE_TOO_LARGE' : null))
    const failure = { type: 'invalid', code: 'FILE_TOO_LARGE', errors: [] }
    expect([upload.state(), upload.context().failure, upload.calls.length]).toEqual(['refused', failure, 0])
  })

  it('sends with progress that never goes back', async () => {
    const upload = start()
    const call = at(upload.calls, 0)
    expect([call.input.file, call.input.shrinks]).toEqual([upload.file, true])
    const seen = [0.25, 0.1, 0.75, 7].map((ratio) => {
      call.input.onProgress(ratio)
      return upload.context().progress
    })
    expect(seen).toEqual([0.25, 0.25, 0.75, 1])
    await call.answer(done({ url: '/v1/files/1' }))
    expect([upload.state(), upload.context().url, upload.context().progress]).toEqual(['done', '/v1/files/1', 1])
  })

  it.each<Failure>([
    { type: 'invalid', code: 'FILE_TYPE_NOT_ALLOWED', errors: [] },
    { type: 'invalid', code: null, message: 'Only pictures of taps.', errors: [] },
  ])('is refused by the server with a reason: %o', async (failure) => {
    const upload = start()
    await at(upload.calls, 0).answer(failure)
    expect([upload.state(), upload.context().failure]).toEqual(['refused', failure])
  })

  it('fails and is tried again from the start', async () => {
    const upload = start()
    at(upload.calls, 0).input.onProgress(0.9)
    await at(upload.calls, 0).answer({ type: 'offline' })
    expect([upload.state(), upload.context().failure]).toEqual(['failed', { type: 'offline' }])
    upload.actor.send({ type: 'upload.retried' })
    expect([upload.state(), upload.context().progress, upload.context().failure]).toEqual(['sending', 0, null])
    await at(upload.calls, 1).answer(done({ url: '/v1/files/2' }))
    expect(upload.state()).toBe('done')
  })

  it('is cut off when stopped, and its late answer is lost', async () => {
    const upload = start()
    upload.actor.stop()
    expect(at(upload.calls, 0).signal.aborted).toBe(true)
    await at(upload.calls, 0).answer(done({ url: '/v1/files/3' }))
    expect(upload.context().url).toBe(null)
  })
})
