import { relative, join } from 'node:path'
import { expect, it } from 'vitest'
import { listingOf } from '../../listing/listing.ts'
import { type MachineRow } from '../../listing/rows.ts'
import { runPaths } from '../../listing/run-paths.ts'
import { readRequest } from '../../listing/request.ts'
import { kettleWith, letterbox } from '../sample-models.ts'
import { HELP, pathsOfFile } from '../../bin/paths.ts'

function run(args: string, models = [kettleWith(2)]) {
  const printed: string[] = []
  const complaints: string[] = []
  const files: Record<string, string> = {}
  const status = runPaths(
    args.split(' ').filter((word) => word !== ''),
    {
      models,
      help: HELP,
      print: (text) => printed.push(text),
      complain: (line) => complaints.push(line),
      write: (file, text) => {
        files[file] = text
      },
    },
  )
  return { status, printed: printed.join(''), complaints, files }
}

function list(args: string): readonly MachineRow[] {
  const { models, choice } = readRequest(wordsOf(args), [kettleWith(2)])
  return models.map((model) => listingOf(model, choice))
}

const wordsOf = (args: string): readonly string[] => args.split(' ').filter((word) => word !== '')

it('takes the reason of a model for what nothing can reach', () => {
  const excused = {
    'cold switch.pressed[0]': 'The kettle is never filled.',
    'heating boil answered[0]': 'Nothing ever boils.',
    'hot after cooling[0]': 'Nothing was ever hot.',
  }
  const { status, complaints, printed } = run('', [{ ...kettleWith(0), excused }])
  expect({ status, complaints }).toEqual({ status: 0, complaints: [] })
  expect(printed).toContain('  excused: hot after cooling[0]: Nothing was ever hot.\n')
})

it('names what no sample reaches, and fails', () => {
  for (const format of ['text', 'json']) {
    const { status, complaints, printed } = run(`--format ${format}`, [kettleWith(0)])
    expect({ status, complaints }).toEqual({
      status: 1,
      complaints: [
        'kettle: no sample reaches cold switch.pressed[0]',
        'kettle: no sample reaches heating boil answered[0]',
        'kettle: no sample reaches hot after cooling[0]',
      ],
    })
    expect(printed).toContain('cold switch.pressed[0]')
  }
})

it('names an answer that no sample gives, and fails', () => {
  const [house] = letterbox.scenes
  const { status, complaints } = run('', [
    { ...letterbox, scenes: [{ ...house, ignored: { read: { after: 'send' } } }] },
  ])
  expect(status).toBe(1)
  expect(complaints).toContain('no sample gives burn: offline')
  expect(complaints.filter((line) => !line.startsWith('no sample gives burn: '))).toEqual([])
})

it('fails only for what no scene reaches, not for what the one that is asked for does not', () => {
  const { status, printed } = run('--machine kettle/office')
  expect(status).toBe(0)
  expect(printed).toContain('kettle: covered 3 of 4 by the paths above')
})

it('takes in each scene all that its own samples take', () => {
  const titles = list('').map(({ scenes }) =>
    scenes.map(({ name, paths }) => [name, ...paths.map(({ title }) => title)]),
  )
  const around = 'switch.pressed (cups 2) → boil: steam, much → after cooling'
  expect(titles).toEqual([
    [
      ['office', around],
      ['kitchen', `switch.pressed (cups 2) → lid.opened → ${around}`],
    ],
  ])
})

it('leads to a state by shortest or by simple paths', () => {
  const endsOf = (args: string) =>
    list(`--machine kettle/office ${args}`).flatMap(({ scenes }) =>
      scenes.flatMap(({ paths }) => paths.map(({ title, end }) => [title, end])),
    )
  const hot = ['switch.pressed (cups 2) → boil: steam, much', 'hot']
  expect(endsOf('--to hot')).toEqual([hot])
  expect(endsOf('--to hot --paths simple')).toEqual([hot])
  expect(endsOf('--paths shortest')).toEqual([['starts cold', 'cold'], ['switch.pressed (cups 2)', 'heating'], hot])
})

it('says where it cut', () => {
  const { status, complaints, printed } = run('--machine kettle/office --paths simple --limit 1')
  expect({ status, complaints }).toEqual({
    status: 0,
    complaints: ['kettle/office has more paths than the 1 listed; --limit shows more.'],
  })
  expect(printed).toContain('1 path, and there are more: --limit')
})

it('writes to a file instead of the terminal', () => {
  const { printed } = run('--format csv')
  expect(run('--format csv --out paths.csv')).toEqual({
    status: 0,
    printed: '',
    complaints: [],
    files: { 'paths.csv': printed },
  })
})

it('says of a scene without paths why it has none', () => {
  expect(run('--to hot', [kettleWith(0)]).printed).toContain('no path leads there')
})

it.each([
  ['--machine kettel', 'There is no machine "kettel"; there are kettle.'],
  ['--machine kettle/car', 'kettle has no scene "car"; it has office, kitchen.'],
  ['--to warm', 'There is no state "warm"; there are cold, heating, hot.'],
  ['--to hot --paths covering', 'Such paths lead everywhere: with --to, ask for --paths shortest or simple.'],
  ['--format xml', '--format does not know "xml"; it knows text, json, mermaid, csv, feature.'],
  ['--paths all', '--paths does not know "all"; it knows covering, shortest, simple.'],
  ['--cover all', '--cover does not know "all"; it knows transitions, leaves, guards, pairs, answers.'],
  ['--limit none', '--limit is a whole number from 1 on, not "none".'],
])('answers %s with one line that says what there is', (args, complaint) => {
  expect(run(args)).toEqual({ status: 1, printed: '', complaints: [complaint], files: {} })
})

it('answers an option that there is not with one line', () => {
  const { status, complaints } = run('--colour red')
  expect({ status, count: complaints.length }).toEqual({ status: 1, count: 1 })
  expect(complaints[0]).toContain("'--colour'")
})

const fileOf = (path: string): string => relative('.', join(import.meta.dirname, '../..', path))
const several = fileOf('tests/listing/several.ts')

async function runFile(...args: readonly string[]) {
  const [printed, complaints]: string[][] = [[], []]
  const status = await pathsOfFile(args, {
    print: (text) => void printed?.push(text),
    complain: (line) => void complaints?.push(line),
    write: () => expect.unreachable(),
  })
  return { status, printed: printed?.join(''), complaints }
}

it('lists the paths of a machine whose events have no payload, of one among several by its name or its id', async () => {
  const { printed, ...others } = await runFile(several, '--machine', 'gate')
  expect(others).toEqual({ status: 0, complaints: [] })
  expect(printed).toContain('1. starts shut\n        OPEN  → open\n')
  expect(await runFile('--help')).toEqual({ status: 0, printed: HELP, complaints: [] })
  expect(await runFile('-m', 'bell/main', several, '-f', 'json')).toMatchObject({ status: 0, complaints: [] })
})

it('lists the models of a module rather than its machines', async () => {
  const { printed, ...others } = await runFile(fileOf('examples/weather/model.ts'))
  expect(others).toEqual({ status: 0, complaints: [] })
  expect(printed).toContain('1 call, given 2 of 2 answers by --cover answers\n')
})

it('says what is wrong with a file, and what there is instead', async () => {
  const complaintsOf = async (...args: readonly string[]) => {
    const { status, complaints } = await runFile(...args)
    expect(status).toBe(1)
    return complaints?.join('\n')
  }
  expect(await complaintsOf('missing.ts')).toBe('There is no file missing.ts.')
  expect(await complaintsOf(fileOf('tests/browser.ts'))).toBe(
    `${fileOf('tests/browser.ts')} exports no machine and no model; it exports BROWSER.`,
  )
  expect(await complaintsOf(several)).toBe(
    `${several} exports several machines: choose one with --machine: bell, gate.`,
  )
  expect(await complaintsOf(fileOf('examples/weather/machine.ts'))).toContain(
    'weather waits for what fetchForecast answers, and no sample says what that is.',
  )
  expect(await complaintsOf('one.ts', 'two.ts')).toBe('One file at a time: two.ts is too much.')
  expect(await complaintsOf()).toBe('Which file? statechart-kit paths <file>; --help tells more.')
  expect(await complaintsOf(several, '-m', 'gate', '--cover', 'all')).toBe(
    '--cover does not know "all"; it knows transitions, leaves, guards, pairs, answers.',
  )
})
