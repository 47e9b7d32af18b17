import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { stateOf } from 'statechart-kit/core/edge'
import { exploredIn, type Explored } from 'statechart-kit/core/explore'
import { coveringPathsOf } from 'statechart-kit/criteria/paths'
import { models } from '../../../qa/models/all.ts'
import { restingStates, transitionsOf } from 'statechart-kit/core/transitions'
import { randomInt } from 'node:crypto'
import { overall } from 'statechart-kit/core/properties'
import { againOf, storyText, walkCharts } from 'statechart-kit/random/report'
import { shows } from '../../support/shows.ts'

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

  it('has paths that together take what the samples take', () => {
    for (const { explored, paths } of coveringPathsOf(model)) {
      expect(new Set(paths.flatMap(({ takes }) => takes))).toEqual(takenIn(explored))
    }
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
})

it('counts the same in every scene of a chart', () => {
  for (const { name, scenes } of models) {
    expect(new Set(scenes.map(({ machine }) => machine.id))).toEqual(new Set([name]))
  }
})

it('names no language of a sample where the run decides which one it is', () => {
  const labels = models.flatMap((model) => exploredIn(model).flatMap(({ edges }) => edges.map(({ label }) => label)))
  expect(labels).toContain('restore: no session, own language')
  expect(labels.filter((label) => /language (en|es|ar)\b/.test(label))).toEqual([])
})

it('has a model of every chart of machines/', () => {
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
