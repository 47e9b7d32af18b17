import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { commandFor, readQaRequest } from '../../../qa/report/command-line.ts'
import { readReplay } from '../../../qa/replay.ts'

const machines = ['kettle', 'toaster']

it('walks everything in all languages unless it is told what', () => {
  expect(readQaRequest([], machines)).toEqual({
    machine: undefined,
    languages: ['en', 'es', 'ar'],
    isPictured: true,
    saves: false,
    isLast: false,
    help: false,
  })
  expect(readQaRequest(['--machine', 'kettle', '--language', 'ar', '--save'], machines)).toMatchObject({
    machine: 'kettle',
    languages: ['ar'],
    saves: true,
  })
})

it('is quick in English alone and without pictures', () => {
  expect(readQaRequest(['--quick'], machines)).toMatchObject({ languages: ['en'], isPictured: false })
})

it('names what there is when it is asked for something else', () => {
  expect(() => readQaRequest(['--machine', 'cattle'], machines)).toThrow(
    'There is no machine cattle; there are kettle, toaster.',
  )
  expect(() => readQaRequest(['--language', 'fr'], machines)).toThrow('There is no language fr; there are en, es, ar.')
  expect(() => readQaRequest(['--quick', '--save'], machines)).toThrow('no pictures that could be saved')
})

it('tells the command for one path in the language in which it was walked', () => {
  const path = { id: '5be8a0c5d21f', machine: 'form', scene: 'rating', title: 'form.submitted', language: 'es' }
  expect(commandFor(path)).toBe('npm run qa -- replay 5be8a0c5d21f --language es --headed --slow 300')
  const args = commandFor(path).split(' ').slice(5)
  expect(readReplay(args)).toEqual({
    browser: 'chromium',
    trace: path.id,
    language: 'es',
    headed: true,
    slow: '300',
    pictures: undefined,
  })
})

it('replays one trace', () => {
  expect(() => readReplay([])).toThrow('replay takes one trace: its file, or an id.')
  expect(() => readReplay(['a', 'b'])).toThrow('replay takes one trace')
  expect(readReplay(['--help'])).toBe('help')
})

it('answers an option that there is not with one line', () => {
  for (const command of ['qa/test-paths.ts', 'qa/report/command.ts']) {
    const { status, stderr } = spawnSync(process.execPath, [command, '--reporter=junit'], { encoding: 'utf8' })
    expect({ status, lines: stderr.trim().split('\n') }).toEqual({
      status: 1,
      lines: ["Unknown option '--reporter'. --help tells what there is."],
    })
  }
})
