import { parseArgs } from 'node:util'
import { getStateNodes } from 'xstate/graph'
import type { Choice, PathKind } from './rows.ts'
import { formats, type FormatName } from './formats.ts'
import type { Model } from '../core/model.ts'
import { CRITERIA } from '../criteria/names.ts'
import { isWithin } from '../criteria/paths.ts'
import { pathOf } from '../core/transitions.ts'

/** What somebody asks for that there is not; one line, which names what there is. */
export class RequestError extends Error {}

export type PathsRequest = {
  readonly help: boolean
  readonly models: readonly Model[]
  readonly choice: Choice
  readonly format: FormatName
  readonly out: string | undefined
}

const kinds: readonly PathKind[] = ['covering', 'shortest', 'simple']

const LIMIT = 1000

/** Reads the words of a command line against the machines that there are. Throws a `RequestError` that says what is wrong. */
export function readRequest(args: readonly string[], all: readonly Model[]): PathsRequest {
  const values = parsed(args)
  const { to, help = false, out } = values
  const { models, scene } = machinesFor(values.machine, all)
  const kind = oneOf('--paths', values.paths ?? (to === undefined ? 'covering' : 'shortest'), kinds)
  if (to !== undefined && kind === 'covering') {
    throw new RequestError('Such paths lead everywhere: with --to, ask for --paths shortest or simple.')
  }
  return {
    help,
    models: to === undefined ? models : thoseWith(to, models),
    choice: {
      kind,
      cover: oneOf('--cover', values.cover ?? 'transitions', CRITERIA),
      to,
      scene,
      limit: limitOf(values.limit),
    },
    format: oneOf('--format', values.format ?? 'text', namesOf(formats)),
    out,
  }
}

export const options = {
  machine: { type: 'string', short: 'm' },
  cover: { type: 'string', short: 'c' },
  paths: { type: 'string', short: 'p' },
  to: { type: 'string', short: 't' },
  limit: { type: 'string', short: 'l' },
  format: { type: 'string', short: 'f' },
  out: { type: 'string', short: 'o' },
  help: { type: 'boolean', short: 'h' },
} as const

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new RequestError(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
  }
}

function machinesFor(
  wanted: string | undefined,
  all: readonly Model[],
): { readonly models: readonly Model[]; readonly scene: string | undefined } {
  if (wanted === undefined) return { models: all, scene: undefined }
  const [name, scene] = wanted.split(/\/(.*)/s)
  const model = all.find((each) => each.name === name)
  if (!model) {
    throw new RequestError(`There is no machine ${quoted(name)}; there are ${all.map((each) => each.name).join(', ')}.`)
  }
  const scenes = model.scenes.map((each) => each.name)
  if (scene !== undefined && !scenes.includes(scene)) {
    throw new RequestError(`${model.name} has no scene ${quoted(scene)}; it has ${scenes.join(', ')}.`)
  }
  return { models: [model], scene }
}

/** The machines that have such a state, of those that are asked for. */
function thoseWith(state: string, models: readonly Model[]): readonly Model[] {
  const statesOf = ({ scenes: [{ machine }] }: Model): readonly string[] => getStateNodes(machine).map(pathOf)
  const found = models.filter((model) => statesOf(model).some((each) => isWithin(each, state)))
  if (found.length > 0) return found
  const there = [...new Set(models.flatMap(statesOf))].join(', ')
  throw new RequestError(`There is no state ${quoted(state)}; there are ${there}.`)
}

function limitOf(text: string | undefined): number {
  if (text === undefined) return LIMIT
  const limit = Number(text)
  if (Number.isSafeInteger(limit) && limit > 0) return limit
  throw new RequestError(`--limit is a whole number from 1 on, not ${quoted(text)}.`)
}

function oneOf<Name extends string>(option: string, wanted: string, names: readonly Name[]): Name {
  const name = names.find((each) => each === wanted)
  if (name !== undefined) return name
  throw new RequestError(`${option} does not know ${quoted(wanted)}; it knows ${names.join(', ')}.`)
}

function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] {
  const isName = (name: string): name is Name => Object.hasOwn(table, name)
  return Object.keys(table).filter(isName)
}

const quoted = (word: string | undefined): string => JSON.stringify(word ?? '')
