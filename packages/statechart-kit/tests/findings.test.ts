import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { assign, createMachine, setup, type AnyStateMachine } from 'xstate'
import { createModel } from '../core/create-model.ts'
import { explore } from '../core/explore.ts'
import { findingsIn } from '../core/findings.ts'
import { coveringPathsOf, titleOf } from '../criteria/paths.ts'
import { runPaths } from '../listing/run-paths.ts'

const modelOf = (machine: AnyStateMachine) => createModel(machine, { answers: {} })
const found = (machine: AnyStateMachine) => findingsIn(modelOf(machine)).map(({ item }) => item)
const titlesOf = (machine: AnyStateMachine) =>
  coveringPathsOf(modelOf(machine)).flatMap(({ paths }) => paths.map(titleOf))

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

const final = { type: 'final' } as const

describe('states', () => {
  it('that nothing enters are named, and fail the list, as do those to which no path leads', () => {
    const forgotten = createMachine({
      id: 'house',
      initial: 'inside',
      states: {
        inside: { on: { LEAVE: 'outside' } },
        outside: { on: { COME: 'inside' } },
        attic: { initial: 'dark', states: { dark: {}, lit: {} } },
      },
    })
    expect(found(forgotten)).toEqual(['nothing enters attic'])
    const { printed, ...list } = listed(forgotten)
    expect(list).toEqual({ status: 1, complaints: ['house: nothing enters attic'] })
    expect(printed).toContain('FAULTY: nothing enters attic')
    const { status, complaints } = listed(forgotten, '--to', 'attic')
    expect([status, complaints.includes('house: no path leads to attic')]).toEqual([1, true])
  })

  it('that nothing leaves are named, and fail nothing: they may be the end', () => {
    const cellar = createMachine({
      id: 'cellar',
      initial: 'up',
      states: { up: { on: { FALL: 'down', LEAVE: 'gone' } }, down: { on: { SHOUT: {} } }, gone: final },
    })
    expect(found(cellar)).toEqual(['nothing leads out of down'])
    const { status, printed } = listed(cellar)
    expect(status).toBe(0)
    expect(printed).toContain('a trap, or the end: nothing leads out of down')
  })
})

describe('delays', () => {
  const eggWith = (pot: object) =>
    createMachine({ id: 'egg', initial: 'pot', states: { pot, soft: final, hard: final } })

  it('that a shorter one always forestalls are named, walked on no path, and so is what only they lead to', () => {
    const two = eggWith({ after: { 100: 'soft', 500: 'hard' } })
    const never = 'pot after 500[0] never happens: pot after 100[0] always comes first'
    expect([found(two), titlesOf(two)]).toEqual([['nothing enters hard', never], ['after 100']])
    expect(listed(two).status).toBe(1)
  })

  it('of a state around count too, and a guard leaves room for the longer one', () => {
    const boiling = { initial: 'boiling', states: { boiling: { after: { 500: '#egg.hard' } } } }
    const never = 'pot.boiling after 500[0] never happens: pot after 100[0] always comes first'
    expect(found(eggWith({ after: { 100: 'soft' }, ...boiling }))).toContain(never)
    expect(found(eggWith({ after: { 100: { guard: () => false, target: 'soft' }, 500: 'hard' } }))).toEqual([])
  })

  it('of parts that began together run out in their order', () => {
    const part = (delay: number) => ({ initial: 'raw', states: { raw: { after: { [delay]: 'done' } }, done: final } })
    const parts = createMachine({ id: 'eggs', type: 'parallel', states: { one: part(500), other: part(100) } })
    expect([titlesOf(parts), found(parts)]).toEqual([['after 100 → after 500'], []])
  })
})

describe('guards that change by themselves', () => {
  let asked = 0
  const changes = ['isOpen of outside PUSH[0] changes by itself']

  it.each([
    ['by the clock', () => Date.now() < new Date(2100, 0).getTime() && new Date().getFullYear() < 2034, changes],
    ['by chance', () => Math.random() < 0.995, changes],
    ['as often as they are asked', () => (asked += 1) % 5 !== 0, changes],
    ['never', () => true, []],
  ])('are named: %s', (_, isOpen, named) => {
    // A door that chance happens to keep shut would be no finding.
    const chance = vi.spyOn(Math, 'random').mockReturnValue(0.5)
    onTestFinished(() => chance.mockRestore())
    const door = setup({ guards: { isOpen } }).createMachine({
      id: 'door',
      initial: 'outside',
      states: { outside: { on: { PUSH: { guard: 'isOpen', target: 'inside' } } }, inside: final },
    })
    expect(found(door).filter((item) => item.includes('isOpen'))).toEqual(named)
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
