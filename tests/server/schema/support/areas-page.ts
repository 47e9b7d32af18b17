import { changes, placings } from '../../../../server/schema/areas.ts'
import { exceptions } from '../../../../server/schema/areas-statements.ts'
import { placingOf } from './statements.ts'

/** A foreign key between two tables: its columns, and those that they refer to. */
export type ForeignKey = Readonly<{ from: string; columns: readonly string[]; to: string; target: readonly string[] }>

const HEADINGS = {
  area: 'With their area',
  key: 'By a key of their own',
  reference: 'On every node',
  coordinator: 'On the first node alone',
} as const
const PARTS = {
  foreignKeys: 'Foreign keys',
  uniqueIndexes: 'Unique indexes',
  triggers: 'Triggers',
  defaults: 'Defaults',
} as const

/** The plan of `server/schema/areas.ts` as the page `docs/areas.md`. */
export function areasPage(foreignKeys: readonly ForeignKey[]): string {
  const carried = foreignKeys.map(
    ({ from, columns, to, target }) =>
      `- \`${from} (${['area', ...columns].join(', ')})\` to \`${to} (${['area', ...target].join(', ')})\``,
  )
  const given = Object.entries(exceptions).map(
    ([by, { finds, why }]) => [`\`${by}\` (${finds.join('; ')})`, why] as const,
  )
  return [
    '# Areas',
    '',
    'Where each table would lie on several nodes, as `server/schema/areas.ts` says it, and what would not stay as it is; `docs/scale.md` says why and how far. Drawn by a test, which holds the schema and the statements of the server to it.',
    '',
    ...section('##', 'Tables', []),
    ...Object.entries(HEADINGS).flatMap(([kind, heading]) => section('###', heading, tablesOf(kind))),
    ...section('##', 'Foreign keys that carry the area', carried.toSorted()),
    ...section('##', 'What takes the place of what cannot stay', []),
    ...Object.entries(PARTS).flatMap(([part, heading]) => section('###', heading, changesOf(part))),
    ...section('##', 'Statements', byReason(given)),
  ].join('\n')
}

const section = (level: string, heading: string, lines: readonly string[]): string[] => [
  `${level} ${heading}`,
  '',
  ...(lines.length > 0 ? [...lines, ''] : []),
]

function tablesOf(wanted: string): string[] {
  return Object.keys(placings).flatMap((table) => {
    const placing = placingOf(table)
    return placing.kind === wanted ? [`- \`${table}\`${foundBy(placing)}: ${placing.why}`] : []
  })
}

function foundBy(placing: ReturnType<typeof placingOf>): string {
  if (placing.kind === 'key') return ` by \`${placing.key}\``
  if (placing.kind !== 'area') return ''
  const ways = Object.entries(placing.by).map(
    ([way, columns]: readonly [string, readonly string[]]) =>
      `${way} in ${columns.map((column) => `\`${column}\``).join(', ')}`,
  )
  return ways.length > 0 ? ` (${ways.join('; ')})` : ''
}

function changesOf(wanted: string): string[] {
  const found = Object.entries(changes).flatMap(([part, reasons]) => (part === wanted ? Object.entries(reasons) : []))
  return byReason(found.map(([name, reason]) => [`\`${name}\``, reason] as const))
}

/** What has one reason stands together. */
function byReason(entries: readonly (readonly [what: string, reason: string])[]): string[] {
  const reasons = new Map<string, string[]>()
  for (const [what, reason] of entries) reasons.set(reason, [...(reasons.get(reason) ?? []), what])
  return [...reasons].map(([reason, all]) => `- ${all.join(', ')}: ${reason}`)
}
