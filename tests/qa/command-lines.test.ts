import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { commandFor, readQaRequest } from '../../qa/report/command-line.ts'
import { readReplay } from '../../qa/replay.ts'
import { browserNamed } from '../../qa/support/browsers.ts'
import { models } from '../../qa/models/all.ts'
import { HELP, readWalksRequest } from '../../qa/walks-request.ts'

const machines = ['kettle', 'toaster']

test('qa walks everything in all languages by default, and quickly in English alone', () => {
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
  expect(readQaRequest(['--quick'], machines)).toMatchObject({ languages: ['en'], isPictured: false })
})

test('qa names what there is when it is asked for something else', () => {
  expect(() => readQaRequest(['--machine', 'cattle'], machines)).toThrow(
    'There is no machine cattle; there are kettle, toaster.',
  )
  expect(() => readQaRequest(['--language', 'fr'], machines)).toThrow('There is no language fr; there are en, es, ar.')
  expect(() => readQaRequest(['--quick', '--save'], machines)).toThrow('no pictures that could be saved')
})

test('the report tells the command for one path in the language in which it was walked', () => {
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

test('qa replays one trace', () => {
  expect(() => readReplay([])).toThrow('replay takes one trace: its file, or an id.')
  expect(() => readReplay(['a', 'b'])).toThrow('replay takes one trace')
  expect(readReplay(['--help'])).toBe('help')
})

test('one line answers an option that there is not', () => {
  for (const command of ['qa/test-paths.ts', 'qa/report/command.ts']) {
    const { status, stderr } = spawnSync(process.execPath, [command, '--reporter=junit'], { encoding: 'utf8' })
    expect({ status, lines: stderr.trim().split('\n') }).toEqual({
      status: 1,
      lines: ["Unknown option '--reporter'. --help tells what there is."],
    })
  }
})

test('a browser is called by its name, and an unknown one is refused', () => {
  expect(browserNamed('webkit')).toBe('webkit')
  expect(() => browserNamed('opera')).toThrow('--browser is one of chromium, firefox, webkit, not opera')
})

const read = (words: string) => readWalksRequest(words.split(' ').filter(Boolean), models)

test('test:walks walks charts and the server by default', () => {
  const { isOn, models: some, plan } = read('--seed 7')
  expect({ isOn, all: some.length, plan }).toEqual({
    isOn: { charts: true, server: true, screens: false },
    all: models.length,
    plan: { seed: 7, runs: 200, steps: 60, path: undefined },
  })
})

test('test:walks walks fewer and shorter ways through screens, by default of the job alone', () => {
  const { isOn, models: some, plan } = read('--on screens')
  expect({ isOn, names: some.map(({ name }) => name), runs: plan.runs, steps: plan.steps }).toEqual({
    isOn: { charts: false, server: false, screens: true },
    names: ['job'],
    runs: 5,
    steps: 12,
  })
})

test('test:walks repeats one walk of one scene', () => {
  const { isOn, scene, plan } = read('--machine form/rating --seed 1 --path 3:1')
  expect({ charts: isOn.charts, server: isOn.server, scene, path: plan.path }).toEqual({
    charts: true,
    server: false,
    scene: 'rating',
    path: '3:1',
  })
})

test.each([
  ['--on paper', '--on is charts or server or screens, not "paper"'],
  ['--machine kettle', 'There is no machine "kettle"; there are job'],
  ['--machine form/kettle', 'form has no scene "kettle"; it has password'],
  ['--runs many', '--runs needs a whole number, not "many"'],
  ['--runs 0', '--runs needs a whole number'],
  ['--path 1', '--path names one walk of one thing'],
  ['--machine form --path 1', '--path names one walk of one thing'],
  ['--walk', "Unknown option '--walk'"],
])('test:walks says in one line what is wrong with %s', (words, told) => {
  expect(() => read(words)).toThrow(told)
})

test('test:walks explains each of its options', () => {
  for (const option of ['on', 'machine', 'runs', 'steps', 'seed', 'path', 'headed', 'slow'])
    expect(HELP).toContain(`--${option}`)
})
