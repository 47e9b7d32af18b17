import { parseArgs } from 'node:util'
import { ModelError } from '../create-model.ts'
import { ExploreError } from '../explore.ts'
import { options, RequestError } from '../listing/request.ts'
import { runPaths, type Desk } from '../listing/run-paths.ts'
import { loadModels } from './load-models.ts'

/** What `statechart-kit paths --help` says. */
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

/** Lists the paths of what a module exports, as `HELP` says; answers the exit status. */
export async function pathsOfFile(args: readonly string[], desk: Omit<Desk, 'models' | 'help'>): Promise<number> {
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

/** The file among the words of a command line, and the others. */
function wordsIn(args: readonly string[]): {
  readonly file?: string
  readonly rest: readonly string[]
  readonly machine?: string
} {
  const { tokens, values } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const [first, second] = tokens.flatMap((token) => (token.kind === 'positional' ? [token] : []))
  if (second) throw new RequestError(`One file at a time: ${second.value} is too much.`)
  return {
    ...(first && { file: first.value }),
    ...(typeof values.machine === 'string' && { machine: values.machine.split('/')[0] ?? '' }),
    rest: args.filter((_, index) => index !== first?.index),
  }
}
