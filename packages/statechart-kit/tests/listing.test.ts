import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { HELP, pathsOfFile } from '../bin/paths.ts'
import { formats, type FormatName } from '../listing/formats.ts'
import { listingOf } from '../listing/listing.ts'
import { type MachineRow } from '../listing/rows.ts'
import { runPaths } from '../listing/run-paths.ts'
import { readRequest } from '../listing/request.ts'
import { kettleWith, letterbox } from './sample-models.ts'

const model = kettleWith(2)
const wordsOf = (args: string): readonly string[] => args.split(' ').filter((word) => word !== '')

function run(args: string, models = [model]) {
  const [printed, complaints]: [string[], string[]] = [[], []]
  const files: Record<string, string> = {}
  const status = runPaths(wordsOf(args), {
    models,
    help: HELP,
    print: (text) => printed.push(text),
    complain: (line) => complaints.push(line),
    write: (file, text) => {
      files[file] = text
    },
  })
  return { status, printed: printed.join(''), complaints, files }
}

function list(args: string): readonly MachineRow[] {
  const { models, choice } = readRequest(wordsOf(args), [model])
  return models.map((each) => listingOf(each, choice))
}

describe('a list', () => {
  const [office] = list('--machine kettle/office')
  if (!office) throw new Error('The kettle is listed')
  const written = (format: FormatName): string => formats[format]([{ model, row: office }])

  it('is text for a terminal', () => {
    expect(run('').printed).toMatchInlineSnapshot(`
      "KETTLE  Hot water.

        states (3)
          cold, heating, hot
        events (2)
          lid.opened, switch.pressed
        transitions (4)
             from     on              kind    guard       to         calls
          ✓  *        lid.opened      event               → cold
          ✓  cold     switch.pressed  event   [isFilled]  → heating  boil: heat by cook
          ✓  heating  boil answered   answer              → hot
          ✓  hot      after cooling   delay               → cold

        kettle/office  The kettle in the office, "as it is".  1 path

           1. starts cold
              switch.pressed (cups 2)  → heating
              boil: steam, much        → hot
              after cooling            → cold

        kettle/kitchen  The kettle in the kitchen, "as it is".  1 path

           1. starts cold
              switch.pressed (cups 2)  → heating
              lid.opened               → cold
              switch.pressed (cups 2)  → heating
              boil: steam, much        → hot
              after cooling            → cold

        kettle: covered 4 of 4

      1 machine, 2 paths, covered 4 of 4 transitions
      "
    `)
  })

  it('is JSON with everything', () => {
    const answers = { covered: 0, declared: 0, missing: [] }
    const cover = { criterion: 'transitions', covered: 3, declared: 4, missing: ['kettle: * lid.opened[0]'] }
    const whole = { machines: [office], covered: 3, declared: 4, cover, answers }
    expect(JSON.parse(written('json'))).toEqual(whole)
    const { transitions, scenes } = office
    expect(transitions[1]).toEqual({
      id: 'cold switch.pressed[0]',
      from: 'cold',
      on: 'switch.pressed',
      kind: 'event',
      guard: 'isFilled',
      to: 'heating',
      ports: ['boil'],
      calls: ['heat'],
      who: ['cook'],
      covered: true,
      reached: true,
    })
    const takes = ['cold switch.pressed[0]', 'heating boil answered[0]', 'hot after cooling[0]']
    const path = {
      number: 1,
      title: 'switch.pressed (cups 2) → boil: steam, much → after cooling',
      start: 'cold',
      steps: [
        ['switch.pressed (cups 2)', 'heating'],
        ['boil: steam, much', 'hot'],
        ['after cooling', 'cold'],
      ].map(([event, state], at) => ({ event, state, takes: [takes[at]], shows: [takes[at]] })),
      end: 'cold',
      takes,
      shows: [],
    }
    const about = 'The kettle in the office, "as it is".'
    expect(scenes[0]).toEqual({ name: 'office', about, cut: false, paths: [path] })
  })

  it('is CSV with a row a step, where what holds a comma or a quote is in quotes', () => {
    expect(written('csv').split('\r\n')).toEqual([
      'machine,scene,path,step,event,state,takes,shows',
      'kettle,office,1,0,,cold,,',
      'kettle,office,1,1,switch.pressed (cups 2),heating,cold switch.pressed[0],cold switch.pressed[0]',
      'kettle,office,1,2,"boil: steam, much",hot,heating boil answered[0],heating boil answered[0]',
      'kettle,office,1,3,after cooling,cold,hot after cooling[0],hot after cooling[0]',
      'kettle,,,,covered 3 of 4 transitions,,,',
      'kettle,,,,missing,,,* lid.opened[0]',
      '',
    ])
  })

  it('is a feature a machine and a scenario a path', () => {
    expect(written('feature')).toMatchInlineSnapshot(`
      "Feature: kettle
        Hot water.

        # covered 3 of 4 transitions
        # missing: * lid.opened[0]

        @office
        Scenario: office 1, to cold
          Given kettle starts in cold
          When switch pressed (cups 2)
          Then it is heating
          When boil answers steam, much
          Then it is hot
          When cooling has passed
          Then it is cold
      "
    `)
  })

  it('is a diagram of what the paths take, or a page of several', () => {
    expect(run('--format mermaid').printed).toMatchInlineSnapshot(`
      "stateDiagram-v2
        direction TB
        [*] --> cold
        state "cold" as cold
        state "heating" as heating
        state "hot" as hot
        state "in each of these" as each
        each --> cold : lid.opened
        cold --> heating : switch.pressed [isFilled]
        heating --> hot : boil answered
        hot --> cold : after cooling
        %% covered 4 of 4 transitions
      "
    `)
    const drawn = written('mermaid').split('\n')
    expect(drawn.filter((line) => line.includes('lid.opened'))).toEqual(['  %% missing: * lid.opened[0]'])
    const listed = { model, row: office }
    expect(formats.mermaid([listed, listed]).match(/^## kettle$/gm)).toHaveLength(2)
  })
})

describe('what no sample reaches', () => {
  const unreached = ['cold switch.pressed[0]', 'heating boil answered[0]', 'hot after cooling[0]']

  it.each(['text', 'json'])('is named in %s, and fails', (format) => {
    const { status, complaints, printed } = run(`--format ${format}`, [kettleWith(0)])
    expect([status, complaints]).toEqual([1, unreached.map((id) => `kettle: no sample reaches ${id}`)])
    for (const id of unreached) expect(printed).toContain(format === 'text' ? `NEVER REACHED by any sample: ${id}` : id)
  })

  it('is excused by a reason', () => {
    const excused = Object.fromEntries(unreached.map((id) => [id, 'The kettle is never filled.']))
    const { status, complaints, printed } = run('', [{ ...kettleWith(0), excused }])
    expect({ status, complaints }).toEqual({ status: 0, complaints: [] })
    expect(printed).toContain('  excused: hot after cooling[0]: The kettle is never filled.\n')
    expect(run('--to hot', [kettleWith(0)]).printed).toContain('no path leads there')
  })

  it('may be an answer that no sample gives', () => {
    const [house] = letterbox.scenes
    const scenes = [{ ...house, ignored: { read: { after: 'send' } } }] as const
    const { status, complaints } = run('', [{ ...letterbox, scenes }])
    expect([status, complaints.includes('no sample gives burn: offline')]).toEqual([1, true])
    expect(complaints.filter((line) => !line.startsWith('no sample gives burn: '))).toEqual([])
  })

  it('fails nothing where the scene that is asked for does not reach what another does', () => {
    const { status, printed } = run('--machine kettle/office')
    expect(status).toBe(0)
    expect(printed).toContain('kettle: covered 3 of 4 by the paths above')
  })
})

describe('a request', () => {
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

  it('is told where it was cut', () => {
    const { status, complaints, printed } = run('--machine kettle/office --paths simple --limit 1')
    const complaint = 'kettle/office has more paths than the 1 listed; --limit shows more.'
    expect({ status, complaints }).toEqual({ status: 0, complaints: [complaint] })
    expect(printed).toContain('1 path, and there are more: --limit')
  })

  it('writes to a file instead of the terminal', () => {
    const files = { 'paths.csv': run('--format csv').printed }
    expect(run('--format csv --out paths.csv')).toEqual({ status: 0, printed: '', complaints: [], files })
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
    ['--colour red', expect.stringContaining("'--colour'")],
  ])('of %s is answered with one line that says what there is', (args, complaint) => {
    expect(run(args)).toEqual({ status: 1, printed: '', complaints: [complaint], files: {} })
  })
})

describe('a file', () => {
  const fileOf = (path: string): string => relative('.', join(import.meta.dirname, '..', path))
  const several = fileOf('tests/two-machines.ts')

  async function runFile(...args: readonly string[]) {
    const [printed, complaints]: [string[], string[]] = [[], []]
    const status = await pathsOfFile(args, {
      print: (text) => void printed.push(text),
      complain: (line) => void complaints.push(line),
      write: expect.unreachable,
    })
    return { status, printed: printed.join(''), complaints }
  }

  it.each([
    [
      'a machine without payload, by its name',
      [several, '--machine', 'gate'],
      '1. starts shut\n        OPEN  → open\n',
    ],
    ['one by its id', ['-m', 'bell/main', several, '-f', 'json'], '"bell"'],
    ['the models of a module', [fileOf('examples/weather/model.ts')], 'given 2 of 2 answers by --cover answers\n'],
    ['help', ['--help'], HELP],
  ])('lists %s', async (_, args, printed) => {
    const ran = await runFile(...args)
    expect(ran).toMatchObject({ status: 0, complaints: [] })
    expect(ran.printed).toContain(printed)
  })

  it.each([
    [['missing.ts'], 'There is no file missing.ts.'],
    [[fileOf('tests/browser.ts')], 'exports no machine and no model; it exports BROWSER.'],
    [[several], 'exports several machines: choose one with --machine: bell, gate.'],
    [[fileOf('examples/weather/machine.ts')], 'weather waits for what fetchForecast answers'],
    [['one.ts', 'two.ts'], 'One file at a time: two.ts is too much.'],
    [[], 'Which file? statechart-kit paths <file>; --help tells more.'],
    [[several, '-m', 'gate', '--cover', 'all'], '--cover does not know "all"; it knows transitions'],
  ])('of %j is refused, with what there is instead', async (args, complaint) => {
    const { status, complaints } = await runFile(...args)
    expect([status, complaints.join('\n')]).toEqual([1, expect.stringContaining(complaint)])
  })
})
