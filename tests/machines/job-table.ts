import { decide, law, standingOf, type JobEventType } from '../../machines/job/index.ts'
import { eventOf, factsIn, parties, standings, statuses } from './job-samples.ts'

/** The page docs/lifecycle.md, drawn by asking the machine about every event, status and standing. */
export function lifecycleTable(): string {
  return `# The life of a job

Drawn from \`machines/job\` by its test; \`npx vitest run tests/machines/job.test.ts -u\` draws it again.
A cell says what becomes of the job, or the error code of the answer. The sample job has two bids, by the bidder and by
the business that is assigned once the job is in progress.

${Object.keys(law)
  .filter((type): type is JobEventType => Object.hasOwn(law, type))
  .map(section)
  .join('\n\n')}
`
}

function section(type: JobEventType): string {
  const rows = standings.map((standing) => [standing, ...statuses.map((status) => cell(type, standing, status))])
  return `## ${type}\n\n${table([['', ...statuses], ...rows])}`
}

function cell(type: JobEventType, standing: (typeof standings)[number], status: (typeof statuses)[number]): string {
  const facts = factsIn(status)
  const by = parties[standing]
  if (standingOf(facts, by) !== standing) return ''
  const decision = decide(facts, eventOf(type, by))
  return decision.allowed ? `**${decision.next.status}**` : decision.reason
}

/** A Markdown table with its columns lined up. */
function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows
  const widths = head.map((_, column) => Math.max(3, ...rows.map((row) => (row[column] ?? '').length)))
  const line = (row: readonly string[]): string =>
    `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(line)].join('\n')
}
