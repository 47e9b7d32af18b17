import { expect, test } from 'vitest'
import { editsOf } from '../../mutants/edits.ts'
import { withPart } from '../../mutants/parts.ts'

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

test('a change copies what it changes and leaves the chart itself alone', () => {
  const door = { id: 'door', states: { shut: { on: { 'door.pushed': ['open', 'shut'] }, entry: 'click' }, open: {} } }
  const before = structuredClone(door)
  const [first, entry] = [editsOf(door).find(({ change }) => change === 'removed'), ['states', 'shut', 'entry']]
  expect(withPart(door, first?.path ?? [], first?.value)).toEqual({
    id: 'door',
    states: { shut: { on: { 'door.pushed': ['shut'] }, entry: 'click' }, open: {} },
  })
  expect(withPart(door, entry, undefined)).toEqual({
    id: 'door',
    states: { shut: { on: { 'door.pushed': ['open', 'shut'] } }, open: {} },
  })
  expect(withPart(door, entry, 'creak')).toMatchObject({ states: { shut: { entry: 'creak' } } })
  expect(door).toEqual(before)
})
