import { evaluateJobEvent } from '../../machines/job/machine.ts'
import { jobPolicy, relationTo } from '../../machines/job/policy.ts'
import type { JobEventType, JobFacts } from '../../machines/job/types.ts'
import { markdownTable } from 'statechart-kit/core/tables'
import { eventOf, factsIn, newRating, parties, relations, statuses } from '../../qa/models/job-samples.ts'

/** The page docs/lifecycle.md, drawn by asking the machine about every event, status and relation. */
export function lifecycleTable(): string {
  return `# The life of a job

Drawn from \`machines/job\` by its test; \`npx vitest run tests/machines/job.test.ts -u\` draws it again.
This page says who may do what and when; [its chart](machines/job.md) is drawn with those of the others.
A cell says what becomes of the job, or the error code of the answer. Two bids on the sample job are open, that of the
bidder and that of the business that is assigned once the job is in progress; the owner declines and reconsiders others.

A bid is open, withdrawn, or declined. What was withdrawn may be placed again: nothing else may happen to it
(\`BID_WITHDRAWN\`). What was declined can be neither edited nor withdrawn nor accepted, nor placed again
(\`BID_DECLINED\`), until the owner reconsiders it; only what was declined can be (\`BID_NOT_DECLINED\`).

A bid that was accepted ends with its assignment, and is then as one that was withdrawn. Its business, asking for what
only the assigned one may do, hears so (\`ASSIGNMENT_ENDED\`). Ending what another business has by now is
refused (\`ASSIGNMENT_CHANGED\`).

${Object.keys(jobPolicy)
  .filter((type): type is JobEventType => Object.hasOwn(jobPolicy, type))
  .map(section)
  .join('\n\n')}
`
}

function section(type: JobEventType): string {
  const rows = relations.map((relation) => [relation, ...columns.map(([, facts]) => cell(type, relation, facts))])
  return `## ${type}\n\n${markdownTable([['', ...columns.map(([name]) => name)], ...rows])}`
}

const columns: readonly (readonly [name: string, facts: JobFacts])[] = statuses.flatMap((status) => {
  const column = [status, factsIn(status)] as const
  return status === 'completed' ? [column, ['completed, rated', { ...factsIn(status), rating: newRating }]] : [column]
})

function cell(type: JobEventType, relation: (typeof relations)[number], facts: JobFacts): string {
  const by = parties[relation]
  if (relationTo(facts, by) !== relation) return ''
  const decision = evaluateJobEvent(facts, eventOf(type, by))
  return decision.allowed ? `**${decision.next.status}**` : decision.reason
}
