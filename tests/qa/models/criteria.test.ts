import { describe, expect, it, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { CRITERIA, type Criterion } from 'statechart-kit/criteria/names'
import { coverTally } from 'statechart-kit/criteria/tally'
import { exploredIn, type Explored } from 'statechart-kit/core/explore'
import { findingsIn } from 'statechart-kit/core/findings'
import type { Model } from 'statechart-kit/core/model'
import { coveringPathsOf, shownAlong } from 'statechart-kit/criteria/paths'
import { coverageOf } from 'statechart-kit/walk/coverage'
import { walkHeadless } from 'statechart-kit/walk/test-paths'
import { models } from '../../../qa/models/all.ts'
import { membership } from '../../../qa/models/membership.ts'
import { session } from '../../../qa/models/session.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { stateOf } from 'statechart-kit/core/edge'
import { restingStates, transitionsOf } from 'statechart-kit/core/transitions'
import { randomInt } from 'node:crypto'
import { overall } from 'statechart-kit/core/properties'
import { storyText, walkCharts } from 'statechart-kit/random/report'
import { againOf } from '../../../qa/walks-request.ts'
import { shows } from '../../support/shows.ts'

const known = new Map(CRITERIA.map((cover) => [cover, new Map<Model['scenes'], Covering>()]))
type Covering = ReturnType<typeof coveringPathsOf>

/** The paths that show a criterion, scene by scene; looked for once, for that takes its time. */
function coveringIn(model: Model, cover: Criterion): Covering {
  const covering = known.get(cover)?.get(model.scenes) ?? coveringPathsOf(model, { cover })
  known.get(cover)?.set(model.scenes, covering)
  return covering
}

const pathsOf = (model: Model, cover: Criterion) => coveringIn(model, cover).flatMap(({ paths }) => paths)

/** What the paths of a criterion show of it, excused or not. */
function tallyOf(model: Model, cover: Criterion) {
  const shown = coveringIn(model, cover).flatMap(({ explored, paths }) =>
    paths.flatMap((path) => shownAlong(cover, model, explored, path).flat()),
  )
  return coverTally(cover, model, new Set(shown))
}

const takenIn = ({ startTakes, edges }: Explored): ReadonlySet<string> =>
  new Set([...startTakes, ...edges.flatMap(({ takes }) => takes)])

/** Walks that nobody has gone before. */
const seed = randomInt(2 ** 31)

describe.each(models)('$name', (model) => {
  const {
    scenes: [{ machine }],
    headless,
  } = model
  const declared = transitionsOf(machine).map(({ id }) => id)

  it('is reached in every state and taken along every transition by the samples', () => {
    const all = exploredIn(model)
    const rested = new Set(all.flatMap(({ snapshots }) => [...snapshots.values()].map(stateOf)))
    expect({
      unreached: restingStates(machine).filter((state) => !rested.has(state)),
      untaken: declared.filter((id) => !all.some((explored) => takenIn(explored).has(id))),
    }).toEqual({ unreached: [], untaken: [] })
  })

  it('has one declaration under each name, and no reason for a transition that is gone', () => {
    expect(new Set(declared).size).toBe(declared.length)
    expect(Object.keys(headless).filter((id) => !declared.includes(id))).toEqual([])
  })

  it('keeps its statements whatever comes in which order', shows('screen.any-order'), async () => {
    const plan = { seed, runs: Math.ceil(600 / model.scenes.length), steps: 60 }
    const { reported, broken } = await walkCharts([model], plan)
    expect(
      broken.map(({ scene, story }) =>
        storyText(scene.name, story, againOf(`--machine ${model.name}/${scene.name}`, plan, story)),
      ),
    ).toEqual([])
    const untold = reported.flatMap(({ walks }) =>
      [...walks.fared].filter(([, fared]) => overall(fared) !== 'held').map(([property]) => property),
    )
    expect({ seed, untold }).toEqual({ seed, untold: [] })
  })

  it.each(CRITERIA)('is walked without a browser along paths that show all %s, and follows each step', (cover) => {
    const astray = pathsOf(model, cover).flatMap((path) => walkHeadless(path) ?? [])
    expect({ astray, missing: tallyOf(model, cover).missing }).toEqual({ astray: [], missing: [] })
  })

  it('keeps no excuse for what can be shown, or is not declared', () => {
    const bare = { ...model, excused: {} }
    const missing = CRITERIA.flatMap((cover) => tallyOf(bare, cover).missing)
    expect(missing.toSorted()).toEqual(Object.keys(model.excused ?? {}).toSorted())
  })

  it('changes nothing on samples that have to change nothing', () => {
    expect(exploredIn(model).flatMap(({ broken }) => broken)).toEqual([])
  })
})

test('nothing is wrong with any chart, and these states are meant as ends', () => {
  const found = models.flatMap((model) =>
    findingsIn(model).map(({ item, isFault }) => `${isFault ? 'FAULTY ' : ''}${model.name}: ${item}`),
  )
  expect(found).toEqual([
    'bid: nothing leads out of placed',
    'bid: nothing leads out of saved',
    'bid: nothing leads out of closed',
    'form: nothing leads out of closed',
    'thread: nothing leads out of gone',
    'upload: nothing leads out of done',
    'upload: nothing leads out of refused',
  ])
})

test('so much is declared of each chart', () => {
  const count = (model: Model) => [model.name, ...CRITERIA.map((cover) => tallyOf(model, cover).declared)].join(' ')
  expect([['machine', ...CRITERIA].join(' '), ...models.map(count)]).toMatchInlineSnapshot(`
    [
      "machine transitions leaves guards pairs answers",
      "job 28 30 278 200 0",
      "session 31 66 147 224 55",
      "bid 20 70 74 128 51",
      "registration 31 78 87 252 117",
      "form 12 17 36 37 374",
      "command 8 17 17 23 388",
      "pages 22 35 33 123 135",
      "thread 22 38 25 125 39",
      "outbox 11 14 18 41 27",
      "details 19 19 16 40 283",
      "upload 7 7 12 13 17",
      "live 7 14 16 18 10",
      "viewer 5 8 5 19 0",
      "picker 4 7 4 13 0",
      "membership 9 24 6 33 0",
    ]
  `)
})

/** The chart as if somebody had removed a guard: it says yes to everything. */
const without = (machine: AnyStateMachine, guard: string): AnyStateMachine =>
  machine.provide({ guards: { [guard]: () => true } })

const guardsOf = ({ scenes: [{ machine }] }: Model): readonly string[] => Object.keys(machine.implementations.guards)

/** Whether paths that were made for the chart as it is go astray on one without a guard. */
const notices = (model: Model, cover: Criterion, guard: string): boolean =>
  pathsOf(model, cover).some((path) => walkHeadless(path, without(path.scene.machine, guard)) !== undefined)

describe('a guard that is removed', () => {
  const all = models.flatMap((model) => guardsOf(model).map((guard) => ({ model, guard })))
  const unnoticed = (cover: Criterion) =>
    all.filter(({ model, guard }) => !notices(model, cover, guard)).map(({ model, guard }) => `${model.name} ${guard}`)

  it('leaves paths of transitions as they are, and not those of guards', () => {
    expect(unnoticed('guards')).toEqual([])
    expect(unnoticed('transitions')).toContain('session isThisSession')
  })

  it('is noticed by the list of the changed chart too, for a sample changes what it must not', () => {
    const changed: Model = {
      ...session,
      scenes: [
        { ...session.scenes[0], machine: without(session.scenes[0].machine, 'isThisSession') },
        ...session.scenes.slice(1).map((scene) => ({ ...scene, machine: without(scene.machine, 'isThisSession') })),
      ],
    }
    expect(tallyOf(changed, 'transitions').missing).toEqual([])
    expect(tallyOf(changed, 'guards').missing).toContainEqual(
      expect.stringMatching(/^signedIn ignores session\.expired \(/),
    )
  })
})

test('a wrong password and then the right one lie on a path of pairs, and on none of transitions', () => {
  const pair = [
    'signedOut.authenticating login answered[3]',
    'signedOut login.submitted[0]',
    'signedOut.authenticating login answered[0]',
  ]
  const isOn = (cover: Criterion): boolean =>
    pathsOf(session, cover).some(({ steps }) => {
      const takes = steps.flatMap(({ edge }) => edge.takes).join('\n')
      return takes.includes(pair.join('\n'))
    })
  expect([isOn('transitions'), isOn('pairs')]).toEqual([false, true])
})

test('a chart counts the same in every scene', () => {
  for (const { name, scenes } of models) {
    expect(new Set(scenes.map(({ machine }) => machine.id))).toEqual(new Set([name]))
  }
})

test('no sample names a language where the run decides which one it is', () => {
  const labels = models.flatMap((model) => exploredIn(model).flatMap(({ edges }) => edges.map(({ label }) => label)))
  expect(labels).toContain('restore: no session, own language')
  expect(labels.filter((label) => /language (en|es|ar)\b/.test(label))).toEqual([])
})

test('there is a model of every chart of machines/', () => {
  const folder = new URL('../../../machines/', import.meta.url)
  const charts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => {
      const source = readFileSync(new URL(file, folder), 'utf8')
      const made = source.split('createMachine(').length - 1
      return { file, made, ids: [...source.matchAll(/createMachine\(\{\s+id: '(\w+)'/g)].map(([, id]) => id) }
    })
  const unnamed = charts.filter(({ made, ids }) => ids.length < made).map(({ file }) => file)
  expect(unnamed, 'a chart begins with its id, one word').toEqual([])
  const ids = charts.flatMap((chart) => chart.ids)
  expect(new Set(ids)).toEqual(new Set(models.map(({ name }) => name)))
})

it('lacks nothing of a chart that no browser walks, where each transition says why', () => {
  const [excused, bare] = [membership, { ...membership, headless: {} }].map((model) => coverageOf(model, []))
  expect([excused?.missing, excused?.headless.length]).toEqual([[], excused?.declared.length])
  expect(bare?.missing).not.toEqual([])
})
