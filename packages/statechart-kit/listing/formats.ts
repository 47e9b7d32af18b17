import { type Format, type MachineRow } from './rows.ts'
import { mergeCalls, sumOfCalls } from './call-tally.ts'
import type { CoverTally } from '../criteria/tally.ts'
import { csvOf } from '../core/tables.ts'
import { diagramOf } from '../core/diagram.ts'
import { text } from './text.ts'

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
