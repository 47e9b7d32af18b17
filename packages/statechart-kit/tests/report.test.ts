import { describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { transitionsOf } from '../core/transitions.ts'
import { markedTransitions } from '../report/gather.ts'
import { pairsOf, placedIn, type Pair } from '../report/shots.ts'
import { courseOf, isHistory, KEPT, runOf, withRun, type History } from '../report/history.ts'
import { differenceOf } from '../report/pictures.ts'
import { worstMark } from '../report/diagrams.ts'
import { type PathRun, type ReportShot, type ReportTransition } from '../report/types.ts'
import { isWell, tallyOf } from '../report/tally.ts'
import type { WalkedScene, WalkedStep } from '../walk/record.ts'
import type { PicturedScene, Shot } from '../walk/screenshots.ts'
import { kettleWith, letterbox } from './sample-models.ts'

const AT = '2026-01-01T00:00:00Z'
const kettle = kettleWith(2)

/** A scene of the kettle whose one path went so. */
function walked(steps: readonly WalkedStep[], passed: boolean, language = 'en'): WalkedScene {
  const path = { id: 'a1', title: 'a path', start: 'cold', end: 'hot', takes: [], again: null, duration: 20 }
  const script = { given: [], steps: [] }
  return { machine: 'kettle', scene: 'office', language, at: AT, paths: [{ ...path, steps, passed, script }] }
}

describe('pictures of two runs', () => {
  const shot = (state: string, differs: Partial<Shot> = {}): Shot => ({
    state,
    theme: 'light',
    width: 390,
    file: `${state}.png`,
    axe: [],
    error: null,
    ...differs,
  })
  const scene = (machine: string, ...shots: readonly Shot[]): PicturedScene => ({
    machine,
    scene: 'office',
    language: 'en',
    shots,
    failures: {},
  })
  const placesOf = ({ now, before }: Pair) =>
    [now, before].map((one) => one && `${one.state} ${one.theme} ${one.width}`)

  it('are paired by their place', () => {
    const scope = { machines: ['kettle', 'toaster'], languages: ['en', 'es'] }
    const before = [scene('kettle', shot('cold'), shot('hot'), shot('cold', { theme: 'dark' }))]
    const now = [scene('kettle', shot('cold', { theme: 'dark' }), shot('cold'), shot('boiling'))]
    expect(pairsOf(placedIn(now, scope), placedIn(before, scope)).map(placesOf)).toEqual([
      ['cold dark 390', 'cold dark 390'],
      ['cold light 390', 'cold light 390'],
      ['boiling light 390', null],
      [null, 'hot light 390'],
    ])
  })

  it('are not missed where they were not walked this time', () => {
    const before = [scene('kettle', shot('cold')), scene('toaster', shot('up'))]
    const scope = { machines: ['kettle'], languages: ['en'] }
    const pairs = pairsOf(placedIn([scene('kettle', shot('cold'))], scope), placedIn(before, scope))
    expect(pairs.map(placesOf)).toEqual([['cold light 390', 'cold light 390']])
  })
})

describe('what came of a path', () => {
  const path = { machine: 'kettle', language: 'en', id: 'a1' }
  const ran = (app: string, passed: boolean, models = [kettle], language?: string) =>
    runOf(AT, app, models, [walked([], passed, language)])
  const historyOf = (...results: readonly boolean[]): History =>
    results.reduce<History>((history, passed) => withRun(history, ran('one', passed)), [])

  it.each<[string, History, readonly boolean[], boolean]>([
    ['is the same each time', historyOf(true, true), [true, true], false],
    ['fails each time', historyOf(false, false), [false, false], false],
    ['flickers', historyOf(true, false, true), [true, false, true], true],
    [
      'does not count while the chart was another',
      [ran('one', false, [{ ...letterbox, name: 'kettle' }]), ...historyOf(true)],
      [true],
      false,
    ],
    ['is no flicker where another app fails', [...historyOf(true), ran('two', false)], [true, false], false],
    ['flickers within one app', [...historyOf(true), ran('two', false), ran('two', true)], [true, false, true], true],
    [
      'is told by language, and of runs that walked it',
      [...historyOf(true), ran('one', false, [kettle], 'es'), runOf(AT, 'one', [letterbox], [])],
      [true],
      false,
    ],
  ])('%s', (_, history, results, isFlaky) => {
    expect(courseOf(history, kettle, path)).toEqual({ results, isFlaky })
    expect(courseOf(history, kettle, { ...path, id: 'b2' }).results).toEqual([])
  })

  it('is remembered of the last runs', () => {
    const history = historyOf(...Array.from({ length: KEPT + 3 }, (_, index) => index < 4))
    expect(history.length).toBe(KEPT)
    expect(courseOf(history, kettle, path).results.filter(Boolean)).toEqual([true])
    expect([isHistory(JSON.parse(JSON.stringify(history))), isHistory([{ at: AT }])]).toEqual([true, false])
  })
})

it('marks each transition by the steps that took it, and by the reason why none could', () => {
  const step = (takes: string, error: string | null = null): WalkedStep => ({
    event: 'an event',
    state: 'a state',
    takes: [takes],
    duration: 10,
    error,
  })
  const records = [
    walked([step('cold switch.pressed[0]'), step('heating boil answered[0]', 'no steam')], false),
    walked([step('cold switch.pressed[0]'), step('heating boil answered[0]')], true, 'es'),
  ]
  const declared = transitionsOf(kettle.scenes[0].machine)
  const marked = markedTransitions(declared, records, { 'hot after cooling[0]': 'Nobody waits.' })
  expect(marked.map(({ id, mark, reason }) => [id, mark, reason])).toEqual([
    ['* lid.opened[0]', 'missing', ''],
    ['cold switch.pressed[0]', 'walked', ''],
    ['heating boil answered[0]', 'failed', ''],
    ['hot after cooling[0]', 'headless', 'Nobody waits.'],
  ])
})

it.each([
  [['walked'], 'walked'],
  [['walked', 'headless', 'walked'], 'headless'],
  [['headless', 'missing'], 'missing'],
  [['missing', 'failed', 'walked'], 'failed'],
] as const)('colours an arrow that stands for %j as %s', (marks, worst) => {
  expect(worstMark(marks)).toBe(worst)
})

describe('two pictures', () => {
  const picture = (height: number): Promise<Buffer> =>
    sharp({ create: { width: 20, height, channels: 4, background: 'white' } })
      .png()
      .toBuffer()

  it('do not differ where they look the same, however they are written', async () => {
    const one = await picture(10)
    const other = await sharp(one).png({ compressionLevel: 0 }).toBuffer()
    expect([other.equals(one), await differenceOf(one, other)]).toEqual([false, null])
  })

  it('differ where one has a dot, which is shown, and where one is longer', async () => {
    const before = await picture(10)
    const dot = { create: { width: 6, height: 4, channels: 4 as const, background: 'black' } }
    const now = await sharp(before)
      .composite([{ input: dot, left: 5, top: 3 }])
      .png()
      .toBuffer()
    const data = await sharp((await differenceOf(before, now)) ?? before)
      .raw()
      .toBuffer()
    const colours = Array.from({ length: 200 }, (_, index) => data.subarray(index * 4, index * 4 + 3).join())
    expect(colours.filter((colour) => colour === '255,0,0')).toHaveLength(24)
    const longer = (await differenceOf(before, await picture(30))) ?? undefined
    expect(await sharp(longer).metadata()).toMatchObject({ width: 20, height: 30 })
  })
})

describe('a report', () => {
  const PROBLEM = { rule: 'color-contrast', help: 'Elements must be readable', target: 'p', summary: 'Fix it' }
  const none = { axe: [], error: null, change: 'same', before: null, difference: null } as const
  const shot = (differs: Partial<ReportShot>): ReportShot => ({
    language: 'en',
    theme: 'light',
    width: 390,
    picture: 'one',
    ...none,
    ...differs,
  })
  const run = (passed: boolean): PathRun => ({
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
  })
  const machineWith = (
    marks: readonly ReportTransition['mark'][],
    passed: readonly boolean[],
    shots: readonly Partial<ReportShot>[],
  ) => ({
    name: 'kettle',
    about: 'Hot water.',
    scenes: [],
    diagram: '',
    transitions: marks.map((mark) => ({ id: mark, from: 'cold', on: mark, guard: '', to: 'hot', mark, reason: '' })),
    paths: [{ scene: 'office', number: 1, title: 'a path', id: 'a1', shows: [], runs: passed.map(run) }],
    states: [{ scene: 'office', state: 'cold', shots: shots.map(shot) }],
  })
  const broken = { picture: null, error: 'too late' }

  it('adds up what machines went through', () => {
    const shots = [{}, { change: 'different' as const }, { axe: [PROBLEM] }, broken]
    const machine = machineWith(['walked', 'failed', 'headless', 'missing'], [true, false], shots)
    expect(tallyOf([machine, machine])).toEqual({
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

  const marks = ['walked', 'headless'] as const
  it.each([
    ['all was walked and nothing found, though it looks different', true, marks, [true], [{ change: 'different' }]],
    ['it has a new picture', true, marks, [true], [{ change: 'new' }]],
    ['axe found something', false, marks, [true], [{ axe: [PROBLEM] }]],
    ['a picture is broken', false, marks, [true], [broken]],
    ['a path failed', false, marks, [true, false], []],
    ['no path was walked', false, marks, [], []],
    ['a transition is missing', false, ['missing'], [true], []],
  ] as const)('where %s is well: %s', (_, expected, transitions, passed, shots) => {
    expect(isWell(tallyOf([machineWith(transitions, passed, shots)]))).toBe(expected)
  })
})
