import { describe, expect, it } from 'vitest'
import { createMachine, setup, type AnyStateMachine, assign } from 'xstate'
import { createModel } from '../core/create-model.ts'
import { findingsIn } from '../core/findings.ts'
import { runPaths } from '../listing/run-paths.ts'
import { coveringPathsOf, titleOf } from '../criteria/paths.ts'
import { explore } from '../core/explore.ts'

const modelOf = (machine: AnyStateMachine) => createModel(machine, { answers: {} })
const found = (machine: AnyStateMachine) => findingsIn(modelOf(machine)).map(({ item }) => item)

function listed(machine: AnyStateMachine, ...args: readonly string[]) {
  const [printed, complaints]: [string[], string[]] = [[], []]
  const status = runPaths(args, {
    models: [modelOf(machine)],
    help: '',
    print: (text) => printed.push(text),
    complain: (line) => complaints.push(line),
    write: expect.unreachable,
  })
  return { status, complaints, printed: printed.join('') }
}

describe('states', () => {
  const forgotten = createMachine({
    id: 'house',
    initial: 'inside',
    states: {
      inside: { on: { LEAVE: 'outside' } },
      outside: { on: { COME: 'inside' } },
      attic: { initial: 'dark', states: { dark: {}, lit: {} } },
    },
  })

  it('that nothing enters are named, and fail the list', () => {
    expect(found(forgotten)).toEqual(['nothing enters attic'])
    const { status, complaints, printed } = listed(forgotten)
    expect({ status, complaints }).toEqual({ status: 1, complaints: ['house: nothing enters attic'] })
    expect(printed).toContain('FAULTY: nothing enters attic')
  })

  it('to which no path leads fail the list that asks for one', () => {
    const { status, complaints } = listed(forgotten, '--to', 'attic')
    expect(status).toBe(1)
    expect(complaints).toContain('house: no path leads to attic')
  })

  it('that nothing leaves are named, and fail nothing: they may be the end', () => {
    const cellar = createMachine({
      id: 'cellar',
      initial: 'up',
      states: { up: { on: { FALL: 'down', LEAVE: 'gone' } }, down: { on: { SHOUT: {} } }, gone: { type: 'final' } },
    })
    expect(found(cellar)).toEqual(['nothing leads out of down'])
    const { status, printed } = listed(cellar)
    expect(status).toBe(0)
    expect(printed).toContain('a trap, or the end: nothing leads out of down')
  })
})

describe('delays', () => {
  const two = createMachine({
    id: 'egg',
    initial: 'boiling',
    states: { boiling: { after: { 100: 'soft', 500: 'hard' } }, soft: { type: 'final' }, hard: { type: 'final' } },
  })

  it('that a shorter one always forestalls are named, walked on no path, and so is what only they lead to', () => {
    expect(found(two)).toEqual([
      'nothing enters hard',
      'boiling after 500[0] never happens: boiling after 100[0] always comes first',
    ])
    expect(coveringPathsOf(modelOf(two)).flatMap(({ paths }) => paths.map(titleOf))).toEqual(['after 100'])
    expect(listed(two).status).toBe(1)
  })

  it('of a state around count too, and a guard leaves room for the longer one', () => {
    const around = createMachine({
      id: 'egg',
      initial: 'pot',
      states: {
        pot: { after: { 100: 'soft' }, initial: 'boiling', states: { boiling: { after: { 500: '#egg.hard' } } } },
        soft: { type: 'final' },
        hard: { type: 'final' },
      },
    })
    expect(found(around)).toContain('pot.boiling after 500[0] never happens: pot after 100[0] always comes first')
    const guarded = createMachine({
      id: 'egg',
      initial: 'boiling',
      states: {
        boiling: { after: { 100: { guard: () => false, target: 'soft' }, 500: 'hard' } },
        soft: { type: 'final' },
        hard: { type: 'final' },
      },
    })
    expect(found(guarded)).toEqual([])
  })

  it('of parts that began together run out in their order', () => {
    const parts = createMachine({
      id: 'eggs',
      type: 'parallel',
      states: {
        one: { initial: 'raw', states: { raw: { after: { 500: 'done' } }, done: { type: 'final' } } },
        other: { initial: 'raw', states: { raw: { after: { 100: 'done' } }, done: { type: 'final' } } },
      },
    })
    expect(coveringPathsOf(modelOf(parts)).flatMap(({ paths }) => paths.map(titleOf))).toEqual([
      'after 100 → after 500',
    ])
    expect(found(parts)).toEqual([])
  })
})

describe('guards that change by themselves', () => {
  const door = (isOpen: () => boolean) =>
    setup({ guards: { isOpen } }).createMachine({
      id: 'door',
      initial: 'outside',
      states: { outside: { on: { PUSH: { guard: 'isOpen', target: 'inside' } } }, inside: { type: 'final' } },
    })

  it.each([
    ['by the clock', () => Date.now() < new Date(2100, 0).getTime() && new Date().getFullYear() < 2034],
    ['by chance', () => Math.random() < 0.995],
  ])('are named: %s', (_, isOpen) => {
    expect(found(door(isOpen))).toContain('isOpen of outside PUSH[0] changes by itself')
  })

  it('are named where they count how often they are asked', () => {
    let asked = 0
    expect(found(door(() => (asked += 1) % 5 !== 0))).toContain('isOpen of outside PUSH[0] changes by itself')
  })

  it('are not those that answer the same', () => {
    expect(found(door(() => true))).toEqual([])
  })
})

it('says what helps when samples lead on without an end', () => {
  const counter = createMachine({
    id: 'counter',
    context: { count: 0 },
    on: { COUNT: { actions: assign({ count: ({ context }) => context['count'] + 1 }) } },
  })
  const [scene] = createModel(counter, {}).scenes
  expect(() => explore(scene, [], 50)).toThrow('more than 50 ways on. Say in "digest"')
})
