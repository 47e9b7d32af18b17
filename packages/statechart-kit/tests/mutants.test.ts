import { expect, test, it } from 'vitest'
import { editsOf } from '../mutants/edits.ts'
import type { AnyMoment } from '../core/moment.ts'
import { editsIn, expectedOf, isNoticed, noticesOnWalks } from '../mutants/notice.ts'
import { coveringPathsOf } from '../criteria/paths.ts'
import { never } from '../core/properties.ts'
import { kettleWith } from './sample-models.ts'

const config = {
  id: 'lamp',
  initial: 'off',
  on: { 'plug.pulled': { target: '.off', actions: ['sigh', 'tidy'] } },
  states: {
    off: { on: { 'switch.pressed': { guard: 'hasPower', target: 'on' } } },
    on: {
      tags: 'lit',
      entry: 'click',
      initial: 'dim',
      on: { 'switch.pressed': '#lamp.off', 'plug.pulled': undefined },
      states: { dim: { always: [{ guard: 'isNight', target: 'bright' }] }, bright: {} },
    },
  },
} as const

test('changes every part of a chart, each in every way', () => {
  expect(editsOf(config).map(({ place, change }) => `${place}: ${change}`)).toEqual([
    'root: initial off becomes on',
    'root on plug.pulled: removed',
    'root on plug.pulled: target .off becomes .on',
    'root on plug.pulled: sigh dropped',
    'root on plug.pulled: tidy dropped',
    'off on switch.pressed: removed',
    'off on switch.pressed: target on becomes off',
    'off on switch.pressed: guard hasPower dropped',
    'off on switch.pressed: guard hasPower negated',
    'on: initial dim becomes bright',
    'on tags: lit dropped',
    'on entry: click dropped',
    'on on switch.pressed: removed',
    'on on switch.pressed: target #lamp.off becomes #lamp.on',
    'on on plug.pulled: no longer forbidden',
    'on.dim always [0]: removed',
    'on.dim always [0]: target bright becomes dim',
    'on.dim always [0]: guard isNight dropped',
    'on.dim always [0]: guard isNight negated',
  ])
})

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
