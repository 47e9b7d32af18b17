import { randomInt } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { overall } from 'statechart-kit/core/properties'
import { storyText, walkCharts } from 'statechart-kit/random/report'
import { againOf } from '../../../qa/walks-request.ts'
import { shows } from '../../support/shows.ts'
import { models } from '../../../qa/models/all.ts'

/** Walks that nobody has gone before. Fewer of each scene where there are many. */
const seed = randomInt(2 ** 31)

describe.each(models)('$name', (model) => {
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
