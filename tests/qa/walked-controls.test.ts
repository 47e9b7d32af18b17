import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeWalked } from 'statechart-kit/walk/record'

const folder = mkdtempSync(join(tmpdir(), 'bidfair-controls-'))
const previous = '/job-details, dialog "Pictures": button "Previous picture"'
const next = '/job-details, dialog "Pictures": button "Next picture"'

beforeAll(() =>
  writeWalked(folder, {
    machine: 'viewer',
    scene: 'pictures',
    language: 'en',
    at: '2026-01-01T00:00:00Z',
    controls: { seen: { [previous]: ['shown'], [next]: ['shown'] }, used: [next] },
    paths: [],
  }),
)
afterAll(() => rmSync(folder, { recursive: true }))

/** What `npm run paths -- --cover controls` does with these walks. */
function paths(...args: readonly string[]) {
  const file = join(import.meta.dirname, '../../qa/paths.ts')
  return spawnSync(process.execPath, [file, '--cover', 'controls', ...args], {
    encoding: 'utf8',
    env: { ...process.env, QA_WALKS: folder },
  })
}

test('the controls of the last walks are listed as text, JSON and CSV, and end with 1 where one is not used', () => {
  const { stdout, status } = paths()
  expect(stdout).toContain(`not used: ${previous} (viewer/pictures: shown)\nused 1 of 2 controls\n`)
  expect(status).toBe(1)
  expect(JSON.parse(paths('--format', 'json').stdout)).toMatchObject({
    rows: [
      { control: next, isUsed: true },
      { control: previous, isUsed: false, excused: null },
    ],
  })
  expect(paths('--format', 'csv', '--machine', 'viewer/pictures').stdout.split('\r\n')).toHaveLength(4)
})

test('what there is not is said in one line', () => {
  const { status, stderr } = paths('--format', 'mermaid')
  expect(stderr).toContain('text, json, csv')
  expect(status).toBe(1)
  expect(paths('--machine', 'bid').stderr).toContain('No walk has seen any')
  expect(paths('--to', 'shown').stderr).toContain("Unknown option '--to'")
})
