import { afterAll, beforeAll, expect, test } from 'vitest'
import { listingOf } from 'statechart-kit/listing/listing'
import { mergeCalls, sumOfCalls } from 'statechart-kit/listing/call-tally'
import { runPaths } from 'statechart-kit/listing/run-paths'
import { readRequest } from 'statechart-kit/listing/request'
import { transitionsOf } from 'statechart-kit/core/transitions'
import { models } from '../../qa/models/all.ts'
import { HELP } from '../../qa/paths-help.ts'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeWalked } from 'statechart-kit/walk/record'
import { controlNames } from '../../qa/support/words.ts'
import { follow, pathsOfTraces } from 'statechart-kit/core/follow'
import { TraceMismatchError } from 'statechart-kit/core/follow-step'
import { keptTraces } from '../../qa/support/traces.ts'
import { newFolder } from '../server/support/folder.ts'

test('the list takes every declared transition and gives every answer of every machine, as it says', () => {
  const printed: string[] = []
  const status = runPaths(['--format', 'json'], {
    models,
    help: HELP,
    print: (text) => printed.push(text),
    complain: expect.unreachable,
    write: () => expect.unreachable(),
  })
  const declared = models.reduce((sum, { scenes: [{ machine }] }) => sum + transitionsOf(machine).length, 0)
  expect(status).toBe(0)
  const covering = { kind: 'covering', cover: 'transitions', to: undefined, limit: 1, scene: undefined } as const
  const answers = sumOfCalls(mergeCalls(models.flatMap((model) => listingOf(model, covering).calls)))
  expect(answers.declared).toBeGreaterThan(150)
  expect(JSON.parse(printed.join(''))).toMatchObject({
    covered: declared,
    declared,
    answers: { covered: answers.declared, declared: answers.declared, missing: [] },
    machines: models.map(({ name }) => ({ name })),
  })
  expect(printed.join('')).not.toContain('"covered": false')
})

test('the help gives examples of machines, scenes and states that there are', () => {
  const examples = [...HELP.matchAll(/^ {2}npm run (?:-s )?paths -- ([^|\n]+)/gm)].map(([, args = '']) => args.trim())
  expect(examples.length).toBeGreaterThan(3)
  for (const args of examples) expect(readRequest(args.split(' '), models).models).not.toEqual([])
})

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

test('a list calls a control by the phrase of the app, whatever the language, and leaves out what is data', async () => {
  const [en, es] = await Promise.all([controlNames('en'), controlNames('es')])
  const names = ['Previous picture', 'Show picture 2', 'To rate 99+', 'Fix my roof 2']
  expect(names.map(en)).toEqual(['Previous picture', 'Show picture …', 'To rate', '…'])
  expect(['Foto anterior', 'Por calificar 3'].map(es)).toEqual(['Previous picture', 'To rate'])
})

test('every trace that is kept here is walked, in a scene of its machine', async () => {
  const traces = await keptTraces()
  expect(traces.length).toBeGreaterThan(0)
  const found = await Promise.all(models.map((model) => pathsOfTraces(model, traces)))
  expect(found.flatMap(({ misfits }) => misfits)).toEqual([])
  expect(found.flatMap(({ paths }) => paths)).toHaveLength(traces.length)
})

test('each can be replayed by itself, too', async () => {
  const [kept] = await keptTraces()
  const model = models.find(({ name }) => name === kept?.trace.machine)
  if (!kept || !model) throw new Error('There is none')
  const { path, explored } = await follow(model, { ...kept.trace, scene: '' })
  expect(explored.scene.name).toBe(kept.trace.scene)
  expect(path.steps.map(({ state }) => state)).toEqual(kept.trace.steps.map(({ state }) => state))
  const [first, ...steps] = kept.trace.steps
  const astray = { ...kept.trace, steps: first ? [{ ...first, state: 'sending' }, ...steps] : [] }
  await expect(follow(model, astray)).rejects.toThrow(TraceMismatchError)
})

test('a file that is no trace is told by its name', async () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'bug.json'), '{"format": 2}')
  await expect(keptTraces(folder)).rejects.toThrow(/bug\.json: format is 1/)
  expect(await keptTraces(join(folder, 'none'))).toEqual([])
})
