import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTraces } from '../../core/read-trace.ts'
import type { Trace } from '../../core/trace.ts'
import { readWalked } from '../../walk/record.ts'

const root = join(import.meta.dirname, '../../../..')
const folder = mkdtempSync(join(tmpdir(), 'kettle-'))
let output = ''
let status: number | null = null

beforeAll(() => {
  const done = spawnSync(
    join(root, 'node_modules/.bin/vitest'),
    ['run', '--config', join(import.meta.dirname, 'kettle/vitest.config.ts')],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, QA_COVER: 'transitions', QA_WALKS: folder },
    },
  )
  status = done.status
  output = done.stdout + done.stderr
})

afterAll(() => rmSync(folder, { recursive: true }))

async function traces(outcome: 'passed' | 'failed'): Promise<readonly Trace[]> {
  const names = readdirSync(join(folder, 'traces')).filter((name) => name.endsWith('.json'))
  for (const name of names) expect(name).toMatch(/^kettle\.office\.en\.[0-9a-f]{12}\.json$/)
  const read = names.map((name) => readTraces(readFileSync(join(folder, 'traces', name), 'utf8')))
  return (await Promise.all(read))
    .flat()
    .filter(({ result }) => result.outcome === outcome)
    .toSorted((one, other) => one.steps.length - other.steps.length)
}

test('a path whose stage is wrong fails, with a trace that says at which step', async () => {
  expect(output).toContain('boiling')
  expect(status).toBe(1)
  const [trace] = await traces('failed')
  expect(trace).toMatchObject({
    machine: 'kettle',
    scene: 'office',
    origin: 'walk',
    language: 'en',
    start: { state: 'cold', requests: [] },
    steps: [
      {
        label: 'switch.pressed (cups 2)',
        event: { type: 'switch.pressed', cups: 2 },
        state: 'heating',
        takes: ['cold switch.pressed[0]'],
        requests: [
          { operation: 'heat', method: 'GET', path: '/v1/heat', status: 409, code: 'EMPTY', edge: 'answered' },
        ],
      },
      { label: 'boil: steam, much', state: 'hot' },
    ],
    result: { outcome: 'failed', step: 2 },
  })
  expect(trace?.browser).toMatch(/^chromium \d/)
  expect(trace?.steps[1]?.duration).toBeGreaterThan(0)
  expect(trace?.result).toHaveProperty('message', expect.stringContaining("name: 'boiling'"))
})

test('it is told where the path went on, and how to walk what came before with it', async () => {
  const [trace] = await traces('failed')
  expect(output).toContain('Step 2 of 2. The shortest way there:')
  expect(output).toContain('It went on from where these had ended, one after the other:\n  switch.pressed (cups 2)\n')
  expect(output).toContain(`replay ${trace?.id}`)
})

test('what was walked before it counts for itself, with how its steps went', async () => {
  const [first, second, third] = readWalked(folder).flatMap(({ paths }) => paths)
  expect([first, second, third].map((path) => [path?.title, path?.passed])).toEqual([
    ['switch.pressed (cups 2)', true],
    ['switch.pressed (cups 2) → boil: steam, much', false],
    ['switch.pressed (cups 2) → boil: steam, much → after cooling', false],
  ])
  // The second one went on, so its way was not walked again; after it nothing could go on.
  expect(second?.steps.map(({ duration, error }) => [duration === 0, error === null])).toEqual([
    [true, true],
    [true, true],
    [false, false],
  ])
  expect(third?.steps.every(({ duration }) => duration > 0)).toBe(true)
  expect((await traces('passed')).map(({ id }) => id)).toEqual([first?.id])
})

test('the controls that were seen are told, and which of them a step used that went on as it should', () => {
  const [scene] = readWalked(folder)
  expect(scene?.controls).toEqual({
    seen: { '/: button "On"': ['cold', 'heating'], '/: button "Open lid #"': ['cold', 'heating'] },
    used: ['/: button "On"'],
  })
})

test('it was walked a second time and recorded, which tells a fault from a flicker', () => {
  const path = readWalked(folder).flatMap(({ paths }) => paths)[1]
  expect(path).toMatchObject({ passed: false, again: { passed: false } })
  expect(path?.again?.error).toContain('boiling')
  const [recording = ''] = path?.again?.recordings ?? []
  expect(recording).toBe(`kettle.office.en.${path?.id}.1.zip`)
  // A zip file begins so.
  expect(
    readFileSync(join(folder, 'traces', recording))
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
  expect(output).toContain(`Walked again it failed too; recorded in ${join(folder, 'traces', recording)}`)
})
