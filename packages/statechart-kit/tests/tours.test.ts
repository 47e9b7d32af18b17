import { describe, expect, it } from 'vitest'
import { CRITERIA } from '../criteria/names.ts'
import { exploredIn } from '../core/explore.ts'
import { browserPathsOf, coveringPaths, coveringTours, shownAlong, titleOf } from '../criteria/paths.ts'
import { walkHeadless } from '../walk/test-paths.ts'
import { form, letterbox } from './sample-models.ts'

describe.each([form, letterbox])('a tour of $name', (model) => {
  it.each(CRITERIA)(
    'is made of paths for %s that are whole by themselves, and each goes on where the one before ended',
    (cover) => {
      for (const explored of exploredIn(model)) {
        for (const tour of coveringTours(model, explored, { cover })) {
          expect(tour[0]?.from).toBe(0)
          expect(tour.map(({ path }) => walkHeadless(path))).toEqual(tour.map(() => undefined))
          const begins = tour.slice(1).map(({ path, from }) => path.steps[from]?.edge.from)
          expect(begins).toEqual(tour.slice(0, -1).map(({ path }) => path.steps.at(-1)?.edge.to))
        }
      }
    },
  )

  it.each(CRITERIA)('shows no more for %s than paths that each begin at the start', (cover) => {
    for (const explored of exploredIn(model)) {
      const [together, singly] = [true, false].map((joined) => {
        const legs = coveringTours(model, explored, { cover, joined }).flat()
        return new Set(legs.flatMap(({ path }) => shownAlong(cover, model, explored, path).flat()))
      })
      expect(singly).toEqual(together)
    }
  })
})

it('is the same walk as the long path that is listed', () => {
  const [explored] = exploredIn(letterbox)
  if (!explored) throw new Error('It has a scene')
  const tours = coveringTours(letterbox, explored, { cover: 'pairs' })
  const joined = tours.map((tour) => tour.flatMap(({ path, from }) => path.steps.slice(from)))
  expect(coveringPaths(letterbox, explored, { cover: 'pairs' }).map(({ steps }) => steps)).toEqual(joined)
})

it('calls each path by its own steps from the start', () => {
  expect(browserPathsOf(letterbox, 'transitions').map(({ path }) => titleOf(path))).toMatchInlineSnapshot(`
    [
      "letter.posted",
      "letter.posted → send: done Hello",
      "letter.posted → send: done Hello → letter.burnt",
      "letter.posted → send: done Hello → postman.ended (offline)",
    ]
  `)
})
