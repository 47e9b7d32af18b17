import { describe, expect, test } from 'vitest'
import type { EventObject } from 'xstate'
import { readTraces, TraceError } from '../core/read-trace.ts'
import { HIDDEN } from '../core/serializable.ts'
import { idOf, textOf, traceOf, type TraceInput, type Trace } from '../core/trace.ts'

const sent = (type: string, payload: object): EventObject => ({ ...payload, type })
const answered = (actorId: string, output: object): EventObject =>
  sent(`xstate.done.actor.${actorId}`, { actorId, output })

const changed = {
  label: 'draft.changed',
  event: sent('draft.changed', { changes: { oldPassword: 'kettle7', title: 'Tap' }, done: () => undefined }),
  state: 'open.editing',
  takes: ['open draft.changed[0]'],
  duration: 5,
  requests: [],
}
const saved = {
  label: 'save: conflict ALREADY_BID',
  event: answered('0.form.saving', { type: 'conflict' }),
  state: 'open.failed',
  takes: [],
  duration: 7,
  requests: [
    { operation: 'rateJob', method: 'POST', path: '/v1/rate-job', status: 409, code: 'RATED', edge: 'answered' },
  ],
} as const
const told: TraceInput = {
  machine: 'form',
  scene: 'password',
  origin: 'walk',
  about: null,
  at: '2026-01-01T00:00:00.000Z',
  language: 'en',
  browser: 'chromium 149',
  start: { state: 'open.editing', takes: [], duration: 12, requests: [] },
  steps: [changed, saved],
  result: { outcome: 'failed', step: 2, message: 'It was not there' },
}

/** A trace of one step with such a payload. */
const traceWith = (payload: object): Promise<Trace> =>
  traceOf({ ...told, steps: [{ ...changed, event: sent('chosen', payload) }], result: { outcome: 'passed' } })

const file = new File(['pixels'], 'tap.jpg', { type: 'image/jpeg', lastModified: 1 })

describe('the id of a trace', () => {
  const id = (change: Partial<TraceInput>) => traceOf({ ...told, ...change }).then((trace) => trace.id)

  test('is that of its machine, its scene, and the label and payload of each step', async () => {
    const ids = await Promise.all([
      id({}),
      id({ machine: 'bid' }),
      id({ scene: 'email' }),
      id({ steps: [changed] }),
      id({ steps: [saved, changed] }),
      id({ steps: [changed, { ...saved, label: 'save: offline' }] }),
      id({ steps: [changed, { ...saved, event: answered('0.form.saving', { type: 'invalid' }) }] }),
    ])
    expect(ids[0]).toMatch(/^[0-9a-f]{12}$/)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('stays as it is in another language and browser, with another end, and where states have other names', async () => {
    const event = answered('0.form.sending', { type: 'conflict' })
    const other = id({
      origin: 'hand',
      about: 'Looked odd',
      at: '2026-02-02T00:00:00.000Z',
      language: 'ar',
      browser: 'firefox 140',
      start: { ...told.start, state: 'opened', duration: null },
      steps: [
        { ...changed, event: sent('draft.changed', { changes: { title: 'Tap', oldPassword: 'other' } }) },
        { ...saved, state: 'broken', duration: null, requests: [], event },
      ],
      result: { outcome: 'passed' },
    })
    expect(await other).toBe(await id({}))
  })
})

describe('what a trace keeps of a payload', () => {
  const circle: Record<string, unknown> = { at: new Date(0), size: Number.NaN, gone: undefined, many: 7n }
  circle['self'] = [circle, undefined]
  const digest = '6ec9c2b0eb14010746c8bce8939303b382344b296206612eb8a907a37b2b2f37'

  test.each([
    [
      'no secret, and nothing that is done',
      { changes: { oldPassword: 'kettle7', title: 'Tap' }, done: () => undefined },
      { changes: { oldPassword: HIDDEN, title: 'Tap' } },
    ],
    [
      'of a file its name, type, size and digest',
      { files: [file] },
      { files: [{ $file: { name: 'tap.jpg', type: 'image/jpeg', size: 6, digest } }] },
    ],
    [
      'JSON, whatever it was',
      { circle, error: new RangeError('far') },
      {
        circle: { at: '1970-01-01T00:00:00.000Z', size: 'NaN', many: '7', self: ['(again)', null] },
        error: 'RangeError: far',
      },
    ],
  ])('is %s', async (_, payload, kept) => {
    expect((await traceWith(payload)).steps[0]?.event).toEqual({ type: 'chosen', ...kept })
  })
})

describe('a file of traces', () => {
  const withStep = (trace: Trace, change: object): object => ({
    ...trace,
    steps: trace.steps.map((step, index) => (index === 1 ? { ...step, ...change } : step)),
  })

  test('is read as it was written, alone or with others of a session', async () => {
    const trace = await traceOf(told)
    expect(await readTraces(textOf(trace))).toEqual([trace])
    const other = await traceWith({ file })
    expect(await readTraces(textOf({ format: 1, traces: [trace, other] }))).toEqual([trace, other])
  })

  test('has the id of what is in it, also where somebody changed that', async () => {
    const trace = await traceOf(told)
    const [read] = await readTraces(textOf({ ...trace, scene: 'email' }))
    expect(read?.id).toBe(await idOf({ ...trace, scene: 'email' }))
    expect(read?.id).not.toBe(trace.id)
  })

  test.each<readonly [name: string, change: (trace: Trace) => object, complaint: string]>([
    ['another version', (trace) => ({ ...trace, format: 2 }), 'format is 1, the version that this kit reads, not 2'],
    ['no machine', ({ machine: _, ...trace }) => trace, 'machine is missing: it is a text'],
    ['steps by name', (trace) => ({ ...trace, steps: {} }), 'steps is a list, not {}'],
    ['a number for a label', (trace) => withStep(trace, { label: 7 }), 'steps[1].label is a text, not 7'],
    ['no event', (trace) => withStep(trace, { event: null }), 'steps[1].event is an object with a type, not null'],
    [
      'a treatment that there is not',
      (trace) => withStep(trace, { requests: [{ ...saved.requests[0], edge: 'lost' }] }),
      'steps[1].requests[0].edge is one of open, passed, answered, broken, silent, held, not "lost"',
    ],
    [
      'a failure at no step',
      (trace) => ({ ...trace, result: { outcome: 'failed', step: 3, message: '' } }),
      'result.step is one of the 2 steps, not 3',
    ],
    [
      'a trace in a session',
      (trace) => ({ format: 1, traces: [trace, { ...trace, scene: 1 }] }),
      'traces[1].scene is a text, not 1',
    ],
    ['a list in its place', () => [], 'the file is an object, not []'],
  ])('with %s is refused by the name of the field', async (_, change, complaint) => {
    const text = JSON.stringify(change(await traceOf(told)))
    await expect(readTraces(text)).rejects.toThrow(new TraceError(complaint))
  })

  test('that is not JSON is refused', async () => {
    await expect(readTraces('Hello')).rejects.toThrow('the file is JSON, which this is not')
  })
})
