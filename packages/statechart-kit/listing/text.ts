import type { Format, MachineRow, PathRow, SceneRow, TransitionRow } from './rows.ts'
import { mergeCalls, sumOfCalls } from './call-tally.ts'
import type { CoverTally } from '../criteria/tally.ts'
import { columns, counted } from '../core/tables.ts'

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
  // Other lines already count transitions, and answers call by call.
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
