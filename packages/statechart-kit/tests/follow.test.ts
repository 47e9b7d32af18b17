import { expect, test } from 'vitest'
import type { EventObject } from 'xstate'
import { explore } from '../explore.ts'
import { AstrayError, follow } from '../follow.ts'
import type { Model } from '../model.ts'
import { coveringPathsOf, titleOf, type Path } from '../paths.ts'
import { readTraces } from '../read-trace.ts'
import { textOf, traceOf, type Trace, type TraceStep } from '../trace.ts'
import { form } from './sample-form.ts'
import { kettleWith, letterbox } from './sample-models.ts'

/** The trace of a path, as it comes out of a file. */
async function traceAlong(model: Model, { scene, start, steps }: Path): Promise<Trace> {
  const trace = await traceOf({
    machine: model.name,
    scene: scene.name,
    origin: 'walk',
    about: null,
    at: '2026-01-01T00:00:00.000Z',
    language: 'en',
    browser: null,
    start: { state: start, takes: explore(scene).startTakes, duration: null, requests: [] },
    steps: steps.map(({ edge: { label, event, takes }, state }) => {
      return { label, event, state, takes, duration: null, requests: [] }
    }),
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

/** The payload of an event, part by part. */
const partsOf = (event: EventObject | undefined): readonly unknown[] => Object.values(event ?? {})

/** The same with another step in one place. */
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

test.each<readonly [what: string, change: (trace: Trace) => Trace, step: number, words: string]>([
  [
    'a scene that is gone',
    (trace) => ({ ...trace, scene: 'car' }),
    0,
    'kettle has no scene "car"; it has office, kitchen.',
  ],
  [
    'another start',
    (trace) => ({ ...trace, start: { ...trace.start, state: 'warm' } }),
    0,
    'The chart starts in cold, and the trace in warm.',
  ],
  [
    'an event that nothing waits for',
    (trace) => withStep(trace, 1, { label: 'switch.pressed', event: { type: 'switch.pressed', cups: 1 } }),
    2,
    'At step 2 the chart goes another way: in heating nothing waits for "switch.pressed".',
  ],
  [
    'another state',
    (trace) => withStep(trace, 1, { state: 'boiling' }),
    2,
    'At step 2 the chart goes another way: "boil: steam, much" leads from heating to hot, and in the trace to boiling.',
  ],
  [
    'a secret that no sample has',
    (trace) => withStep(trace, 0, { label: 'in', event: { type: 'switch.pressed', token: '•••' } }),
    1,
    'At step 1 the chart goes another way: the secret at token was left out, and no sample of switch.pressed has one.',
  ],
  [
    'a file that no sample has',
    (trace) =>
      withStep(trace, 0, { label: 'in', event: { type: 'x', file: { $file: { name: 'a.jpg', digest: 'e7' } } } }),
    1,
    'At step 1 the chart goes another way: no sample has the file a.jpg with the digest e7.',
  ],
])('a trace with %s says where', async (_, change, step, words) => {
  const trace = change(await office())
  await expect(follow(kettle, trace)).rejects.toThrow(words)
  await expect(follow(kettle, trace)).rejects.toMatchObject({ step })
  await expect(follow(kettle, trace)).rejects.toBeInstanceOf(AstrayError)
})
