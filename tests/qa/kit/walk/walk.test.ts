import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTraces } from '../../../../qa/kit/read-trace.ts'
import { readWalked } from '../../../../qa/kit/walk/record.ts'
import { ensureChromium } from '../../../../scripts/chromium.ts'

const root = join(import.meta.dirname, '../../../..')
const folder = mkdtempSync(join(tmpdir(), 'bidfair-kettle-'))
let output = ''
let status: number | null = null

beforeAll(() => {
  const done = spawnSync(
    join(root, 'node_modules/.bin/vitest'),
    ['run', '--config', join(import.meta.dirname, 'kettle/vitest.config.ts')],
    { cwd: root, encoding: 'utf8', env: { ...process.env, QA_WALKS: folder, CHROME_PATH: ensureChromium() } },
  )
  status = done.status
  output = done.stdout + done.stderr
})

afterAll(() => rmSync(folder, { recursive: true }))

test('a path whose stage is wrong fails, with a trace that says at which step', async () => {
  expect(output).toContain('boiling')
  expect(status).toBe(1)
  const names = readdirSync(join(folder, 'traces')).filter((name) => name.endsWith('.json'))
  expect(names).toEqual([expect.stringMatching(/^kettle\.office\.en\.[0-9a-f]{12}\.json$/)])
  const [trace] = await readTraces(readFileSync(join(folder, 'traces', names[0] ?? ''), 'utf8'))
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
      { label: 'after cooling', state: 'cold', duration: null, requests: [] },
    ],
    result: { outcome: 'failed', step: 2 },
  })
  expect(trace?.browser).toMatch(/^chromium \d/)
  expect(trace?.steps[1]?.duration).toBeGreaterThan(0)
  expect(trace?.result).toHaveProperty('message', expect.stringContaining("name: 'boiling'"))
})

test('it was walked a second time and recorded, which tells a fault from a flicker', () => {
  const [path] = readWalked(folder).flatMap(({ paths }) => paths)
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
  expect(output).toContain(`Walked again it failed too; recorded in ${recording}`)
})
