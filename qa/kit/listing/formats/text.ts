import type { Format, MachineRow, PathRow, SceneRow, TransitionRow } from '../listing.ts'
import { mergeCalls, sumOfCalls } from '../tally.ts'
import { columns, counted } from '../../columns.ts'

/** For the terminal: what the machine is, its transitions in a table, its paths a step a line. */
export const text: Format = (listed) =>
  [...listed.map(({ row }) => machineLines(row).join('\n')), totalOf(listed.map(({ row }) => row)), ''].join('\n')

function machineLines({ name, about, states, events, transitions, scenes, covered, declared }: MachineRow) {
  return [
    `${name.toUpperCase()}  ${about}`,
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
    ...transitions.filter(({ reached }) => !reached).map(({ id }) => `  NEVER REACHED by any sample: ${id}`),
    '',
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
  const asked = ports.length === 0 ? [] : [`${ports.join(', ')}${calls.length === 0 ? '' : ':'}`]
  const made = calls.length > 3 ? `one of ${calls.length} calls` : calls.join(' or ')
  const by = who.length === 0 ? [] : [`by ${who.join(', ')}`]
  return [...asked, made, ...by].filter((words) => words !== '').join(' ')
}

function sceneLines(machine: string, { name, about, paths, cut }: SceneRow): readonly string[] {
  const count = counted(paths.length, 'path')
  return [
    `  ${machine}/${name}  ${about}  ${count}${cut ? ', and there are more: --limit' : ''}`,
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
    `${counted(calls.length, 'call')}, given ${answers.covered} of ${answers.declared} answers by --paths answers`,
    ...answers.missing.map((answer) => `NEVER GIVEN by any sample: ${answer}`),
  ].join('\n')
}

const WIDTH = 100

/** Words in lines that fit a terminal. */
function wrapped(words: readonly string[]): readonly string[] {
  const lines = words.reduce<readonly string[]>((made, word) => {
    const last = made.at(-1)
    return last !== undefined && last.length + word.length + 2 <= WIDTH
      ? [...made.slice(0, -1), `${last}, ${word}`]
      : [...made, word]
  }, [])
  return lines.map((line, index) => `    ${line}${index < lines.length - 1 ? ',' : ''}`)
}
