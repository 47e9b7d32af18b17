import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { done, type Failure, type Outcome } from '../../machines/outcome.ts'
import { pickerMachine } from '../../machines/picker.ts'
import { uploadMachine, type CheckFile, type SendFile, type SentFile } from '../../machines/upload.ts'
import { viewerMachine } from '../../machines/viewer.ts'
import { at, controlled, started } from './support.ts'

describe('a picker of up to two', () => {
  function open(...chosen: readonly string[]) {
    const picker = started(createActor(pickerMachine, { input: { max: 2, chosen } }))
    const reports = () => picker.emitted.map((news) => 'chosen' in news && news.chosen)
    return { ...picker, reports, toggle: (option: string) => picker.actor.send({ type: 'option.toggled', option }) }
  }

  it('takes and gives back, and reports each change', () => {
    const { reports, toggle, state, context } = open('tiles')
    expect(state()).toBe('choosing')
    for (const option of ['roofs', 'tiles', 'pipes']) toggle(option)
    expect([state(), context().chosen]).toEqual(['choosing', ['roofs', 'pipes']])
    expect(reports()).toEqual([['tiles', 'roofs'], ['roofs'], ['roofs', 'pipes']])
  })

  it('refuses one too many, each time again, until a pick is taken', () => {
    const { reports, toggle, state, context } = open('tiles', 'roofs')
    const seen = ['pipes', 'pipes', 'tiles', 'pipes'].map((option) => {
      toggle(option)
      return [state(), context().refusals, context().chosen]
    })
    expect(seen).toEqual([
      ['refused', 1, ['tiles', 'roofs']],
      ['refused', 2, ['tiles', 'roofs']],
      ['choosing', 2, ['roofs']],
      ['choosing', 2, ['roofs', 'pipes']],
    ])
    expect(reports()).toEqual([['roofs'], ['roofs', 'pipes']])
  })

  it('puts what is chosen in front on opening and with each search, and never in between', () => {
    const { actor, toggle, context } = open('tiles')
    toggle('roofs')
    expect(context().first).toEqual(['tiles'])
    actor.send({ type: 'search.typed', search: 'ro' })
    expect([context().search, context().first]).toEqual(['ro', ['tiles', 'roofs']])
    toggle('tiles')
    expect(context().first).toEqual(['tiles', 'roofs'])
  })
})

describe('a viewer of pictures', () => {
  const on = { type: 'picture.turned', by: 1 } as const
  const back = { type: 'picture.turned', by: -1 } as const
  const choose = (index: number) => ({ type: 'picture.chosen', index }) as const
  const open = (count: number, index = 0) => started(createActor(viewerMachine, { input: { count, index } }))

  it('shows the picture that was opened, after the last the first, and knows again which cannot be had', () => {
    const { actor, state, context } = open(3, 1)
    expect([state(), context().index]).toEqual(['shown', 1])
    const steps = [on, on, back, { type: 'picture.broken' } as const, on, back, choose(1), choose(2)]
    const seen = steps.map((event) => {
      actor.send(event)
      return `${state()} ${context().index}`
    })
    expect(seen.slice(0, 3)).toEqual(['shown 2', 'shown 0', 'shown 2'])
    expect(seen.slice(3)).toEqual(['broken 2', 'shown 0', 'broken 2', 'shown 1', 'broken 2'])
  })

  it('does not turn a picture that is alone', () => {
    const can = [1, 2].map((count) => [on, back].map((event) => open(count).actor.getSnapshot().can(event)))
    expect(can).toEqual([
      [false, false],
      [true, true],
    ])
  })
})

describe('one upload', () => {
  function start(check: CheckFile = () => null) {
    const { logic, calls } = controlled<Outcome<SentFile>, SendFile>()
    const file = new File(['picture'], 'tap.png', { type: 'image/png' })
    const machine = uploadMachine.provide({ actors: { send: logic } })
    return { ...started(createActor(machine, { input: { id: 'file-0', file, check, shrinks: true } })), calls, file }
  }

  it('is refused before anything is sent', () => {
    const upload = start(({ size }) => (size > 3 ? 'FILE_TOO_LARGE' : null))
    const failure = { type: 'invalid', code: 'FILE_TOO_LARGE', errors: [] }
    expect([upload.state(), upload.context().failure, upload.calls.length]).toEqual(['refused', failure, 0])
  })

  it('is sent with progress that never goes back', async () => {
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
