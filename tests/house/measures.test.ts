import { expect, test } from 'vitest'
import { measure } from '../../scripts/house/measures.ts'

/** What a measure finds in a tree of files: its value, then its places. */
function measured(name: string, tree: Readonly<Record<string, string>>): unknown {
  const found = measure(Object.entries(tree).map(([path, text]) => ({ path, text })))
  const { value, places } = found.find((each) => each.name === name) ?? {}
  return [value, ...(places ?? [])]
}

const lines = (count: number): string => 'x\n'.repeat(count)

test('lines of TypeScript count wherever somebody writes them, and files of all kinds', () => {
  const tree = {
    'README.md': 'a\nb\n',
    'src/a.ts': 'a',
    'tests/a.test.ts': 'a\n',
    'generated/a.ts': lines(9),
    'package-lock.json': lines(9),
  }
  expect(measured('lines of TypeScript that people write', tree)).toEqual([2])
  expect(measured('files of all kinds', tree)).toEqual([5])
})

test('the longest tenth of the files of production may be longer; tests are no production', () => {
  const tree = Object.fromEntries(
    [1, 130, 2, 3, 301, 4, 5, 6, 141, 7].map((count) => [`src/${count}.ts`, lines(count)]),
  )
  const others = { 'src/a.test.ts': lines(400), 'tests/a.ts': lines(400), 'src/icon.svg': lines(400) }
  expect(measured('production files, 90th percentile', { ...tree, ...others })).toEqual([
    141,
    'src/301.ts: 301 lines',
    'src/141.ts: 141 lines',
  ])
  expect(measured('production files, longest', { ...tree, ...others })).toEqual([301, 'src/301.ts: 301 lines'])
})

test('every way to overrule a type is a cast, but those of constants and of names', () => {
  const tree = {
    'src/a.ts': 'import { a as b } from "b"\nconst c = ["d"] as const\nconst e = b satisfies string\n',
    'src/b.ts': 'const a = b as\n  C\nconst d = e!.f\nconst g = <H>i\n',
    'src/b.test.ts': 'const a = b as C\n',
    'generated/c.ts': 'const a = b as C\n',
  }
  expect(measured('casts outside of named places', tree)).toEqual([
    3,
    'src/b.ts:1: b as C',
    'src/b.ts:3: e!',
    'src/b.ts:4: <H>i',
  ])
})

test('circles close over types and what is loaded later, and between folders', () => {
  const tree = {
    'src/a/one.ts': 'import type { two } from "./two.ts"\n',
    'src/a/two.ts': 'export { three } from "../b/three.ts"\n',
    'src/b/three.ts': '\nconst one = import("../a/one.ts")\n',
    'src/b/four.ts': 'import "../a/one.ts"\nimport "./five.ts"\n',
    'machines/six.ts': 'import "../src/b/four.ts"\n',
  }
  expect(measured('files in circles', tree)).toEqual([
    3,
    'circle: src/a/one.ts, src/a/two.ts, src/b/three.ts',
    '  src/a/one.ts → src/a/two.ts: 1, src/a/one.ts:1',
    '  src/a/two.ts → src/b/three.ts: 1, src/a/two.ts:1',
    '  src/b/three.ts → src/a/one.ts: 1, src/b/three.ts:2',
  ])
  expect(measured('folders in circles', tree)).toEqual([
    2,
    'circle: src/a, src/b',
    '  src/a → src/b: 1, src/a/two.ts:1',
    '  src/b → src/a: 2, src/b/three.ts:2',
  ])
})

test('a repository is imported by its own noun alone', () => {
  const tree = {
    'server/bids/handlers.ts': 'import "./rows.ts"\nimport "../jobs/repository-lists.ts"\n',
    'server/jobs/handlers.ts': 'import "../bids/rules.ts"\nimport type { a } from "../bids/repository.ts"\n',
    'server/demo/plan.ts': 'import "../bids/repository.ts"\n',
    'server/start/run.ts': 'import "../bids/repository.ts"\n',
    'server/jobs/service.ts': 'import "../operator/rows.ts"\n',
  }
  expect(measured('imports of another noun’s repository', tree)).toEqual([
    3,
    'server/bids/handlers.ts:2: server/jobs/repository-lists.ts',
    'server/jobs/handlers.ts:2: server/bids/repository.ts',
    'server/demo/plan.ts:1: server/bids/repository.ts',
  ])
})
