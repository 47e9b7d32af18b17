import { expect, it } from 'vitest'
import { isWell, tallyOf } from '../../report/tally.ts'
import type { PathRun, ReportMachine, ReportShot, ReportTransition } from '../../report/types.ts'

it('adds up what a machine went through', () => {
  const machine = machineWith(
    [transition('walked'), transition('failed'), transition('headless'), transition('missing')],
    [run(true), run(false)],
    [shot({}), shot({ change: 'different' }), shot({ axe: [PROBLEM] }), shot({ picture: null, error: 'too late' })],
  )
  const tally = tallyOf([machine, machine])
  expect(tally).toEqual({
    declared: 8,
    walked: 2,
    headless: 2,
    failedTransitions: 2,
    missing: 2,
    paths: 4,
    passed: 2,
    duration: 80,
    states: 2,
    pictures: 6,
    axe: 2,
    broken: 2,
    new: 0,
    gone: 0,
    different: 2,
  })
})

it('does not count a state that is gone among those that there are', () => {
  const machine = machineWith([], [run(true)], [shot({ change: 'gone', picture: null })])
  expect(tallyOf([machine])).toMatchObject({ states: 0, pictures: 0, gone: 1 })
})

it('is well when all was walked and nothing found, though it may look different', () => {
  const marks = [transition('walked'), transition('headless')]
  const well = (shots: readonly ReportShot[], runs = [run(true)], transitions = marks): boolean =>
    isWell(tallyOf([machineWith(transitions, runs, shots)]))
  expect(well([shot({ change: 'different' }), shot({ change: 'new' })])).toBe(true)
  expect(well([shot({ axe: [PROBLEM] })])).toBe(false)
  expect(well([shot({ picture: null, error: 'too late' })])).toBe(false)
  expect(well([], [run(true), run(false)])).toBe(false)
  expect(well([], [])).toBe(false)
  expect(well([], [run(true)], [transition('missing')])).toBe(false)
})

const PROBLEM = { rule: 'color-contrast', help: 'Elements must be readable', target: 'p', summary: 'Fix it' }

function transition(mark: ReportTransition['mark']): ReportTransition {
  return { id: `cold ${mark}[0]`, from: 'cold', on: mark, guard: '', to: 'hot', mark, reason: '' }
}

function run(passed: boolean): PathRun {
  return {
    language: 'en',
    passed,
    duration: 20,
    steps: [],
    picture: null,
    course: { results: [passed], isFlaky: false },
    id: '',
    trace: '',
    again: null,
    command: 'npm run test:paths',
  }
}

function shot(differs: Partial<ReportShot>): ReportShot {
  const none = { axe: [], error: null, change: 'same', before: null, difference: null } as const
  return { language: 'en', theme: 'light', width: 390, picture: 'one', ...none, ...differs }
}

function machineWith(
  transitions: readonly ReportTransition[],
  runs: readonly PathRun[],
  shots: readonly ReportShot[],
): ReportMachine {
  return {
    name: 'kettle',
    about: 'Hot water.',
    scenes: [],
    diagram: '',
    transitions,
    paths: [{ scene: 'office', number: 1, title: 'a path', id: 'a1', shows: [], runs }],
    states: [{ scene: 'office', state: 'cold', shots }],
  }
}
