import { expect, it } from 'vitest'
import type { AnyMoment } from '../../moment.ts'
import { editsIn, expectedOf, isNoticed, noticesOnWalks } from '../../mutants/notice.ts'
import { coveringPathsOf } from '../../paths.ts'
import { never } from '../../properties.ts'
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

const PLAN = { seed: 1, runs: 20, steps: 20 }

it('notices the edits that break a statement, and no other', async () => {
  const properties = {
    'what has boiled is not cold': never(
      ({ snapshot, cause }: AnyMoment) => cause.type === 'answered' && snapshot.matches('cold'),
    ),
  }
  const model = { ...kettleWith(2), properties }
  const isNoticed = await noticesOnWalks(model, PLAN)
  const noticed: string[] = []
  for (const edit of editsIn(model.scenes[0])) if (await isNoticed(edit)) noticed.push(`${edit.place}: ${edit.change}`)
  expect(noticed).toEqual(['heating invoke boil onDone: target hot becomes cold'])
})

it('takes nothing for noticed where the chart breaks the statement as it is', async () => {
  const properties = { 'it is never hot': never(({ snapshot }: AnyMoment) => snapshot.matches('hot')) }
  await expect(noticesOnWalks({ ...kettleWith(2), properties }, PLAN)).rejects.toThrow(
    'kettle/office breaks a statement as it is',
  )
})
