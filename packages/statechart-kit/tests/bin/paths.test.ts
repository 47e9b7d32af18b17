import { relative, join } from 'node:path'
import { expect, it } from 'vitest'
import { HELP, pathsOfFile } from '../../bin/paths.ts'

const fileOf = (path: string): string => relative('.', join(import.meta.dirname, '../..', path))
const several = fileOf('tests/bin/several.ts')

async function run(...args: readonly string[]) {
  const [printed, complaints]: string[][] = [[], []]
  const status = await pathsOfFile(args, {
    print: (text) => void printed?.push(text),
    complain: (line) => void complaints?.push(line),
    write: () => expect.unreachable(),
  })
  return { status, printed: printed?.join(''), complaints }
}

it('lists the paths of a machine whose events have no payload, of one among several by its name or its id', async () => {
  const { printed, ...others } = await run(several, '--machine', 'gate')
  expect(others).toEqual({ status: 0, complaints: [] })
  expect(printed).toContain('1. starts shut\n        OPEN  → open\n')
  expect(await run('--help')).toEqual({ status: 0, printed: HELP, complaints: [] })
  expect(await run('-m', 'bell/main', several, '-f', 'json')).toMatchObject({ status: 0, complaints: [] })
})

it('lists the models of a module rather than its machines', async () => {
  const { printed, ...others } = await run(fileOf('examples/weather/model.ts'))
  expect(others).toEqual({ status: 0, complaints: [] })
  expect(printed).toContain('1 call, given 2 of 2 answers by --cover answers\n')
})

it('says what is wrong with a file, and what there is instead', async () => {
  const complaintsOf = async (...args: readonly string[]) => {
    const { status, complaints } = await run(...args)
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
