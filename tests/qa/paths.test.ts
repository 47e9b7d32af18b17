import { expect, it } from 'vitest'
import { listingOf } from 'statechart-kit/listing/listing'
import { mergeCalls, sumOfCalls } from 'statechart-kit/listing/call-tally'
import { runPaths } from 'statechart-kit/listing/run-paths'
import { readRequest } from 'statechart-kit/listing/request'
import { transitionsOf } from 'statechart-kit/core/transitions'
import { models } from '../../qa/models/all.ts'
import { HELP } from '../../qa/paths-help.ts'

it('takes every declared transition and gives every answer of every machine, as can be read off the list', () => {
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

it('gives examples of machines, scenes and states that there are', () => {
  const examples = [...HELP.matchAll(/^ {2}npm run (?:-s )?paths -- ([^|\n]+)/gm)].map(([, args = '']) => args.trim())
  expect(examples.length).toBeGreaterThan(3)
  for (const args of examples) expect(readRequest(args.split(' '), models).models).not.toEqual([])
})
