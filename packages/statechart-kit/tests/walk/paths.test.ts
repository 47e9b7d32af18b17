import { describe, expect, it } from 'vitest'
import { CRITERIA } from '../../criteria/names.ts'
import { exploredIn } from '../../core/explore.ts'
import { browserPathsOf, coveringPaths, coveringTours, shownAlong, titleOf } from '../../criteria/paths.ts'
import { walkHeadless, testPaths, walkPath, WalkError, type PathHandlers } from '../../walk/test-paths.ts'
import { form, letterbox } from '../sample-models.ts'
import { createActor, setup } from 'xstate'
import { createModel } from '../../core/create-model.ts'
import { follow } from '../../core/follow.ts'

describe.each([form, letterbox])('a tour of $name', (model) => {
  it.each(CRITERIA)(
    'is made of paths for %s that are whole by themselves, and each goes on where the one before ended',
    (cover) => {
      for (const explored of exploredIn(model)) {
        for (const tour of coveringTours(model, explored, { cover })) {
          expect(tour[0]?.from).toBe(0)
          expect(tour.map(({ path }) => walkHeadless(path))).toEqual(tour.map(() => undefined))
          const begins = tour.slice(1).map(({ path, from }) => path.steps[from]?.edge.from)
          expect(begins).toEqual(tour.slice(0, -1).map(({ path }) => path.steps.at(-1)?.edge.to))
        }
      }
    },
  )

  it.each(CRITERIA)('shows no more for %s than paths that each begin at the start', (cover) => {
    for (const explored of exploredIn(model)) {
      const [together, singly] = [true, false].map((joined) => {
        const legs = coveringTours(model, explored, { cover, joined }).flat()
        return new Set(legs.flatMap(({ path }) => shownAlong(cover, model, explored, path).flat()))
      })
      expect(singly).toEqual(together)
    }
  })
})

it('is the same walk as the long path that is listed', () => {
  const [explored] = exploredIn(letterbox)
  if (!explored) throw new Error('It has a scene')
  const tours = coveringTours(letterbox, explored, { cover: 'pairs' })
  const joined = tours.map((tour) => tour.flatMap(({ path, from }) => path.steps.slice(from)))
  expect(coveringPaths(letterbox, explored, { cover: 'pairs' }).map(({ steps }) => steps)).toEqual(joined)
})

it('calls each path by its own steps from the start', () => {
  expect(browserPathsOf(letterbox, 'transitions').map(({ path }) => titleOf(path))).toMatchInlineSnapshot(`
    [
      "letter.posted",
      "letter.posted → send: done Hello",
      "letter.posted → send: done Hello → letter.burnt",
      "letter.posted → send: done Hello → postman.ended (offline)",
    ]
  `)
})

it('takes once what scenes share, and in each the way to what goes well', () => {
  const titles = (once: boolean) =>
    exploredIn(form).map((explored) => [
      explored.scene.name,
      ...coveringTours(form, explored, { once }).flatMap((tour) => tour.map(({ path }) => titleOf(path))),
    ])
  const [first, ...others] = titles(true)
  expect(first).toEqual(titles(false)[0])
  expect(others).toMatchInlineSnapshot(`
    [
      [
        "rating",
        "draft.changed (all stars) → form.submitted → save: done message Server words",
      ],
      [
        "picture",
        "draft.changed (picture tap.jpg) → form.submitted → save: done message Server words",
      ],
      [
        "doubt",
        "draft.changed (reason It drips) → form.submitted → save: done message Server words",
      ],
      [
        "report",
        "draft.changed (reason It is rude) → form.submitted → save: done message Server words",
      ],
    ]
  `)
})

const lamp = setup({ types: { events: {} as { readonly type: 'ON' } | { readonly type: 'OFF' } } }).createMachine({
  id: 'lamp',
  initial: 'dark',
  states: { dark: { on: { ON: 'bright' } }, bright: { on: { OFF: 'dark' } } },
})
const model = createModel(lamp, {})

type World = { readonly press: (type: 'ON' | 'OFF') => void; readonly isBright: () => boolean }

/** A lamp that does what the chart says, or one that breaks when it is switched off. */
const handlersOf = (isBroken: boolean, closed: string[] = []): PathHandlers<typeof lamp, World> => ({
  open: ({ name }) => {
    const actor = createActor(lamp).start()
    closed.push(`${name} opened`)
    return {
      press: (type) => {
        if (!isBroken || type === 'ON') actor.send({ type })
      },
      isBright: () => actor.getSnapshot().matches('bright'),
    }
  },
  close: () => void closed.push('closed'),
  does: { ON: ({ press }) => press('ON'), OFF: ({ press }) => press('OFF') },
  answers: {},
  sees: {
    dark: ({ isBright }) => expect(isBright()).toBe(false),
    bright: ({ isBright }) => expect(isBright()).toBe(true),
  },
})

it('walks what a criterion asks for, what should change nothing included, where it comes by', async () => {
  const closed: string[] = []
  const tests = testPaths(model, handlersOf(false, closed), { cover: 'guards' })
  expect(tests.map(({ title }) => title)).toEqual(['OFF → ON → ON → OFF'])
  const traces = await Promise.all(tests.map(({ run }) => run()))
  expect(traces.map(({ result }) => result)).toEqual([{ outcome: 'passed' }])
  expect(closed.toSorted()).toEqual(['closed', 'main opened'])
})

it('names the step that goes another way, and hands over a trace along which it goes wrong again', async () => {
  const handlers = handlersOf(true)
  const [test] = testPaths(model, handlers)
  const failure: unknown = await test?.run().catch((reason: unknown) => reason)
  if (!(failure instanceof WalkError)) throw failure
  expect(failure.message).toBe('at step 2, "OFF", in dark: expected true to be false // Object.is equality')
  expect(failure.trace).toMatchObject({ machine: 'lamp', scene: 'main', result: { outcome: 'failed', step: 2 } })
  const { path } = await follow(model, failure.trace)
  await expect(walkPath(model, handlers, path)).rejects.toThrow(failure.message)
  await expect(walkPath(model, handlersOf(false), path)).resolves.toMatchObject({ result: { outcome: 'passed' } })
})

it('refuses a step for which nothing is said', async () => {
  const { sees } = handlersOf(false)
  const [test] = testPaths(model, { ...handlersOf(false), sees: { ...sees, bright: 'elsewhere' } })
  await expect(test?.run()).rejects.toThrow(
    'at step 1, "ON", in bright: There is only "elsewhere" for bright in "sees"',
  )
})
