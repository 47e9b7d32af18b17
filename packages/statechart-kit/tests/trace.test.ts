import type { EventObject } from 'xstate'
import { describe, expect, test } from 'vitest'
import { HIDDEN } from '../core/serializable.ts'
import { readTraces, TraceError } from '../core/read-trace.ts'
import { idOf, textOf, traceOf, type TraceInput, type Trace } from '../core/trace.ts'

const sent = (type: string, payload: object): EventObject => ({ ...payload, type })
const answered = (actorId: string, output: object): EventObject =>
  sent(`xstate.done.actor.${actorId}`, { actorId, output })

const told: TraceInput = {
  machine: 'form',
  scene: 'password',
  origin: 'walk',
  about: null,
  at: '2026-01-01T00:00:00.000Z',
  language: 'en',
  browser: 'chromium 149',
  start: { state: 'open.editing', takes: [], duration: 12, requests: [] },
  steps: [
    {
      label: 'draft.changed',
      event: sent('draft.changed', { changes: { oldPassword: 'secret1', title: 'Tap' }, done: () => undefined }),
      state: 'open.editing',
      takes: ['open draft.changed[0]'],
      duration: 5,
      requests: [],
    },
    {
      label: 'save: conflict ALREADY_BID',
      event: answered('0.form.saving', { type: 'conflict' }),
      state: 'open.failed',
      takes: [],
      duration: 7,
      requests: [
        { operation: 'rateJob', method: 'POST', path: '/v1/rate-job', status: 409, code: 'RATED', edge: 'answered' },
      ],
    },
  ],
  result: { outcome: 'failed', step: 2, message: 'It was not there' },
}

const traceWith = (...payloads: readonly object[]): Promise<Trace> =>
  traceOf({
    ...told,
    steps: payloads.map((payload) => ({
      label: 'chosen',
      event: sent('chosen', payload),
      state: 'there',
      takes: [],
      duration: null,
      requests: [],
    })),
    result: { outcome: 'passed' },
  })

const file = (content: string, lastModified = 1): File =>
  new File([content], 'tap.jpg', { type: 'image/jpeg', lastModified })

describe('the id of a trace', () => {
  const [first, second] = told.steps
  if (!first || !second) throw new Error('Two steps are told')

  test('is that of its machine, its scene, and the label and payload of each step', async () => {
    const id = (change: Partial<TraceInput>) => traceOf({ ...told, ...change }).then((trace) => trace.id)
    const own = await id({})
    expect(own).toMatch(/^[0-9a-f]{12}$/)
    const others = await Promise.all([
      id({ machine: 'bid' }),
      id({ scene: 'email' }),
      id({ steps: [first] }),
      id({ steps: [second, first] }),
      id({ steps: [first, { ...second, label: 'save: offline' }] }),
      id({ steps: [first, { ...second, event: answered('0.form.saving', { type: 'invalid' }) }] }),
    ])
    expect(new Set([own, ...others]).size).toBe(others.length + 1)
  })

  test('stays as it is in another language and browser, with another end, and where states have other names', async () => {
    const { id } = await traceOf(told)
    const event = answered('0.form.sending', { type: 'conflict' })
    const other = await traceOf({
      ...told,
      origin: 'hand',
      about: 'Looked odd',
      at: '2026-02-02T00:00:00.000Z',
      language: 'ar',
      browser: 'firefox 140',
      start: { ...told.start, state: 'opened', duration: null },
      steps: [
        { ...first, event: sent('draft.changed', { changes: { title: 'Tap', oldPassword: 'other' } }) },
        { ...second, state: 'broken', duration: null, requests: [], event },
      ],
      result: { outcome: 'passed' },
    })
    expect(other.id).toBe(id)
  })
})

describe('what a trace keeps of a payload', () => {
  test('is no secret and nothing that is done', async () => {
    const [first] = (await traceOf(told)).steps
    expect(first?.event).toEqual({ type: 'draft.changed', changes: { oldPassword: HIDDEN, title: 'Tap' } })
  })

  test('is of a file its name, type, size and digest', async () => {
    const { steps } = await traceWith({ files: [file('pixels')] })
    expect(steps[0]?.event).toEqual({
      type: 'chosen',
      files: [
        {
          $file: {
            name: 'tap.jpg',
            type: 'image/jpeg',
            size: 6,
            digest: '6ec9c2b0eb14010746c8bce8939303b382344b296206612eb8a907a37b2b2f37',
          },
        },
      ],
    })
  })

  test('is JSON, whatever it was', async () => {
    const circle: Record<string, unknown> = { at: new Date(0), size: Number.NaN, gone: undefined, many: 7n }
    circle['self'] = [circle, undefined]
    const { steps } = await traceWith({ circle, error: new RangeError('far') })
    expect(steps[0]?.event).toEqual({
      type: 'chosen',
      circle: { at: '1970-01-01T00:00:00.000Z', size: 'NaN', many: '7', self: ['(again)', null] },
      error: 'RangeError: far',
    })
  })
})

describe('a file of traces', () => {
  test('is read as it was written, alone or with others of a session', async () => {
    const trace = await traceOf(told)
    expect(await readTraces(textOf(trace))).toEqual([trace])
    const other = await traceWith({ file: file('pixels') })
    expect(await readTraces(textOf({ format: 1, traces: [trace, other] }))).toEqual([trace, other])
  })

  test('has the id of what stands in it, also where somebody changed that', async () => {
    const trace = await traceOf(told)
    const [changed] = await readTraces(textOf({ ...trace, scene: 'email' }))
    expect(changed?.id).toBe(await idOf({ ...trace, scene: 'email' }))
    expect(changed?.id).not.toBe(trace.id)
  })

  test.each<readonly [name: string, change: (trace: Trace) => object, complaint: string]>([
    ['another version', (trace) => ({ ...trace, format: 2 }), 'format is 1, the version that this kit reads, not 2'],
    ['no machine', ({ machine: _, ...trace }) => trace, 'machine is missing: it is a text'],
    ['steps by name', (trace) => ({ ...trace, steps: {} }), 'steps is a list, not {}'],
    ['a number for a label', (trace) => withStep(trace, { label: 7 }), 'steps[1].label is a text, not 7'],
    ['no event', (trace) => withStep(trace, { event: null }), 'steps[1].event is an object with a type, not null'],
    [
      'a treatment that there is not',
      (trace) => withStep(trace, { requests: [{ ...trace.steps[1]?.requests[0], edge: 'lost' }] }),
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
  ])('with %s is refused by the name of the field', async (_, change, complaint) => {
    const text = JSON.stringify(change(await traceOf(told)))
    await expect(readTraces(text)).rejects.toThrow(new TraceError(complaint))
  })

  test.each([
    ['what is not JSON', 'Hello', 'the file is JSON, which this is not'],
    ['a list', '[]', 'the file is an object, not []'],
  ])('that is %s is refused', async (_, text, complaint) => {
    await expect(readTraces(text)).rejects.toThrow(complaint)
  })
})

const withStep = (trace: Trace, change: object): object => ({
  ...trace,
  steps: trace.steps.map((step, index) => (index === 1 ? { ...step, ...change } : step)),
})
