import { describe, expect, test } from 'vitest'
import type { EventObject } from 'xstate'
import type { Path } from '../core/edge.ts'
import { explore } from '../core/explore.ts'
import { follow, pathsOfTraces } from '../core/follow.ts'
import { TraceMismatchError } from '../core/follow-step.ts'
import type { Model } from '../core/model.ts'
import { readTraces } from '../core/read-trace.ts'
import { HIDDEN } from '../core/serializable.ts'
import { textOf, traceOf, type TraceInput, type Trace, type TraceStep } from '../core/trace.ts'
import { traceOfPath } from '../core/path-trace.ts'
import { coveringPathsOf, titleOf } from '../criteria/paths.ts'
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

// Along the answers of the letterbox, some that nobody hears are given again.
test.each([
  ['form', form, 'transitions'],
  ['letterbox', letterbox, 'answers'],
] as const)(
  'a trace of a path of the %s leads along that path again, with the very samples',
  async (_, model, cover) => {
    const all = coveringPathsOf(model, { cover }).flatMap(({ paths }) => paths)
    for (const path of all) {
      const { path: again } = await follow(model, await traceAlong(model, path))
      expect([titleOf(again), again.takes]).toEqual([titleOf(path), path.takes])
      again.steps.forEach(({ edge: { event } }, index) => {
        const own = partsOf(path.steps[index]?.edge.event)
        partsOf(event).forEach((part, at) => expect(part).toBe(own[at]))
      })
    }
    expect(all.length).toBeGreaterThan(0)
  },
)

test('an event that no sample says is sent as the trace tells it, and a sample is known whatever it is called', async () => {
  const event = { type: 'switch.pressed', cups: 7 }
  const { path } = await follow(kettle, withStep(await office(), 0, { label: 'switch.pressed (cups 7)', event }))
  expect(path.steps[0]?.edge).toMatchObject({ label: 'switch.pressed (cups 7)', event: { cups: 7 } })
  const { path: known } = await follow(kettle, withStep(await office(), 0, { label: 'switched on by hand' }))
  expect(known.steps[0]?.edge.event).toBe(kettle.scenes[0].events[0])
})

test('an answer finds its port where the state that asks has another name', async () => {
  const output = 'steam, a little'
  const event = { type: 'xstate.done.actor.0.kettle.boiling', output }
  const { path } = await follow(kettle, withStep(await office(), 1, { event }))
  expect(path.steps[1]?.edge.event).toEqual({ type: 'xstate.done.actor.0.kettle.heating', output })
})

test.each<readonly [what: string, change: (trace: Trace) => Trace, step: number, label: string, why: string]>([
  [
    'a scene that is gone',
    (trace) => ({ ...trace, scene: 'car' }),
    0,
    'opens',
    'kettle has no scene car; it has office, kitchen',
  ],
  [
    'another start',
    (trace) => ({ ...trace, start: { ...trace.start, state: 'warm' } }),
    0,
    'opens',
    'office starts in cold, and it started in warm',
  ],
  [
    'an event that nothing waits for',
    (trace) => withStep(trace, 1, { label: 'switch.pressed', event: { type: 'switch.pressed', cups: 1 } }),
    2,
    'switch.pressed',
    'heating of office does not take it',
  ],
  [
    'another state',
    (trace) => withStep(trace, 1, { state: 'boiling' }),
    2,
    'boil: steam, much',
    'it led to boiling, and leads to hot in office',
  ],
  [
    'a secret that no sample has',
    (trace) => withStep(trace, 0, { label: 'in', event: { type: 'switch.pressed', token: HIDDEN } }),
    1,
    'in',
    'no sample of switch.pressed in office has the secret or file that the trace leaves out',
  ],
  [
    'an event that nobody sends there',
    (trace) => withStep(trace, 0, { label: 'in', event: { type: 'x' } }),
    1,
    'in',
    'the scene office has no sample of x: nobody does that there',
  ],
])('a trace with %s says where', async (_, change, step, label, why) => {
  const trace = change(await office())
  await expect(follow(kettle, trace)).rejects.toThrow(new TraceMismatchError(step, label, why))
})

describe('a trace by hand', () => {
  type StepOf = readonly [event: { readonly type: string }, state: string]

  const answer = (output: unknown) => ({ type: 'xstate.done.actor.0.form.sending', actorId: '0.form.sending', output })
  const typed = (changes: object) => ({ type: 'draft.changed', changes })
  const sends = { type: 'form.submitted' }
  const none = { takes: [], duration: null, requests: [] }

  const byHand = (steps: readonly StepOf[], more: Partial<TraceInput> = {}): Promise<Trace> =>
    traceOf({
      machine: 'form',
      scene: 'password',
      origin: 'hand',
      about: null,
      at: '2026-01-01T00:00:00.000Z',
      language: 'en',
      browser: null,
      start: { state: 'open.editing', ...none },
      steps: steps.map(([event, state]) => ({ label: event.type, event, state, ...none })),
      result: { outcome: 'passed' },
      ...more,
    })

  test('becomes a path, with letters as one step, secrets from the samples, and its own name', async () => {
    const trace = await byHand([
      [typed({ oldPassword: 's' }), 'open.editing'],
      [typed({ oldPassword: 'secret9' }), 'open.editing'],
      [typed({ newPassword: 'short' }), 'open.editing'],
      [sends, 'open.editing'],
    ])
    const { path } = await follow(form, trace)
    expect(path.steps.map(({ edge, state }) => [edge.event, edge.takes, state])).toEqual([
      [typed({ oldPassword: 'kettle7' }), ['open draft.changed[0]'], 'open.editing'],
      [typed({ newPassword: 'tuesday-7' }), ['open draft.changed[0]'], 'open.editing'],
      [sends, ['open form.submitted[1]'], 'open.editing'],
    ])
    const words = ['oldPassword', 'newPassword'].map((field) => `draft.changed (${field} ${HIDDEN})`)
    expect(titleOf(path)).toBe(`by hand: ${[...words, 'form.submitted'].join(' → ')}`)
    expect(JSON.stringify(trace)).not.toContain('secret9')
  })

  test('is answered by the server of the walk where it went well, and else as it was', async () => {
    const failure = { type: 'tooMany', code: 'RATE_LIMITED', retryAfter: 77 }
    const steps: readonly StepOf[] = [
      [typed({ stars: 5 }), 'open.editing'],
      [sends, 'sending'],
      [answer(failure), 'open.failed'],
      [sends, 'sending'],
      [answer({ type: 'done' }), 'saved'],
    ]
    const { path } = await follow(form, await byHand(steps, { scene: 'rating' }))
    const done = answer({ type: 'done', value: { message: 'Server words' } })
    const events = path.steps.map(({ edge: { event } }) => event)
    expect(events).toEqual([typed({ stars: 5 }), sends, answer(failure), sends, done])
  })

  test('without the name of a scene is walked in the only one that it fits, in whose words it is called', async () => {
    const trace = byHand([[typed({ stars: 5 }), 'open.editing']], { scene: '', input: { initial: { stars: 0 } } })
    const { path } = await follow(form, await trace)
    expect([path.scene.name, titleOf(path)]).toEqual(['rating', 'by hand: draft.changed (all stars)'])
  })

  test.each<[string, readonly StepOf[], Partial<TraceInput>, string]>([
    [
      'no scene has its input',
      [],
      { input: { initial: { colour: 'text' } } },
      'step 0, "opens": no scene of form starts with such an input',
    ],
    [
      'several have it',
      [],
      { input: { initial: { reason: '' } } },
      'step 0, "opens": it fits several scenes of form: name one of doubt, report in "scene"',
    ],
    [
      'the one that goes furthest does not take a step',
      [
        [typed({ stars: 5 }), 'open.editing'],
        [sends, 'sending'],
        [{ type: 'form.kept' }, 'saved'],
      ],
      {},
      'step 3, "form.kept": sending of rating does not take it',
    ],
  ])('that cannot be walked says at which step, and why: %s', async (_, steps, more, why) => {
    const trace = await byHand(steps, { scene: '', ...more })
    const { misfits } = await pathsOfTraces(form, [{ name: 'by hand', trace }])
    expect(misfits).toEqual([`by hand: form: ${why}`])
  })
})
