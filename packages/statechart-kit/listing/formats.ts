import {
  type Format,
  type MachineRow,
  type PathRow,
  type SceneRow,
  type TransitionRow,
  mergeCalls,
  sumOfCalls,
} from './listing.ts'
import type { CoverTally } from '../criteria/tally.ts'
import { columns, counted, csvOf } from '../core/tables.ts'
import { diagramOf } from '../core/diagram.ts'

/** For the terminal: what the machine is, its transitions in a table, its paths a step a line. */
export const text: Format = (listed) =>
  [...listed.map(({ row }) => machineLines(row).join('\n')), totalOf(listed.map(({ row }) => row)), ''].join('\n')

function machineLines({
  name,
  about,
  states,
  events,
  transitions,
  findings,
  scenes,
  covered,
  declared,
  cover,
}: MachineRow) {
  return [
    `${name.toUpperCase()}  ${about}`.trimEnd(),
    '',
    `  states (${states.length})`,
    ...wrapped(states),
    `  events (${events.length})`,
    ...wrapped(events),
    `  transitions (${declared})`,
    ...tableOf(transitions),
    '',
    ...scenes.flatMap((scene) => sceneLines(name, scene)),
    `  ${name}: covered ${covered} of ${declared}${covered < declared ? ' by the paths above' : ''}`,
    ...transitions
      .filter(({ reached }) => !reached)
      .map(({ id, excused, maybeByDigest }) => {
        if (excused !== undefined) return `  excused: ${id}: ${excused}`
        const other = maybeByDigest ? ', unless the digest leaves out what its guard reads' : ''
        return `  NEVER REACHED by any sample: ${id}${other}`
      }),
    ...findings.map(({ item, isFault }) => `  ${isFault ? 'FAULTY' : 'a trap, or the end'}: ${item}`),
    ...(cover.criterion === 'transitions' ? [] : coverLines(name, cover)),
    '',
  ]
}

function coverLines(machine: string, { criterion, covered, declared, missing, unreached, excused, apart }: CoverTally) {
  return [
    `  ${machine}: covered ${covered} of ${declared} ${criterion}`,
    ...missing.map((item) => `  ${unreached.includes(item) ? 'NEVER REACHED by any sample' : 'missing'}: ${item}`),
    ...excused.map(({ item, why }) => `  excused: ${item}: ${why}`),
    ...apart.map(({ item, why }) => `  never follow one another: ${item}: ${why}`),
  ]
}

function tableOf(transitions: readonly TransitionRow[]): readonly string[] {
  const rows = transitions.map(({ from, on, kind, guard, to, ports, calls, who, covered }) => [
    covered ? '✓' : ' ',
    from,
    on,
    kind,
    guard === '' ? '' : `[${guard}]`,
    `→ ${to ?? '(stays)'}`,
    errandWords(ports, calls, who),
  ])
  return columns([['', 'from', 'on', 'kind', 'guard', 'to', 'calls'], ...rows]).map((line) => `    ${line}`)
}

/** A port with its call and who may; with how many calls where there are too many for a line. */
function errandWords(ports: readonly string[], calls: readonly string[], who: readonly string[]): string {
  const own = calls.filter((call) => !ports.includes(call))
  const made = own.length > 3 ? `one of ${own.length} calls` : own.join(' or ')
  const asked = ports.length === 0 ? [] : [`${ports.join(', ')}${own.length === 0 ? '' : ':'}`]
  const by = who.length === 0 ? [] : [`by ${who.join(', ')}`]
  return [...asked, made, ...by].filter((words) => words !== '').join(' ')
}

function sceneLines(machine: string, { name, about, paths, cut }: SceneRow): readonly string[] {
  const count = counted(paths.length, 'path')
  return [
    `  ${[`${machine}/${name}`, about, count].filter((words) => words !== '').join('  ')}${cut ? ', and there are more: --limit' : ''}`,
    '',
    ...paths.flatMap(pathLines),
    ...(paths.length === 0 ? ['    no path leads there', ''] : []),
  ]
}

function pathLines({ number, start, steps }: PathRow): readonly string[] {
  const width = Math.max(0, ...steps.map(({ event }) => event.length))
  return [
    `  ${String(number).padStart(4)}. starts ${start}`,
    ...steps.map(({ event, state }) => `        ${event.padEnd(width)}  → ${state}`),
    '',
  ]
}

function totalOf(machines: readonly MachineRow[]): string {
  const sum = (count: (row: MachineRow) => number): number => machines.reduce((total, row) => total + count(row), 0)
  const paths = sum(({ scenes }) => scenes.reduce((total, scene) => total + scene.paths.length, 0))
  const covered = `covered ${sum((row) => row.covered)} of ${sum((row) => row.declared)} transitions`
  const calls = mergeCalls(machines.flatMap((row) => row.calls))
  const answers = sumOfCalls(calls)
  return [
    `${counted(machines.length, 'machine')}, ${counted(paths, 'path')}, ${covered}`,
    ...coverTotal(machines.map(({ cover }) => cover)),
    ...(calls.length === 0
      ? []
      : [
          `${counted(calls.length, 'call')}, given ${answers.covered} of ${answers.declared} answers by --cover answers`,
        ]),
    ...answers.missing.map((answer) => `NEVER GIVEN by any sample: ${answer}`),
  ].join('\n')
}

function coverTotal(all: readonly CoverTally[]): readonly string[] {
  const sum = (count: (cover: CoverTally) => number): number => all.reduce((total, each) => total + count(each), 0)
  const [criterion] = all.map((each) => each.criterion)
  // What is counted of transitions stands there already, and of answers call by call.
  if (criterion === undefined || criterion === 'transitions' || criterion === 'answers') return []
  const excused = sum((each) => each.excused.length)
  const apart = sum((each) => each.apart.length)
  return [
    `covered ${sum((each) => each.covered)} of ${sum((each) => each.declared)} ${criterion}`,
    ...(excused > 0 ? [`${excused} excused, each with why`] : []),
    ...(apart > 0 ? [`${apart} more that the arrows allow never follow one another, each with why`] : []),
  ]
}

const WIDTH = 100

function wrapped(words: readonly string[]): readonly string[] {
  const lines = words.reduce<readonly string[]>((made, word) => {
    const last = made.at(-1)
    return last !== undefined && last.length + word.length + 2 <= WIDTH
      ? [...made.slice(0, -1), `${last}, ${word}`]
      : [...made, word]
  }, [])
  return lines.map((line, index) => `    ${line}${index < lines.length - 1 ? ',' : ''}`)
}

/** For programs: `{ machines, covered, declared, cover, answers }`, where a machine is as `MachineRow` in `listing.ts` says, `cover` sums up theirs, and `answers` is as `AnswersTally`. */
const json: Format = (listed) => {
  const machines = listed.map(({ row }) => row)
  const sum = (part: 'covered' | 'declared'): number => machines.reduce((total, row) => total + row[part], 0)
  const answers = sumOfCalls(mergeCalls(machines.flatMap(({ calls }) => calls)))
  const cover = {
    criterion: machines[0]?.cover.criterion,
    covered: machines.reduce((total, row) => total + row.cover.covered, 0),
    declared: machines.reduce((total, row) => total + row.cover.declared, 0),
    missing: machines.flatMap((row) => row.cover.missing.map((item) => `${row.name}: ${item}`)),
  }
  return `${JSON.stringify({ machines, covered: sum('covered'), declared: sum('declared'), cover, answers }, null, 2)}\n`
}

const HEAD = ['machine', 'scene', 'path', 'step', 'event', 'state', 'takes', 'shows']

/**
 * For spreadsheets and test management: one row a step, step 0 where a path starts, with what it shows of the criterion; at the end of a
 * machine a row without scene and path for how much is covered, and for each thing that is missing. As RFC 4180 has it.
 */
const csv: Format = (listed) => {
  const rows = listed.flatMap(({ row: machine }) => [
    ...machine.scenes.flatMap((scene) =>
      scene.paths.flatMap(({ number, start, steps, takes, shows: early }) => {
        const later = steps.flatMap((step) => step.takes)
        const first = { event: '', state: start, takes: takes.filter((id) => !later.includes(id)), shows: early }
        return [first, ...steps].map(({ event, state, takes: taken, shows }, step) => [
          machine.name,
          scene.name,
          String(number),
          String(step),
          event,
          state,
          taken.join('; '),
          shows.join('; '),
        ])
      }),
    ),
    ...coverRows(machine),
  ])
  return csvOf([HEAD, ...rows])
}

function coverRows({ name, cover: { criterion, covered, declared, missing } }: MachineRow): readonly string[][] {
  const row = (event: string, shows: string): string[] => [name, '', '', '', event, '', '', shows]
  return [row(`covered ${covered} of ${declared} ${criterion}`, ''), ...missing.map((item) => row('missing', item))]
}

/** For those who keep their scenarios in Gherkin: a feature a machine, a scenario a path. */
const feature: Format = (listed) =>
  listed
    .map(({ row: { name, about, scenes, cover } }) => {
      const scenarios = scenes.flatMap((scene) =>
        scene.paths.map(({ number, start, steps, end }) => {
          const lines = steps.flatMap(({ event, state }) => [`When ${inWords(event)}`, `Then it is ${state}`])
          return [
            `  @${scene.name}`,
            `  Scenario: ${scene.name} ${number}, to ${end}`,
            `    Given ${name} starts in ${start}`,
            ...lines.map((line) => `    ${line}`),
            '',
          ]
        }),
      )
      return [
        `Feature: ${name}`,
        `  ${about}`,
        '',
        ...coverComments(cover).map((line) => `  # ${line}`),
        '',
        ...scenarios.flat(),
      ].join('\n')
    })
    .join('\n')

/** What happens, in words: `form.submitted` as «form submitted», `save: offline` as «save answers offline». */
function inWords(event: string): string {
  const [, port, answer] = /^(\w+): (.*)$/s.exec(event) ?? []
  if (port !== undefined) return `${port} answers ${answer}`
  const delay = /^after (.*)$/.exec(event)?.[1]
  if (delay !== undefined) return `${delay} has passed`
  const [type = '', ...rest] = event.split(' ')
  return [
    type.replaceAll('.', ' ').replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    ...rest,
  ].join(' ')
}

/** The chart with the transitions that the paths take: one machine as a diagram, several as Markdown with a diagram each. */
const mermaid: Format = (listed) => {
  const diagrams = listed.map(({ model, row }) => {
    const covered = new Set(row.transitions.filter((each) => each.covered).map(({ id }) => id))
    const { text } = diagramOf(model.scenes[0].machine, { shows: ({ id }) => covered.has(id) })
    const lines = coverComments(row.cover).map((line) => `  %% ${line}\n`)
    return { name: row.name, text: `${text}${lines.join('')}` }
  })
  const [only] = diagrams
  if (only && diagrams.length === 1) return only.text
  return diagrams.map(({ name, text }) => `## ${name}\n\n\`\`\`mermaid\n${text}\`\`\`\n`).join('\n')
}

/** How much is covered, and by name what is missing: for formats that have comments. */
function coverComments({ criterion, covered, declared, missing }: CoverTally): readonly string[] {
  return [`covered ${covered} of ${declared} ${criterion}`, ...missing.map((item) => `missing: ${item}`)]
}

export const formats = { text, json, mermaid, csv, feature } as const satisfies Readonly<Record<string, Format>>

export type FormatName = keyof typeof formats
