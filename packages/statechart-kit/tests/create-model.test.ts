import { expect, expectTypeOf, it } from 'vitest'
import { assign, createMachine, fromPromise, setup } from 'xstate'
import { createModel, ModelError } from '../core/create-model.ts'
import { type ModelOptions } from '../core/samples.ts'
import { CRITERIA } from '../criteria/names.ts'
import { coverTally, reachableIn } from '../criteria/tally.ts'
import { exploredIn } from '../core/explore.ts'
import { transitionsOf } from '../core/transitions.ts'
import type { StateOf } from '../walk/handlers.ts'

type OvenEvent =
  | { readonly type: 'START'; readonly degrees: number }
  | { readonly type: 'OPEN' }
  | { readonly type: 'CLOSE' }

/** It has what the charts of this app have not: errors of actors, states that end, states side by side, and an actor without a name. */
const oven = setup({
  types: { context: {} as { readonly degrees: number }, events: {} as OvenEvent },
  actors: { heat: fromPromise<number, { readonly degrees: number }>(() => Promise.resolve(0)) },
  guards: { isHot: ({ event }) => event.type === 'START' && event.degrees > 100 },
}).createMachine({
  id: 'oven',
  description: 'It bakes.',
  context: { degrees: 0 },
  initial: 'cold',
  states: {
    cold: {
      on: { START: { guard: 'isHot', target: 'baking', actions: assign({ degrees: ({ event }) => event.degrees }) } },
    },
    baking: {
      type: 'parallel',
      onDone: 'ready',
      states: {
        heating: {
          initial: 'on',
          states: {
            on: { invoke: { src: 'heat', input: ({ context }) => context, onDone: 'off', onError: '#oven.broken' } },
            off: { type: 'final' },
          },
        },
        door: {
          initial: 'closed',
          states: { closed: { after: { 1000: 'done' } }, done: { type: 'final' } },
        },
      },
    },
    ready: {
      initial: 'closed',
      onDone: 'cold',
      states: { closed: { on: { OPEN: 'open' } }, open: { on: { CLOSE: 'emptied' } }, emptied: { type: 'final' } },
    },
    broken: {},
  },
})

const model = createModel(oven, {
  events: {
    START: [
      { type: 'START', degrees: 200 },
      { type: 'START', degrees: 20 },
    ],
  },
  answers: { heat: [200] },
})

it('names what actors fail with and the ends of states as it names all that a chart declares', () => {
  expect(transitionsOf(oven).map(({ id, kind, to }) => [id, kind, to])).toEqual([
    ['cold START[0]', 'event', 'baking'],
    ['baking done[0]', 'done', 'ready'],
    ['baking.heating.on heat answered[0]', 'answer', 'baking.heating.off'],
    ['baking.heating.on heat failed[0]', 'answer', 'broken'],
    ['baking.door.closed after 1000[0]', 'delay', 'baking.door.done'],
    ['ready done[0]', 'done', 'cold'],
    ['ready.closed OPEN[0]', 'event', 'ready.open'],
    ['ready.open CLOSE[0]', 'event', 'ready.emptied'],
  ])
})

it('reaches all that each criterion asks for, with events without payload and errors as samples of their own', () => {
  const shown = CRITERIA.map((criterion) => coverTally(criterion, model, reachableIn(criterion, model)))
  expect(shown.map(({ criterion, covered, missing }) => ({ criterion, covered, missing }))).toEqual([
    { criterion: 'transitions', covered: 8, missing: [] },
    { criterion: 'leaves', covered: 9, missing: [] },
    { criterion: 'guards', covered: 23, missing: [] },
    { criterion: 'pairs', covered: 12, missing: [] },
    { criterion: 'answers', covered: 2, missing: [] },
  ])
  const labels = exploredIn(model).flatMap(({ edges }) => edges.map(({ label }) => label))
  expect(new Set(labels)).toEqual(
    new Set(['START (degrees 200)', 'heat: 200', 'heat failed: any error', 'after 1000', 'OPEN', 'CLOSE']),
  )
})

it('says which samples are missing, and how they are given', () => {
  const start = { START: [{ type: 'START', degrees: 200 }] } as const
  expect(() => createModel(oven, { events: start })).toThrow(
    new ModelError(`oven waits for what heat answers, and no sample says what that is. Export a model with samples beside the machine:

  import { createModel } from 'statechart-kit'

  export const model = createModel(machine, {
    answers: {
      heat: [/* outputs */],
    },
  })`),
  )
  const untyped = createMachine({ id: 'untyped', invoke: { src: 'load' } })
  expect(() => createModel(untyped, { answers: { lode: [1] } })).toThrow(
    new ModelError('untyped has no actor "lode"; it has load.'),
  )
})

it('has types that want samples of events with payload, and of nothing that the chart has not', () => {
  type Options = ModelOptions<typeof oven>
  const events = { START: [{ type: 'START', degrees: 200 }] } as const
  expectTypeOf<{ readonly events: typeof events }>().toExtend<Options>()
  expectTypeOf<{ readonly answers: { readonly heat: [200] } }>().not.toExtend<Options>()
  expectTypeOf<{
    readonly events: typeof events
    readonly answers: { readonly heat: ['warm'] }
  }>().not.toExtend<Options>()
  expectTypeOf<StateOf<typeof oven>>().toEqualTypeOf<
    | 'cold'
    | 'broken'
    | `baking.heating.${'on' | 'off'}`
    | `baking.door.${'closed' | 'done'}`
    | `ready.${'closed' | 'open' | 'emptied'}`
  >()
})

it('lets scenes differ in what a machine is started with', () => {
  const machine = setup({
    types: { context: {} as { readonly n: number }, input: {} as { readonly n: number } },
  }).createMachine({
    id: 'counter',
    context: ({ input }) => input,
    initial: 'start',
    states: {
      start: { always: [{ guard: ({ context }) => context.n > 0, target: 'some' }, 'none'] },
      some: {},
      none: {},
    },
  })
  const counter = createModel(machine, { input: { n: 0 }, scenes: { empty: {}, full: { input: { n: 3 } } } })
  expect(exploredIn(counter).map(({ scene, startTakes }) => [scene.name, startTakes])).toEqual([
    ['empty', ['start at once[1]']],
    ['full', ['start at once[0]']],
  ])
})
