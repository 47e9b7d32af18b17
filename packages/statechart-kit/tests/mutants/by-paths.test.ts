import { expect, it } from 'vitest'
import { editsIn, expectedOf, isNoticed } from '../../mutants/by-paths.ts'
import { coveringPathsOf } from '../../paths.ts'
import { kettleWith } from '../sample-models.ts'

it('notices every edit to a chart but those that no sample can tell from it', () => {
  const model = kettleWith(2)
  const expected = coveringPathsOf(model).map(({ explored, paths }) => expectedOf(explored.scene, paths))
  const edits = editsIn(model.scenes[0])
  const survived = edits.filter((edit) => !isNoticed(edit, expected))
  expect(survived.map(({ place, change }) => `${place}: ${change}`)).toEqual([
    'cold on switch.pressed: guard isFilled dropped',
  ])
  expect(edits.length).toBeGreaterThan(10)
})
