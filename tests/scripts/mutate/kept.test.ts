import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readKept, type Kept } from '../../../scripts/mutate/kept.ts'
import type { Mutant, Ran } from '../../../scripts/mutate/mutant.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bidfair-kept-'))
  mkdirSync(join(root, 'kept'))
  for (const file of ['bid.test.ts', 'job.test.ts', 'law.ts', 'page.ts', 'package-lock.json']) write(file, 'as it was')
})

afterEach(() => rmSync(root, { recursive: true }))

it('keeps what a test said to a mutant until a file changes that the test loads', () => {
  learn(read())
  expect(verdicts(read())).toEqual({ bid: 'bids once', job: null })
  write('page.ts', 'other')
  expect(verdicts(read())).toEqual({ bid: 'bids once', job: 'unknown' })
  write('law.ts', 'other')
  expect(verdicts(read())).toEqual({ bid: 'unknown', job: 'unknown' })
})

it('keeps nothing over a change of what no test imports and all depend on', () => {
  learn(read())
  write('package-lock.json', 'other')
  expect(verdicts(read())).toEqual({ bid: 'unknown', job: 'unknown' })
})

it('puts shards together, and lets the whole take their place', () => {
  learn(read('rules-1of2'), 'first')
  learn(read('rules-2of2'), 'second')
  const kept = read()
  expect([verdicts(kept, 'first'), verdicts(kept, 'second')]).toEqual([
    { bid: 'bids once', job: null },
    { bid: 'bids once', job: null },
  ])
  kept.save()
  expect(readdirSync(join(root, 'kept'))).toEqual(['rules.json'])
  expect(verdicts(read(), 'second')).toEqual({ bid: 'bids once', job: null })
})

const read = (name = 'rules'): Kept => readKept(root, join(root, 'kept'), name)

const write = (file: string, text: string): void => writeFileSync(join(root, file), text)

/** One test notices the mutant, another does not and loads one more file. */
function learn(kept: Kept, change = 'dropped'): void {
  kept.keepRan(ran('bid.test.ts', ['law.ts']))
  kept.keepRan(ran('job.test.ts', ['law.ts', 'page.ts']))
  kept.keepVerdict(mutant(change), 'bid.test.ts', 'bids once')
  kept.keepVerdict(mutant(change), 'job.test.ts', null)
  kept.save()
}

const verdicts = (kept: Kept, change = 'dropped') => ({
  bid: verdictOf(kept, change, 'bid.test.ts'),
  job: verdictOf(kept, change, 'job.test.ts'),
})

/** A file of which nothing is known any more is run again before it is asked. */
const verdictOf = (kept: Kept, change: string, file: string) =>
  kept.ranOf(file) === undefined ? 'unknown' : kept.verdictOf(mutant(change), file)

const ran = (file: string, modules: readonly string[]): Ran => ({
  file,
  modules,
  milliseconds: 1,
  traces: [],
  broken: null,
})

const mutant = (change: string): Mutant => ({
  subject: 'law.ts',
  place: 'accept',
  change,
  trace: 'law.ts',
  what: { kind: 'text', file: 'law.ts', start: 0, end: 1, text: '' },
})
