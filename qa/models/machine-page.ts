import type { AnyStateNode } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import {
  callsIn,
  callsByTransition,
  portsIn,
  portsOf,
  type TransitionCalls,
} from 'statechart-kit/core/transition-calls'
import { diagramOf, plainWords } from 'statechart-kit/core/diagram'
import { code, markdownTable } from 'statechart-kit/core/tables'
import type { Model } from 'statechart-kit/core/model'
import { operationOf, rolesOf } from './api.ts'
import { pathOf, restingStates, transitionsOf, type Transition } from 'statechart-kit/core/transitions'

export function machinePage(model: Model): string {
  const { name, about } = model
  return `# ${name}

${about}

Drawn from \`machines/\` by its test; \`npx vitest run tests/machines/charts.test.ts -u\` draws it again. [All machines](README.md)

## Where it is at work

${scenesTable(model)}

${listingWords(model)}

## Chart

An arrow says what the state waits for, in brackets what must hold, and after → the call of the contract that follows, with who may.
Of several that wait for the same, the first whose condition holds is taken.

\`\`\`mermaid
${chartOf(model)}\`\`\`

## Transitions

${transitionsTable(model)}

\`*\` is every state. «answered» is what the actor of a port comes back with; «at once» waits for nothing.

## States

${statesTable(model)}
${portsSection(model)}${ignoredSection(model)}${headlessSection(model)}`
}

function scenesTable({ name, scenes }: Model): string {
  return markdownTable([['scene', 'what'], ...scenes.map((scene) => [code(`${name}/${scene.name}`), scene.about])])
}

function listingWords({ name, scenes: [scene] }: Model): string {
  return `\`npm run paths -- --machine ${name}\` lists paths that together take every transition; with \`--machine ${name}/${scene.name}\` those
of one scene, with \`--to <state>\` those to one state.`
}

/** The chart with what its transitions bring about, said once of those that share an arrow and bring about the same. */
function chartOf(model: Model): string {
  const errandOf = callsByTransition(model)
  const wordsOf = (transition: Transition): string => errandWords(errandOf(transition))
  return diagramOf(model.scenes[0].machine, {
    linesOf: (stands) =>
      [...Map.groupBy(stands, wordsOf)].flatMap(([words, same]) => [
        ...same.map(plainWords),
        ...(words === '' ? [] : [words]),
      ]),
  }).text
}

/** As many calls as are still read on an arrow. */
const FEW = 3

function errandWords({ ports, calls, who }: TransitionCalls): string {
  if (calls.length > FEW) return `→ ${ports.join(', ')}: one of ${calls.length} calls`
  const by = who.length === 0 ? '' : `by ${who.join(', ')}`
  return calls.length === 0 ? by : `→ ${calls.join(' or ')} ${by}`.trim()
}

function transitionsTable(model: Model): string {
  const errandOf = callsByTransition(model)
  const rows = transitionsOf(model.scenes[0].machine).map((transition) => {
    const { id, from, on, kind, guard, to } = transition
    const { ports, calls, who } = errandOf(transition)
    const made =
      calls.length > FEW ? `one of ${calls.length}, see ${ports.map(code).join(', ')}` : calls.map(code).join(' or ')
    const event = kind === 'event' ? code(on) : on
    return [code(id), code(from), event, code(guard), to === null ? 'stays' : code(to), made, who.join(', ')]
  })
  return markdownTable([['id', 'from', 'event', 'guard', 'to', 'call', 'who'], ...rows])
}

function statesTable({ scenes: [{ machine }] }: Model): string {
  const resting = restingStates(machine)
  const kindOf = (node: AnyStateNode): string => {
    if (Object.keys(node.states).length > 0) return 'group'
    return resting.includes(pathOf(node)) ? 'rests' : 'passes on at once'
  }
  const rows = getStateNodes(machine).map((node) => [
    code(pathOf(node)),
    kindOf(node),
    portsOf(node).map(code).join(', '),
    node.tags.map(code).join(', '),
  ])
  return markdownTable([['state', 'kind', 'at work', 'tags'], ...rows])
}

/** What the machine leaves to be filled, with the calls that the app fills it with. */
function portsSection(model: Model): string {
  const [{ machine }] = model.scenes
  const calls = callsIn(model)
  const rows = portsIn(machine).flatMap((port) => {
    const made = calls[port] ?? []
    if (made.length === 0) return [[code(port), 'none', '', '']]
    return made.map((id) => {
      const { method, path } = operationOf(id)
      return [code(port), code(id), code(`${method} ${path}`), rolesOf([id]).join(', ')]
    })
  })
  return rows.length === 0 ? '' : `\n## Ports\n\n${markdownTable([['port', 'call', 'address', 'who'], ...rows])}\n`
}

/** Calls that change nothing on the screen, whatever they answer. */
function ignoredSection({ scenes }: Model): string {
  const rows = scenes.flatMap(({ name, calls, ignored }) =>
    Object.entries(ignored).map(([call, its]) => [
      code(name),
      (calls[call] ?? []).map(code).join(' or '),
      code(its?.after ?? ''),
    ]),
  )
  return rows.length === 0
    ? ''
    : `\n## Answers that nobody hears\n\n${markdownTable([['scene', 'call', 'after'], ...rows])}\n`
}

function headlessSection({ headless }: Model): string {
  const rows = Object.entries(headless).map(([id, why]) => [code(id), why])
  return rows.length === 0
    ? ''
    : `\n## Walked without a browser\n\n${markdownTable([['transition', 'why'], ...rows])}\n`
}

/** The page that leads to those of all machines. */
export function machinesIndex(models: readonly Model[]): string {
  const rows = models.map(({ name, about, scenes }) => {
    const [{ machine }] = scenes
    const counts = [getStateNodes(machine).length, transitionsOf(machine).length].map(String)
    return [`[${name}](${name}.md)`, about, scenes.map((scene) => scene.about).join('<br>'), ...counts]
  })
  return `# The machines

The statecharts of \`machines/\`, which browser, server and tests run alike. Drawn by their test; \`npx vitest run tests/machines/charts.test.ts -u\`
draws them again. [The life of a job](../lifecycle.md) says who may do what to a job, and when.

${markdownTable([['machine', 'what it is', 'where it is at work', 'states', 'transitions'], ...rows])}

## Paths

\`npm run paths\` lists the paths that take every transition of every machine, with \`--cover answers\` those too that give every answer of
every call: what the network does to it, and each code that \`openapi.yaml\` lists for it. \`npm run paths -- --help\` says what else it can. It
fails where a transition is reached, or an answer given, by no sample.

${formatsTable}

The JSON is \`{ machines, covered, declared, answers }\`. The first numbers count transitions, so that equal numbers say that every one of
them lies on a path. \`answers\` is \`{ covered, declared, missing }\`: how many answers of calls the paths of the kind \`answers\` give,
whichever are listed, out of all that there are, and the names of the others, as \`editCustomer: invalid EMAIL_TAKEN\`; a call that several
machines make counts once. Each part of a machine is described at its type in [\`packages/statechart-kit/listing/listing.ts\`](../../packages/statechart-kit/listing/listing.ts):

\`\`\`
machines[]           name, about, states[], events[], kind, covered, declared
  calls[]            call, covered, declared, missing[]
  transitions[]      id, from, on, kind, guard, to, ports[], calls[], who[], covered, reached
  scenes[]           name, about, cut
    paths[]          number, title, start, end, takes[]
      steps[]        event, state, takes[]
\`\`\`
`
}

const formatsTable = markdownTable([
  ['format', 'for whom'],
  ['`text`', 'the terminal'],
  ['`json`', 'programs'],
  ['`csv`', 'spreadsheets and test management: a row a step, quoted as RFC 4180 has it'],
  ['`feature`', 'Gherkin: a feature a machine, a scenario a path'],
  ['`mermaid`', 'the chart with the transitions that the paths take'],
])
