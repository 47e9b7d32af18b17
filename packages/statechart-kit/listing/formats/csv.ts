import type { Format, MachineRow } from '../listing.ts'

const HEAD = ['machine', 'scene', 'path', 'step', 'event', 'state', 'takes', 'shows']

/**
 * For spreadsheets and test management: one row a step, step 0 where a path starts, with what it shows of the criterion; at the end of a
 * machine a row without scene and path for how much is covered, and for each thing that is missing. As RFC 4180 has it.
 */
export const csv: Format = (listed) => {
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
  return [HEAD, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
}

function coverRows({ name, cover: { criterion, covered, declared, missing } }: MachineRow): readonly string[][] {
  const row = (event: string, shows: string): string[] => [name, '', '', '', event, '', '', shows]
  return [row(`covered ${covered} of ${declared} ${criterion}`, ''), ...missing.map((item) => row('missing', item))]
}

const quoted = (field: string): string => (/[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)
