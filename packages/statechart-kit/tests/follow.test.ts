import { describe, expect, test } from 'vitest'
import type { EventObject } from 'xstate'
import { explore } from '../core/explore.ts'
import { follow, pathsOfTraces } from '../core/follow.ts'
import { TraceMismatchError } from '../core/follow-step.ts'
import type { Model } from '../core/model.ts'
import { coveringPathsOf, titleOf } from '../criteria/paths.ts'
import type { Path } from '../core/edge.ts'
import { readTraces } from '../core/read-trace.ts'
import { HIDDEN } from '../core/serializable.ts'
import { textOf, traceOf, type TraceInput, type Trace, type TraceStep } from '../core/trace.ts'
import { traceOfPath } from '../core/path-trace.ts'
import { form, kettleWith, letterbox } from './sample-models.ts'

/** The trace of a path, as it comes out of a file. */
async function traceAlong(model: Model, path: Path): Promise<Trace> {
  const trace = await traceOfPath(path, {
    machine: model.name,
    at: '2026-01-01T00:00:00.000Z',
    language: 'en',
    browser: null,
    startTakes: explore(path.scene).startTakes,
    arrivals: [],
    result: { outcome: 'passed' },
  })
  const [read] = await readTraces(textOf(trace))
  if (!read) throw new Error('A file of one trace has one')
  return read
}

const kettle = kettleWith(2)
const office = async (): Promise<Trace> => {
  const [path] = coveringPathsOf(kettle)[0]?.paths ?? []
  if (!path) throw new Error('The office has a path')
  return traceAlong(kettle, path)
}

const partsOf = (event: EventObject | undefined): readonly unknown[] => Object.values(event ?? {})

const withStep = (trace: Trace, index: number, change: Partial<TraceStep>): Trace => ({
  ...trace,
  steps: trace.steps.map((step, at) => (at === index ? { ...step, ...change } : step)),
})

test.each([form, letterbox])(
  'a trace of a path of $name leads along that path again, with the very samples',
  async (model) => {
    const all = coveringPathsOf(model).flatMap(({ paths }) => paths)
    for (const path of all) {
      const { path: again } = await follow(model, await traceAlong(model, path))
      expect(titleOf(again)).toBe(titleOf(path))
      expect(again.takes).toEqual(path.takes)
      again.steps.forEach(({ edge: { event } }, index) => {
        const own = partsOf(path.steps[index]?.edge.event)
        partsOf(event).forEach((part, at) => expect(part).toBe(own[at]))
      })
    }
    expect(all.length).toBeGreaterThan(0)
  },
)

test('an answer that nobody hears is given again', async () => {
  const [house] = coveringPathsOf(letterbox, { cover: 'answers' })
  const path = house?.paths.find((each) => titleOf(each).includes('read: torn'))
  if (!path) throw new Error('A path says that nothing was read')
  const { path: again } = await follow(letterbox, await traceAlong(letterbox, path))
  expect(titleOf(again)).toBe(titleOf(path))
})

test('an event that no sample says is sent as the trace tells it', async () => {
  const trace = withStep(await office(), 0, {
    label: 'switch.pressed (cups 7)',
    event: { type: 'switch.pressed', cups: 7 },
  })
  const { path } = await follow(kettle, trace)
  expect(path.steps[0]?.edge).toMatchObject({ label: 'switch.pressed (cups 7)', event: { cups: 7 } })
})

test('a sample is known whatever it is called', async () => {
  const trace = withStep(await office(), 0, { label: 'switched on by hand' })
  const [sample] = kettle.scenes[0].events
  const { path } = await follow(kettle, trace)
  expect(path.steps[0]?.edge.event).toBe(sample)
})

test('an answer finds its port where the state that asks has another name', async () => {
  const trace = withStep(await office(), 1, {
    event: { type: 'xstate.done.actor.0.kettle.boiling', output: 'steam, a little' },
  })
  const { path } = await follow(kettle, trace)
  expect(path.steps[1]?.edge.event).toEqual({ type: 'xstate.done.actor.0.kettle.heating', output: 'steam, a little' })
})

test('a secret and a file that a trace leaves out are those of the samples', async () => {
  const [scene] = form.scenes
  const secret: EventObject = { type: 'draft.changed' }
  const trace = await traceOf({
    ...(await office()),
    machine: 'form',
    scene: scene.name,
    start: { state: 'open.editing', takes: [], duration: null, requests: [] },
    steps: [
      {
        label: 'draft.changed',
        event: Object.assign(secret, { changes: { oldPassword: 'typed by hand' } }),
        state: 'open.editing',
        takes: [],
        duration: null,
        requests: [],
      },
    ],
  })
  const { path } = await follow(form, trace)
  expect(path.steps[0]?.edge.event).toEqual({ type: 'draft.changed', changes: { oldPassword: 'secret1' } })
})

test.each<readonly [what: string, change: (trace: Trace) => Trace, step: number, words: readonly [string, string]]>([
  [
    'a scene that is gone',
    (trace) => ({ ...trace, scene: 'car' }),
    0,
    ['opens', 'kettle has no scene car; it has office, kitchen'],
  ],
  [
    'another start',
    (trace) => ({ ...trace, start: { ...trace.start, state: 'warm' } }),
    0,
    ['opens', 'office starts in cold, and it started in warm'],
  ],
  [
    'an event that nothing waits for',
    (trace) => withStep(trace, 1, { label: 'switch.pressed', event: { type: 'switch.pressed', cups: 1 } }),
    2,
    ['switch.pressed', 'heating of office does not take it'],
  ],
  [
    'another state',
    (trace) => withStep(trace, 1, { state: 'boiling' }),
    2,
    ['boil: steam, much', 'it led to boiling, and leads to hot in office'],
  ],
  [
    'a secret that no sample has',
    (trace) => withStep(trace, 0, { label: 'in', event: { type: 'switch.pressed', token: '•••' } }),
    1,
    ['in', 'no sample of switch.pressed in office has the secret or file that the trace leaves out'],
  ],
  [
    'an event that nobody sends there',
    (trace) => withStep(trace, 0, { label: 'in', event: { type: 'x' } }),
    1,
    ['in', 'the scene office has no sample of x: nobody does that there'],
  ],
])('a trace with %s says where', async (_, change, step, words) => {
  const trace = change(await office())
  await expect(follow(kettle, trace)).rejects.toThrow(new TraceMismatchError(step, words[0], words[1]))
})

type StepOf = readonly [event: { readonly type: string }, state: string]

const answer = (actorId: string, output: unknown) => ({ type: `xstate.done.actor.${actorId}`, actorId, output })
const typed = (changes: object) => ({ type: 'draft.changed', changes })
const sends = { type: 'form.submitted' }

function byHand(steps: readonly StepOf[], more: Partial<TraceInput> = {}): Promise<Trace> {
  return traceOf({
    machine: 'form',
    scene: 'password',
    origin: 'hand',
    about: null,
    at: '2026-01-01T00:00:00.000Z',
    language: 'en',
    browser: null,
    start: { state: 'open.editing', takes: [], duration: null, requests: [] },
    steps: steps.map(([event, state]) => ({
      label: event.type,
      event,
      state,
      takes: [],
      duration: null,
      requests: [],
    })),
    result: { outcome: 'passed' },
    ...more,
  })
}

const eventsOf = async (trace: Trace) => (await follow(form, trace)).path.steps.map(({ edge: { event } }) => event)

describe('a trace by hand becomes a path', () => {
  test('with what was typed, letters as one step, secrets from the samples, and its own name', async () => {
    const trace = await byHand([
      [typed({ oldPassword: 's' }), 'open.editing'],
      [typed({ oldPassword: 'secret9' }), 'open.editing'],
      [typed({ newPassword: 'short' }), 'open.editing'],
      [{ type: 'form.submitted' }, 'open.editing'],
    ])
    const { path } = await follow(form, trace)
    expect(path.steps.map(({ edge, state }) => [edge.event, edge.takes, state])).toEqual([
      [typed({ oldPassword: 'secret1' }), ['open draft.changed[0]'], 'open.editing'],
      [typed({ newPassword: 'tuesday-7' }), ['open draft.changed[0]'], 'open.editing'],
      [sends, ['open form.submitted[1]'], 'open.editing'],
    ])
    expect(titleOf(path)).toBe(
      `by hand: draft.changed (oldPassword ${HIDDEN}) → draft.changed (newPassword ${HIDDEN}) → form.submitted`,
    )
    expect(JSON.stringify(trace)).not.toContain('secret9')
  })

  test('what went well is answered by the server of the walk, what went wrong as it was', async () => {
    const failure = { type: 'tooMany', code: 'RATE_LIMITED', retryAfter: 77 }
    const trace = await byHand(
      [
        [typed({ stars: 5 }), 'open.editing'],
        [sends, 'sending'],
        [answer('0.form.sending', failure), 'open.failed'],
        [sends, 'sending'],
        [answer('0.form.sending', { type: 'done' }), 'saved'],
      ],
      { scene: 'rating' },
    )
    expect(await eventsOf(trace)).toEqual([
      typed({ stars: 5 }),
      sends,
      answer('0.form.sending', failure),
      sends,
      answer('0.form.sending', { type: 'done', value: { message: 'Server words' } }),
    ])
  })

  test('without the name of a scene in the only one that it fits, in whose words it is called', async () => {
    const trace = await byHand([[typed({ stars: 5 }), 'open.editing']], { scene: '', input: { initial: { stars: 0 } } })
    const { path } = await follow(form, trace)
    expect(path.scene.name).toBe('rating')
    expect(titleOf(path)).toBe('by hand: draft.changed (all stars)')
  })
})

describe('one that cannot be walked says at which step, and why', () => {
  const refused = async (trace: Promise<Trace>): Promise<string> => {
    const { misfits } = await pathsOfTraces(form, [{ name: 'by hand', trace: await trace }])
    return misfits.join('\n')
  }

  test('an input that no scene has, and one that several have', async () => {
    const input = { initial: { colour: 'text' } }
    expect(await refused(byHand([], { scene: '', input }))).toBe(
      'by hand: form: step 0, "opens": no scene of form starts with such an input',
    )
    const reason = { initial: { reason: '' } }
    expect(await refused(byHand([], { scene: '', input: reason }))).toBe(
      'by hand: form: step 0, "opens": it fits several scenes of form: name one of doubt, report in "scene"',
    )
  })

  test('of several scenes the one that goes furthest', async () => {
    const steps = [
      [typed({ stars: 5 }), 'open.editing'],
      [sends, 'sending'],
      [{ type: 'form.kept' }, 'saved'],
    ] as const
    expect(await refused(byHand(steps, { scene: '' }))).toBe(
      'by hand: form: step 3, "form.kept": sending of rating does not take it',
    )
  })
})
