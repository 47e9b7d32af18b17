import { parseArgs } from 'node:util'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyStateMachine } from 'xstate'
import { ModelError, createModel } from '../core/create-model.ts'
import { ExploreError } from '../core/explore.ts'
import { runPaths, type CliContext } from '../listing/run-paths.ts'
import { options, RequestError } from '../listing/request.ts'
import type { Model } from '../core/model.ts'

export const HELP = `Lists a machine with its states, events and transitions, and paths that take every transition.

Usage: statechart-kit paths <file> [options]

  <file>                         a module that exports a model (createModel), several, or a machine whose events have no
                                 payload and whose invoked actors nobody waits for; JavaScript, or TypeScript as Node
                                 reads it

  -m, --machine <name[/scene]>   one of several models, one of several machines, or one scene of a model
  -c, --cover <criterion>        transitions: each transition that the chart declares (the default)
                                 leaves: each in every leaf state in which it holds
                                 guards: each guard, and each part of one, once true and once false; and each event
                                 once where it is not heard or refused, and changes nothing
                                 pairs: every two transitions that can follow one another, and two answers with one event
                                 between them
                                 answers: each sample of what an actor answers or fails with, in every state that waits
                                 for it
  -p, --paths <kind>             covering: a few long ones that together show all that the criterion asks for, and
                                 every transition (the default)
                                 shortest: a shortest one to each state (the default with --to)
                                 simple: all that come through no state twice
  -t, --to <state>               only paths that end there; a group stands for each state in it
  -l, --limit <number>           so many paths a scene at most (1000)
  -f, --format <name>            text, json, mermaid, csv or feature (Gherkin)
  -o, --out <file>               into a file instead of the terminal
  -h, --help                     this

Exit status: 0; 1 when no sample reaches something that the chart declares or the criterion asks for, or when something is asked for
that there is not.

Examples:
  statechart-kit paths weather.ts
  statechart-kit paths weather.ts --cover guards
  statechart-kit paths weather.ts --to showing --format feature
`

/** Answers the exit status. */
export async function pathsOfFile(args: readonly string[], desk: Omit<CliContext, 'models' | 'help'>): Promise<number> {
  try {
    const { file, rest, machine } = wordsIn(args)
    if (file === undefined) {
      if (rest.includes('--help') || rest.includes('-h')) desk.print(HELP)
      else throw new RequestError('Which file? statechart-kit paths <file>; --help tells more.')
      return 0
    }
    const models = await loadModels(file, machine)
    return runPaths(rest, { ...desk, models, help: HELP })
  } catch (reason) {
    const isExpected = [RequestError, ModelError, ExploreError].some((each) => reason instanceof each)
    if (!isExpected || !(reason instanceof Error)) throw reason
    desk.complain(reason.message)
    return 1
  }
}

function wordsIn(args: readonly string[]) {
  const how = { options, allowPositionals: true, strict: false, tokens: true } as const
  const { tokens, values } = parseArgs({ args: [...args], ...how })
  const [first, second] = tokens.flatMap((token) => (token.kind === 'positional' ? [token] : []))
  if (second) throw new RequestError(`One file at a time: ${second.value} is too much.`)
  return {
    file: first?.value,
    machine: typeof values.machine === 'string' ? values.machine.split('/')[0] : undefined,
    rest: args.filter((_, index) => index !== first?.index),
  }
}

/** The models that a module exports, or one of its machine. `wanted` is the name or id of one of several machines. Throws a `RequestError`. */
export async function loadModels(file: string, wanted?: string): Promise<readonly Model[]> {
  if (!existsSync(file)) throw new RequestError(`There is no file ${file}.`)
  const exported = Object.entries(await moduleAt(file)).toSorted(byName)
  const models = distinct(exported.filter((each): each is [string, Model] => isModel(each[1])))
  if (models.length > 0) return models.map(([, model]) => model)
  const machines = distinct(exported.filter((each): each is [string, AnyStateMachine] => isMachine(each[1])))
  const [first, ...others] = machines
  if (!first) {
    const there = exported.length === 0 ? 'nothing' : exported.map(([name]) => name).join(', ')
    throw new RequestError(`${file} exports no machine and no model; it exports ${there}.`)
  }
  const chosen = machines.find(([name, { id }]) => name === wanted || id === wanted)
  if (!chosen && others.length > 0) {
    throw new RequestError(
      `${file} exports several machines: choose one with --machine: ${machines.map(([name]) => name).join(', ')}.`,
    )
  }
  const [name, machine] = chosen ?? first
  return [createModel(machine, chosen ? { name: wanted ?? name } : {})]
}

async function moduleAt(file: string): Promise<object> {
  try {
    const loaded: unknown = await import(pathToFileURL(resolve(file)).href)
    return typeof loaded === 'object' && loaded !== null ? loaded : {}
  } catch (reason) {
    const words = reason instanceof Error ? reason.message : String(reason)
    throw new RequestError(`${file} cannot be loaded: ${words}${hintFor(reason)}`, { cause: reason })
  }
}

/** What helps where Node refuses a file for being TypeScript. */
function hintFor(reason: unknown): string {
  return reason instanceof Error && 'code' in reason && HINTED.has(String(reason.code))
    ? `\nNode itself takes the types out of the file, from version 22.18 on. It wants whole names in imports ('./events.ts') and knows no enums and namespaces; with tsx it does: NODE_OPTIONS='--import tsx'.`
    : ''
}

const HINTED = new Set([
  'ERR_MODULE_NOT_FOUND',
  'ERR_UNKNOWN_FILE_EXTENSION',
  'ERR_UNSUPPORTED_DIR_IMPORT',
  'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX',
])

/** By what they are made of: another copy of the kit, or of XState, may have made them. */
const isModel = (value: unknown): value is Model =>
  hasAll(value, ['name', 'scenes', 'headless']) && Array.isArray(Reflect.get(value, 'scenes'))

const isMachine = (value: unknown): value is AnyStateMachine =>
  hasAll(value, ['config', 'root', 'implementations', 'transition', 'getInitialSnapshot'])

const hasAll = (value: unknown, names: readonly string[]): value is object =>
  typeof value === 'object' && value !== null && names.every((name) => name in value)

/** By name, `default` last: it mostly has another name. */
const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  Number(one === 'default') - Number(other === 'default') || (one < other ? -1 : 1)

const distinct = <Value>(all: readonly (readonly [string, Value])[]): readonly (readonly [string, Value])[] =>
  all.filter(([, value], index) => all.findIndex(([, each]) => each === value) === index)
