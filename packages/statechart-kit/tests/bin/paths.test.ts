import { relative, join } from 'node:path'
import { expect, it } from 'vitest'
import { HELP, pathsOfFile } from '../../bin/paths.ts'

const fileOf = (name: string): string => relative('.', join(import.meta.dirname, 'modules', `${name}.ts`))

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
  const { printed, ...others } = await run(fileOf('several'), '--machine', 'gate')
  expect(others).toEqual({ status: 0, complaints: [] })
  expect(printed).toContain('1. starts shut\n        OPEN  → open\n')
  expect(await run('-m', 'bell/main', fileOf('several'), '-f', 'json')).toMatchObject({ status: 0, complaints: [] })
})

it('lists the models of a module rather than its machines', async () => {
  const { printed, ...others } = await run(fileOf('model'))
  expect(others).toEqual({ status: 0, complaints: [] })
  expect(printed).toContain('1 call, given 1 of 1 answers by --cover answers\n')
})

it('says what is wrong with a file, and what there is instead', async () => {
  const complaintsOf = async (...args: readonly string[]) => {
    const { status, complaints } = await run(...args)
    expect(status).toBe(1)
    return complaints?.join('\n')
  }
  expect(await complaintsOf('missing.ts')).toBe('There is no file missing.ts.')
  expect(await complaintsOf(fileOf('nothing'))).toBe(
    `${fileOf('nothing')} exports no machine and no model; it exports answer.`,
  )
  expect(await complaintsOf(fileOf('several'))).toBe(
    `${fileOf('several')} exports several machines: choose one with --machine: bell, gate.`,
  )
  expect(await complaintsOf(fileOf('lacking'))).toContain(
    'ask waits for what load answers, and no sample says what that is.',
  )
  expect(await complaintsOf(fileOf('endless'))).toContain('Say in "digest" what of the context matters to guards')
  expect(await complaintsOf('one.ts', 'two.ts')).toBe('One file at a time: two.ts is too much.')
  expect(await complaintsOf()).toBe('Which file? statechart-kit paths <file>; --help tells more.')
  expect(await complaintsOf(fileOf('several'), '-m', 'gate', '--cover', 'all')).toBe(
    '--cover does not know "all"; it knows transitions, leaves, guards, pairs, answers.',
  )
})

it('explains itself', async () => {
  expect(await run('--help')).toEqual({ status: 0, printed: HELP, complaints: [] })
})
