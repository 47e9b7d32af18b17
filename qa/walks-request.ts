import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { RequestError } from 'statechart-kit/listing/request'
import type { Model } from 'statechart-kit/core/model'
import type { Story } from 'statechart-kit/random/try-walk'
import type { Plan } from 'statechart-kit/random/walks'

/** What `npm run test:walks -- --help` says. */
export const HELP = `npm run test:walks -- [options]

Walks at random, many more times than npm test does, and holds every walk against statements: those that stand in qa/models beside
the scenes of each machine, and those that come with what is walked. Says what the walks did, and how each statement fared: held,
broken, or inconclusive where no walk was long enough to tell. A story that breaks one is made as short as it gets, is printed
step by step, and ends with the command that tells it again; of a machine, it is also kept as a trace in qa-report/broken.

  --on WHAT        charts: every machine by itself, scene by scene: it runs under a simulated clock, its ports answer in any order and
                   at any time, or not at all
                   server: several users at once do anything with jobs on the real server, held against the machine of the job
                   By default these two.
                   screens: the app in a real browser on the real server: everybody who is in a scene does and sees what its stage in
                   qa/scenes says; minutes for a scene. By default the life of a job, with its owner and the businesses at once
  --machine NAME[/SCENE]  one machine, or one of its scenes
  --runs N         walks of each scene, and of the server; 200 (default), of screens 5
  --steps N        the most that is drawn for one walk; 60 (default), of screens 12
  --seed N         the same walks each time
  --path PATH      the one walk of that seed that a story names; with --machine NAME/SCENE or --on server
  --headed         shows the browser of screens; --slow MS waits that long before each thing that it does
  --help

Exit status: 0; 1 when a statement was broken or something is asked for that there is not.
`

/** What somebody wants walked. */
export type WalksRequest = {
  readonly help: boolean
  readonly isOn: { readonly [Each in (typeof PLACES)[number]]: boolean }
  readonly models: readonly Model[]
  readonly headed: boolean
  /** Milliseconds. */
  readonly slow: string
  /** One scene alone; otherwise all. */
  readonly scene: string | undefined
  readonly plan: Plan
}

const PLACES = ['charts', 'server', 'screens'] as const
const text = { type: 'string' } as const
const options = {
  on: text,
  machine: text,
  runs: text,
  steps: text,
  seed: text,
  path: text,
  headed: { type: 'boolean' },
  slow: text,
  help: { type: 'boolean' },
} as const

/** Reads the words of a command line. Throws a `RequestError` that says what is wrong. */
export function readWalksRequest(args: readonly string[], all: readonly Model[]): WalksRequest {
  const { values } = parsed(args)
  const { machine, path, on = machine === undefined ? undefined : 'charts' } = values
  const place = PLACES.find((each) => each === on)
  if (on !== undefined && place === undefined) throw new RequestError(`--on is ${PLACES.join(' or ')}, not "${on}".`)
  const [name, scene] = machine?.split(/\/(.*)/s) ?? []
  const wanted = name ?? (place === 'screens' ? 'job' : undefined)
  const models = all.filter((each) => wanted === undefined || each.name === wanted)
  if (models.length === 0)
    throw new RequestError(`There is no machine "${name}"; there are ${all.map((each) => each.name).join(', ')}.`)
  const scenes = models.flatMap((each) => each.scenes.map((its) => its.name))
  if (scene !== undefined && !scenes.includes(scene))
    throw new RequestError(`${name} has no scene "${scene}"; it has ${scenes.join(', ')}.`)
  if (path !== undefined && (place === undefined || (place !== 'server' && scene === undefined)))
    throw new RequestError('--path names one walk of one thing: give --machine NAME/SCENE or --on server with it.')
  return {
    help: values.help ?? false,
    isOn: {
      charts: place === undefined || place === 'charts',
      server: place === undefined || place === 'server',
      screens: place === 'screens',
    },
    headed: values.headed ?? false,
    slow: values.slow ?? '0',
    models,
    scene,
    plan: {
      seed: values.seed === undefined ? randomInt(2 ** 31) : whole('seed', values.seed),
      runs: whole('runs', values.runs ?? (place === 'screens' ? '5' : '200')),
      steps: whole('steps', values.steps ?? (place === 'screens' ? '12' : '60')),
      path,
    },
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options })
  } catch (error) {
    throw new RequestError(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
  }
}

/** A whole number: what is not one would quietly walk nowhere. */
function whole(name: 'seed' | 'runs' | 'steps', value: string): number {
  if (/^-?\d{1,10}$/.test(value) && (name === 'seed' || Number(value) > 0)) return Number(value)
  throw new RequestError(`--${name} needs a whole number, not "${value}".`)
}

/** The command that tells a story again; `what` are its options that say what is walked. */
export function againOf(what: string, { seed, runs, steps }: Plan, { path }: Story): string {
  return `npm run test:walks -- ${what} --seed ${seed} --runs ${runs} --steps ${steps} --path ${path}`
}
