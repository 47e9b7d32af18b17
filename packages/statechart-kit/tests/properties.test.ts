import { describe, expect, it, test } from 'vitest'
import {
  afterwards,
  always,
  eventually,
  leadsTo,
  lengthToBreak,
  never,
  overall,
  unless,
  until,
  verdictOf,
  whenever,
  type End,
  type Property,
} from '../properties.ts'

/** Moments are letters here: `aab` is three of them. */
const is = (letter: string) => (moment: string) => moment === letter
const verdict = (property: Property<string>, walk: string, end: End = 'cut') => verdictOf(property, [...walk], end)

test.each([
  ['always', always(is('a')), { aaa: 'held', aab: 'broken', b: 'broken' }],
  ['never', never(is('b')), { aaa: 'held', aab: 'broken' }],
  ['until', until(is('a'), is('b')), { aab: 'held', b: 'held', aabc: 'held', aac: 'broken', aaa: 'inconclusive' }],
  ['unless', unless(is('a'), is('b')), { aab: 'held', aac: 'broken', aaa: 'held' }],
  [
    'whenever',
    whenever(is('a'), until(is('a'), is('b'))),
    { ccc: 'inconclusive', ab: 'held', abac: 'broken', aba: 'inconclusive' },
  ],
  ['afterwards', whenever(is('a'), afterwards(never(is('a')))), { abb: 'held', aba: 'broken' }],
] as const)('%s is judged by every moment of a walk', (_, property, walks) => {
  for (const [walk, expected] of Object.entries(walks))
    expect([walk, verdict(property, walk)]).toEqual([walk, expected])
})

describe('what holds in the end', () => {
  it('is held as soon as it has come', () => {
    expect(verdict(eventually(is('b')), 'aab')).toBe('held')
  })

  it('is open where the walk was cut off, and broken where nothing can bring it any more', () => {
    expect(verdict(eventually(is('b')), 'aaa', 'cut')).toBe('inconclusive')
    expect(verdict(eventually(is('b')), 'aaa', 'atRest')).toBe('broken')
  })

  it('has to come after each time that it is led to', () => {
    const property = leadsTo(is('a'), is('b'))
    expect(verdict(property, 'abab', 'atRest')).toBe('held')
    expect(verdict(property, 'aba', 'atRest')).toBe('broken')
    expect(verdict(property, 'aba', 'cut')).toBe('inconclusive')
  })

  it('is not shown by a walk in which nothing led to it', () => {
    expect(verdict(leadsTo(is('a'), is('b')), 'ccc', 'atRest')).toBe('inconclusive')
  })
})

it('tells how much of a walk breaks a statement', () => {
  expect(lengthToBreak(never(is('b')), [...'aabaab'])).toBe(3)
  expect(lengthToBreak(leadsTo(is('a'), is('b')), [...'aba'])).toBe(3)
})

it('takes one walk to break a statement, and one to show that it holds', () => {
  expect(overall({ held: 9, broken: 1, inconclusive: 0 })).toBe('broken')
  expect(overall({ held: 1, broken: 0, inconclusive: 9 })).toBe('held')
  expect(overall({ held: 0, broken: 0, inconclusive: 9 })).toBe('inconclusive')
})
