import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { operations } from '../../generated/operations.ts'
import { schemas } from '../../generated/schemas.ts'
import { record } from '../support/json.ts'
import { brokenPromises } from '../support/kept-promises.ts'
import { shows } from '../support/shows.ts'
import { unpackVersionBefore } from '../support/version-before.ts'

const folder = mkdtempSync(join(tmpdir(), 'bidfair-calls-'))
afterAll(() => rmSync(folder, { recursive: true }))
unpackVersionBefore(folder)
const old = async (file: string): Promise<unknown> => await import(join(folder, 'generated', file))

test('an app of the version before is understood, and finds what it reads', shows('upgrade.calls'), async () => {
  const before = record(record(await old('operations.ts'))['operations'])
  const shapes = record(record(await old('schemas.ts'))['schemas'])
  expect(Object.keys(before).length).toBeGreaterThan(50)
  const [calls, present] = [record(operations), record(schemas)]
  const findings = Object.entries(before).flatMap(([id, one]) => {
    const [was, is] = [record(one), record(calls[id])]
    if (was['method'] !== is['method'] || was['path'] !== is['path']) return [`${id}: ${String(was['path'])} is gone`]
    const [then, now] = [record(shapes[id]), record(present[id])]
    const answer = (shape: typeof then) =>
      record(record(record(record(shape['answers'])['200'])['content'])['application/json'])
    return [
      ...brokenPromises('taken', record(then['body']), record(now['body']), id),
      ...brokenPromises('answered', answer(then), answer(now), id),
    ]
  })
  expect(findings).toEqual([])
})

const object = (properties: object, ...required: string[]) => ({ type: 'object', properties, required })
const text = { type: 'string' }

test.each([
  ['taken', object({ a: text }), object({ a: text, b: text }, 'b'), ['.b: required']],
  ['taken', object({ a: text }), object({}), ['.a: gone']],
  ['taken', { enum: ['x', 'y'] }, { enum: ['x'] }, [': enum y']],
  ['taken', { type: ['string', 'null'] }, text, [': type null']],
  ['taken', { items: { ...text } }, { items: { ...text, enum: ['x'] } }, ['[]: any enum']],
  ['answered', object({ a: text }, 'a'), object({ a: text }), ['.a: required']],
  ['answered', object({ a: text }), object({ a: { type: ['string', 'null'] } }), ['.a: type null']],
  ['answered', { oneOf: [text, { enum: ['x'] }] }, { oneOf: [text, { enum: ['x', 'y'] }] }, ['(1): enum y']],
] as const)('where what is %s was %j and is %j, a client of old would miss it', (side, before, now, findings) => {
  expect(brokenPromises(side, before, now)).toEqual(findings)
})

test.each([
  ['taken', object({ a: text }, 'a'), object({ a: { type: ['string', 'null'] }, b: text })],
  ['taken', { enum: ['x'] }, { enum: ['x', 'y'] }],
  ['answered', object({ a: { type: ['string', 'null'] } }), object({ a: text, b: text }, 'a', 'b')],
  ['answered', { enum: ['x', 'y'] }, { enum: ['x'] }],
] as const)('what is %s may change from %j to %j', (side, before, now) => {
  expect(brokenPromises(side, before, now)).toEqual([])
})
