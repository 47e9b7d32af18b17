import { expect, it, test } from 'vitest'
import { createMachine, fromPromise, setup } from 'xstate'
import {
  afterwards,
  always,
  eventually,
  leadsTo,
  lengthToBreak,
  never,
  overall,
  unless,
  until,
  verdictOf,
  whenever,
  type End,
  type Property,
} from '../core/properties.ts'
import { createModel } from '../core/create-model.ts'
import type { Moment } from '../core/moment.ts'
import { checkProperties, PropertyError } from '../random/report.ts'

/** Moments are letters here: `aab` is three of them. */
const is = (letter: string) => (moment: string) => moment === letter
const verdict = (property: Property<string>, walk: string, end: End = 'cut') => verdictOf(property, [...walk], end)

test.each([
  ['always', always(is('a')), { aaa: 'held', aab: 'broken', b: 'broken' }],
  ['never', never(is('b')), { aaa: 'held', aab: 'broken' }],
  ['until', until(is('a'), is('b')), { aab: 'held', b: 'held', aabc: 'held', aac: 'broken', aaa: 'inconclusive' }],
  ['unless', unless(is('a'), is('b')), { aab: 'held', aac: 'broken', aaa: 'held' }],
  [
    'whenever',
    whenever(is('a'), until(is('a'), is('b'))),
    { ccc: 'inconclusive', ab: 'held', abac: 'broken', aba: 'inconclusive' },
  ],
  ['afterwards', whenever(is('a'), afterwards(never(is('a')))), { abb: 'held', aba: 'broken' }],
] as const)('%s is judged by every moment of a walk', (_, property, walks) => {
  for (const [walk, expected] of Object.entries(walks))
    expect([walk, verdict(property, walk)]).toEqual([walk, expected])
})

test.each<[string, Property<string>, string, End, string]>([
  ['comes in the end is held as soon as it has come', eventually(is('b')), 'aab', 'cut', 'held'],
  ['has not come is open where the walk was cut off', eventually(is('b')), 'aaa', 'cut', 'inconclusive'],
  ['has not come is broken where nothing can bring it any more', eventually(is('b')), 'aaa', 'atRest', 'broken'],
  ['is led to has to come each time', leadsTo(is('a'), is('b')), 'abab', 'atRest', 'held'],
  ['is led to and does not come is broken', leadsTo(is('a'), is('b')), 'aba', 'atRest', 'broken'],
  ['is led to may still come', leadsTo(is('a'), is('b')), 'aba', 'cut', 'inconclusive'],
  ['nothing led to is not shown', leadsTo(is('a'), is('b')), 'ccc', 'atRest', 'inconclusive'],
])('what %s', (_, property, walk, end, expected) => {
  expect(verdict(property, walk, end)).toBe(expected)
})

it('tells how much of a walk breaks a statement', () => {
  expect(lengthToBreak(never(is('b')), [...'aabaab'])).toBe(3)
  expect(lengthToBreak(leadsTo(is('a'), is('b')), [...'aba'])).toBe(3)
})

it('takes one walk to break a statement, and one to show that it holds', () => {
  expect(overall({ held: 9, broken: 1, inconclusive: 0 })).toBe('broken')
  expect(overall({ held: 1, broken: 0, inconclusive: 9 })).toBe('held')
  expect(overall({ held: 0, broken: 0, inconclusive: 9 })).toBe('inconclusive')
})

/** The machine stays in `loading` when its actor fails, unless `onError` has a target. */
const loaderWith = (onError: 'failed' | undefined) =>
  setup({
    types: { events: {} as { readonly type: 'LOAD' } },
    actors: { load: fromPromise<string>(() => Promise.resolve('never asked')) },
  }).createMachine({
    id: 'loader',
    initial: 'idle',
    states: {
      idle: { on: { LOAD: 'loading' } },
      loading: { invoke: { src: 'load', onDone: 'idle', ...(onError && { onError }) }, after: { 5000: 'slow' } },
      slow: {},
      failed: { on: { LOAD: 'loading' } },
    },
  })

type Now = Moment<ReturnType<typeof loaderWith>>

const modelWith = (onError: 'failed' | undefined) =>
  createModel(loaderWith(onError), {
    answers: { load: ['text'] },
    errors: { load: [new Error('offline')] },
    properties: {
      'loading ends': leadsTo(
        ({ snapshot }: Now) => snapshot.matches('loading'),
        ({ snapshot }: Now) => !snapshot.matches('loading'),
      ),
      'it is never slow': never(({ snapshot }: Now) => snapshot.matches('slow')),
    },
  })

it('tells the shortest story of a statement that is broken, with the seed that tells it again, and its trace', async () => {
  const failure: unknown = await checkProperties(modelWith('failed'), { seed: 7 }).catch((reason: unknown) => reason)
  if (!(failure instanceof PropertyError)) throw failure
  expect(failure.message.split('\n')).toEqual([
    'loader/main: broken: it is never slow',
    '  0. starts → idle',
    '  1. LOAD → loading',
    '  2. 5000 ms pass → slow',
    expect.stringMatching(/^again: checkProperties\(model, \{"seed":7,"runs":100,"steps":30,"path":".*"\}\)$/),
  ])
  expect(failure.trace.steps.map(({ label, state }) => [label, state])).toEqual([
    ['LOAD', 'loading'],
    ['after 5000', 'slow'],
  ])
})

it('lets actors fail too, which a chart that does not wait for it does not survive', async () => {
  await expect(checkProperties(modelWith(undefined), { seed: 1 })).rejects.toThrow(
    'loader/main: broken: no step throws\n  0. starts → idle\n  1. LOAD → loading\n  2. load failed: offline → loading\n  offline',
  )
})

it('refuses an actor without a name, which walks could not replace', async () => {
  const machine = createMachine({ id: 'nameless', invoke: { src: fromPromise(() => Promise.resolve(1)) } })
  await expect(checkProperties(createModel(machine, {}))).rejects.toThrow(
    'Walks need names for all actors, as in setup({ actors }); nameless has none for 0.nameless',
  )
})
