import { expect, it, describe } from 'vitest'
import sharp from 'sharp'
import { differenceOf } from '../report/pictures.ts'
import { worstMark } from '../report/diagrams.ts'
import type { PicturedScene, Shot } from '../walk/screenshots.ts'
import { markedTransitions } from '../report/gather.ts'
import { pairsOf, placedIn, type Pair } from '../report/shots.ts'
import { courseOf, isHistory, KEPT, runOf, withRun, type History } from '../report/history.ts'
import type { WalkedScene, WalkedStep } from '../walk/record.ts'
import { kettleWith, letterbox } from './sample-models.ts'
import { transitionsOf } from '../core/transitions.ts'
import { type PathRun, type ReportMachine, type ReportShot, type ReportTransition } from '../report/types.ts'
import { isWell, tallyOf } from '../report/tally.ts'

const everywhere = { machines: ['kettle', 'toaster'], languages: ['en', 'es'] }

it('pairs the pictures of two runs by their place', () => {
  const before = [scene('kettle', 'en', [shot('cold'), shot('hot'), shot('cold', { theme: 'dark' })])]
  const now = [scene('kettle', 'en', [shot('cold', { theme: 'dark' }), shot('cold'), shot('boiling')])]
  expect(pairsOf(placedIn(now, everywhere), placedIn(before, everywhere)).map(placesOf)).toEqual([
    ['cold dark 390', 'cold dark 390'],
    ['cold light 390', 'cold light 390'],
    ['boiling light 390', null],
    [null, 'hot light 390'],
  ])
})

it('does not miss what was not walked this time', () => {
  const before = [scene('kettle', 'en', [shot('cold')]), scene('toaster', 'en', [shot('up')])]
  const now = [scene('kettle', 'en', [shot('cold')])]
  const scope = { machines: ['kettle'], languages: ['en'] }
  expect(pairsOf(placedIn(now, scope), placedIn(before, scope)).map(placesOf)).toEqual([
    ['cold light 390', 'cold light 390'],
  ])
})

function shot(state: string, differs: Partial<Shot> = {}): Shot {
  return { state, theme: 'light', width: 390, file: `${state}.png`, axe: [], error: null, ...differs }
}

function scene(machine: string, language: string, shots: readonly Shot[]): PicturedScene {
  return { machine, scene: 'office', language, shots, failures: {} }
}

function placesOf({ now, before }: Pair): readonly (string | null)[] {
  return [now, before].map((one) => one && `${one.state} ${one.theme} ${one.width}`)
}

const kettle = kettleWith(2)
const path = { machine: 'kettle', language: 'en', id: 'a1' }

function ranWith(passed: boolean, language = 'en'): WalkedScene {
  const known = {
    id: 'a1',
    title: 'a path',
    start: 'cold',
    end: 'hot',
    takes: [],
    steps: [],
    duration: 20,
    again: null,
  }
  const script = { given: [], steps: [] }
  return { machine: 'kettle', scene: 'office', language, at: AT, paths: [{ ...known, passed, script }] }
}
const AT = '2026-01-01T00:00:00Z'

const historyOf = (...results: readonly boolean[]): History =>
  results.reduce<History>((history, passed) => withRun(history, runOf(AT, 'one', [kettle], [ranWith(passed)])), [])

describe('what came of a path', () => {
  it('is the same each time, or not', () => {
    expect(courseOf(historyOf(true, true), kettle, path)).toEqual({ results: [true, true], isFlaky: false })
    expect(courseOf(historyOf(false, false), kettle, path)).toEqual({ results: [false, false], isFlaky: false })
    expect(courseOf(historyOf(true, false, true), kettle, path)).toEqual({
      results: [true, false, true],
      isFlaky: true,
    })
  })

  it('does not count while the chart was another', () => {
    const before = runOf(AT, 'one', [{ ...letterbox, name: 'kettle' }], [ranWith(false)])
    expect(courseOf([before, ...historyOf(true)], kettle, path)).toEqual({ results: [true], isFlaky: false })
  })

  it('is no flicker where another version of the app fails', () => {
    const broken = runOf(AT, 'two', [kettle], [ranWith(false)])
    expect(courseOf([...historyOf(true), broken], kettle, path)).toEqual({ results: [true, false], isFlaky: false })
    const again = runOf(AT, 'two', [kettle], [ranWith(true)])
    expect(courseOf([...historyOf(true), broken, again], kettle, path).isFlaky).toBe(true)
  })

  it('is told by language, and of runs that walked it', () => {
    const history = [
      ...historyOf(true),
      runOf(AT, 'one', [kettle], [ranWith(false, 'es')]),
      runOf(AT, 'one', [letterbox], []),
    ]
    expect(courseOf(history, kettle, path).results).toEqual([true])
    expect(courseOf(history, kettle, { ...path, language: 'es' }).results).toEqual([false])
    expect(courseOf(history, kettle, { ...path, id: 'b2' }).results).toEqual([])
  })
})

it('remembers the last runs', () => {
  const results = Array.from({ length: KEPT + 3 }, (_, index) => index < 4)
  const history = historyOf(...results)
  expect(history.length).toBe(KEPT)
  expect(courseOf(history, kettle, path).results.filter(Boolean)).toEqual([true])
  expect([isHistory(JSON.parse(JSON.stringify(history))), isHistory([{ at: AT }])]).toEqual([true, false])
})

const declared = transitionsOf(kettleWith(2).scenes[0].machine)

it('marks each transition by the steps that took it, and by the reason why none could', () => {
  const records = [
    walked('en', [step('cold switch.pressed[0]', null), step('heating boil answered[0]', 'no steam')]),
    walked('es', [step('cold switch.pressed[0]', null), step('heating boil answered[0]', null)]),
  ]
  const marked = markedTransitions(declared, records, { 'hot after cooling[0]': 'Nobody waits.' })
  expect(marked.map(({ id, mark, reason }) => [id, mark, reason])).toEqual([
    ['* lid.opened[0]', 'missing', ''],
    ['cold switch.pressed[0]', 'walked', ''],
    ['heating boil answered[0]', 'failed', ''],
    ['hot after cooling[0]', 'headless', 'Nobody waits.'],
  ])
})

it('colours an arrow by the worst of what it stands for', () => {
  expect(worstMark(['walked', 'headless', 'walked'])).toBe('headless')
  expect(worstMark(['headless', 'missing'])).toBe('missing')
  expect(worstMark(['missing', 'failed', 'walked'])).toBe('failed')
  expect(worstMark(['walked'])).toBe('walked')
})

function step(takes: string, error: string | null): WalkedStep {
  return { event: 'an event', state: 'a state', takes: [takes], duration: 10, error }
}

function walked(language: string, steps: readonly WalkedStep[]): WalkedScene {
  const passed = steps.every(({ error }) => error === null)
  const script = { given: [], steps: [] }
  const way = { id: 'a1', title: 'a path', start: 'cold', end: 'hot', takes: [] }
  const path = { ...way, steps, passed, again: null, duration: 20, script }
  return { machine: 'kettle', scene: 'office', language, at: '2026-01-01T00:00:00Z', paths: [path] }
}

it('finds no difference between pictures that look the same, however they are written', async () => {
  const one = await picture('white', 20, 10)
  const other = await sharp(one).png({ compressionLevel: 0 }).toBuffer()
  expect(other.equals(one)).toBe(false)
  expect(await differenceOf(one, other)).toBeNull()
})

it('shows where two pictures differ', async () => {
  const before = await picture('white', 20, 10)
  const dot = { create: { width: 6, height: 4, channels: 4 as const, background: 'black' } }
  const now = await sharp(before)
    .composite([{ input: dot, left: 5, top: 3 }])
    .png()
    .toBuffer()
  const difference = await differenceOf(before, now)
  const { data } = await sharp(difference ?? before)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const red = Array.from({ length: 200 }, (_, index) => [...data.subarray(index * 4, index * 4 + 3)].join()).filter(
    (colour) => colour === '255,0,0',
  )
  expect(red).toHaveLength(24)
})

it('takes a picture that became longer for different', async () => {
  const difference = await differenceOf(await picture('white', 20, 10), await picture('white', 20, 30))
  expect(await sharp(difference ?? undefined).metadata()).toMatchObject({ width: 20, height: 30 })
})

function picture(background: string, width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()
}

it('adds up what a machine went through', () => {
  const machine = machineWith(
    [transition('walked'), transition('failed'), transition('headless'), transition('missing')],
    [run(true), run(false)],
    [
      reportShot({}),
      reportShot({ change: 'different' }),
      reportShot({ axe: [PROBLEM] }),
      reportShot({ picture: null, error: 'too late' }),
    ],
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

it('is well when all was walked and nothing found, though it may look different', () => {
  const marks = [transition('walked'), transition('headless')]
  const well = (shots: readonly ReportShot[], runs = [run(true)], transitions = marks): boolean =>
    isWell(tallyOf([machineWith(transitions, runs, shots)]))
  expect(well([reportShot({ change: 'different' }), reportShot({ change: 'new' })])).toBe(true)
  expect(well([reportShot({ axe: [PROBLEM] })])).toBe(false)
  expect(well([reportShot({ picture: null, error: 'too late' })])).toBe(false)
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

function reportShot(differs: Partial<ReportShot>): ReportShot {
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
