import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readKept, type Kept } from '../../../scripts/mutate/result-cache.ts'
import type { Mutant, Ran } from '../../../scripts/mutate/mutant.ts'
import { parts } from '../../../scripts/mutate/subjects.ts'
import { models } from '../../../qa/models/all.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bidfair-kept-'))
  mkdirSync(join(root, 'kept'))
  for (const file of ['bid.test.ts', 'job.test.ts', 'law.ts', 'page.ts', 'package-lock.json']) write(file, 'as it was')
})

afterEach(() => rmSync(root, { recursive: true }))

it('keeps what a test said to a mutant until a file changes that the test loads', () => {
  learn(read())
  expect(fates(read())).toEqual({ bid: 'killed', job: 'survived' })
  write('page.ts', 'other')
  expect(fates(read())).toEqual({ bid: 'killed', job: 'unknown' })
  write('law.ts', 'other')
  expect(fates(read())).toEqual({ bid: 'unknown', job: 'unknown' })
})

it('keeps nothing over a change of what no test imports and all depend on', () => {
  learn(read())
  write('package-lock.json', 'other')
  expect(fates(read())).toEqual({ bid: 'unknown', job: 'unknown' })
})

it('puts shards together, and lets the whole take their place', () => {
  learn(read('rules-1of2'), 'first')
  learn(read('rules-2of2'), 'second')
  const kept = read()
  expect([fates(kept, 'first'), fates(kept, 'second')]).toEqual([
    { bid: 'killed', job: 'survived' },
    { bid: 'killed', job: 'survived' },
  ])
  kept.save()
  expect(readdirSync(join(root, 'kept'))).toEqual(['rules.json'])
  expect(fates(read(), 'second')).toEqual({ bid: 'killed', job: 'survived' })
})

const read = (name = 'rules'): Kept => readKept(root, join(root, 'kept'), name)

const write = (file: string, text: string): void => writeFileSync(join(root, file), text)

/** One test notices the mutant, another does not and loads one more file. */
function learn(kept: Kept, change = 'dropped'): void {
  kept.keepRan(ran('bid.test.ts', ['law.ts']))
  kept.keepRan(ran('job.test.ts', ['law.ts', 'page.ts']))
  kept.keepFate(mutant(change), 'bid.test.ts', { type: 'killed', by: 'bids once' })
  kept.keepFate(mutant(change), 'job.test.ts', { type: 'survived' })
  kept.save()
}

const fates = (kept: Kept, change = 'dropped') => ({
  bid: fateOf(kept, change, 'bid.test.ts'),
  job: fateOf(kept, change, 'job.test.ts'),
})

/** A file of which nothing is known any more is run again before it is asked. */
const fateOf = (kept: Kept, change: string, file: string) =>
  kept.ranOf(file) === undefined ? 'unknown' : kept.fateOf(mutant(change), file)?.type

const ran = (file: string, modules: readonly string[]): Ran => ({
  file,
  modules,
  around: [],
  tests: [],
})

const mutant = (change: string): Mutant => ({
  subject: 'law.ts',
  place: 'accept',
  change,
  id: 'law.ts#0',
})

it('changes every machine that has a model', () => {
  const machines = parts.find(({ name }) => name === 'machines')?.mutants() ?? []
  expect(new Set(machines.map(({ subject }) => subject))).toEqual(new Set(models.map(({ name }) => name)))
})
