import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readKept, type Kept } from '../../scripts/mutate/result-cache.ts'
import type { Mutant, Ran } from '../../scripts/mutate/mutant.ts'
import { parts } from '../../scripts/mutate/subjects.ts'
import { models } from '../../qa/models/all.ts'
import { stripTypeScriptTypes } from 'node:module'
import { isTable } from 'statechart-kit/mutants/parts'
import { mutantsOf, switchable } from '../../scripts/mutate/source.ts'
import { setup } from '../../scripts/mutate/xstate.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bidfair-kept-'))
  mkdirSync(join(root, 'kept'))
  for (const file of ['bid.test.ts', 'job.test.ts', 'law.ts', 'page.ts', 'package-lock.json']) write(file, 'as it was')
})

afterEach(() => {
  rmSync(root, { recursive: true })
  Reflect.deleteProperty(globalThis, 'mutantIsOn')
})

test('the cache keeps what a test said to a mutant until a file changes that the test loads', () => {
  learn(read())
  expect(fates(read())).toEqual({ bid: 'killed', job: 'survived' })
  write('page.ts', 'other')
  expect(fates(read())).toEqual({ bid: 'killed', job: 'unknown' })
  write('law.ts', 'other')
  expect(fates(read())).toEqual({ bid: 'unknown', job: 'unknown' })
})

test('the cache keeps nothing over a change of what no test imports and all depend on', () => {
  learn(read())
  write('package-lock.json', 'other')
  expect(fates(read())).toEqual({ bid: 'unknown', job: 'unknown' })
})

test('the cache puts shards together, and lets the whole take their place', () => {
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

test('mutants change every machine that has a model', () => {
  const machines = parts.find(({ name }) => name === 'machines')?.mutants() ?? []
  expect(new Set(machines.map(({ subject }) => subject))).toEqual(new Set(models.map(({ name }) => name)))
})

const text = `const allowed = ['ana', 'luis']
export function enter(name: string, age: number, write: (name: string) => unknown) {
  if (!allowed.includes(name)) throw new Error('no')
  if (age < 18 && name !== 'ana') return null
  write(name)
  return [name].map((one) => (one === 'ana' ? 1 : 2))
}
`

test('mutants change conditions, operators, effects, early ends and lists of names, and knows where', () => {
  expect(mutantsOf('rules/enter.ts', text).map(({ id, place, change }) => `${id} ${place}: ${change}`)).toEqual([
    "rules/enter.ts#0 allowed: ['ana', 'luis']: without 'ana'",
    "rules/enter.ts#1 allowed: ['ana', 'luis']: without 'luis'",
    'rules/enter.ts#2 enter: !allowed.includes(name): always',
    'rules/enter.ts#3 enter: !allowed.includes(name): without !',
    "rules/enter.ts#4 enter: throw new Error('no'): left out",
    "rules/enter.ts#5 enter: age < 18 && name !== 'ana': always",
    "rules/enter.ts#6 enter: age < 18 && name !== 'ana': negated",
    "rules/enter.ts#7 enter: age < 18 && name !== 'ana': && becomes ||",
    'rules/enter.ts#8 enter: age < 18: < becomes <=',
    "rules/enter.ts#9 enter: name !== 'ana': !== becomes ===",
    'rules/enter.ts#10 enter: return null: left out',
    'rules/enter.ts#11 enter: write(name): left out',
    "rules/enter.ts#12 enter: one === 'ana': always",
    "rules/enter.ts#13 enter: one === 'ana': never",
    "rules/enter.ts#14 enter: one === 'ana': === becomes !==",
  ])
})

test('one text holds all mutants at once, each of which does what it says once it is switched on', async () => {
  const code = stripTypeScriptTypes(switchable('rules/enter.ts', text))
  const tried = async (on: number | null): Promise<string> => {
    globalThis.mutantIsOn = (id) => id === `rules/enter.ts#${on}`
    const loaded: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}//${on}`)
    const enter = isTable(loaded) ? loaded['enter'] : undefined
    if (typeof enter !== 'function') throw new Error('what is switchable no longer exports enter')
    return ['ana 18', 'ana 9', 'luis 18', 'luis 9', 'eva 18']
      .map((one) => one.split(' '))
      .map(([name, age]) => {
        const written: string[] = []
        try {
          return `${String(Reflect.apply(enter, null, [name, Number(age), (each: string) => written.push(each)]))}${written.length}`
        } catch {
          return 'no'
        }
      })
      .join(' ')
  }
  const all: string[] = []
  for (const on of [null, 0, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14]) all.push(`${on}: ${await tried(on)}`)
  expect(all).toEqual([
    'null: 11 11 21 null0 no',
    '0: no no 21 null0 no',
    '4: 11 11 21 null0 21',
    '5: null0 null0 null0 null0 no',
    '6: null0 null0 null0 21 no',
    '7: 11 null0 null0 null0 no',
    '8: 11 11 null0 null0 no',
    '9: 11 null0 21 21 no',
    '10: 11 11 21 21 no',
    '11: 10 10 20 null0 no',
    '12: 11 11 11 null0 no',
    '14: 21 21 11 null0 no',
  ])
})

test('a machine has the edit that is switched on, also where its setup is extended on the way', () => {
  globalThis.mutantIsOn = (id) => id === 'extended#0'
  const config = { initial: 'shut', states: { shut: {}, open: {} } } as const
  const plain = setup({}).createMachine({ id: 'plain', ...config })
  const extended = setup({})
    .extend({})
    .extend({})
    .createMachine({ id: 'extended', ...config })
  expect([plain, extended].map((machine) => machine.config.initial)).toEqual(['shut', 'open'])
})
