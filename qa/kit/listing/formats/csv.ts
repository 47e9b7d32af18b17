import type { Format } from '../listing.ts'

const HEAD = ['machine', 'scene', 'path', 'step', 'event', 'state', 'takes']

/** For spreadsheets and test management: one row a step, step 0 where a path starts; as RFC 4180 has it. */
export const csv: Format = (listed) => {
  const rows = listed.flatMap(({ row: machine }) =>
    machine.scenes.flatMap((scene) =>
      scene.paths.flatMap(({ number, start, steps, takes }) => {
        const later = steps.flatMap((step) => step.takes)
        const first = { event: '', state: start, takes: takes.filter((id) => !later.includes(id)) }
        return [first, ...steps].map(({ event, state, takes: taken }, step) => [
          machine.name,
          scene.name,
          String(number),
          String(step),
          event,
          state,
          taken.join('; '),
        ])
      }),
    ),
  )
  return [HEAD, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
}

const quoted = (field: string): string => (/[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)
