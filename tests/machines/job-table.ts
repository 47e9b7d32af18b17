import { evaluateJobEvent } from '../../machines/job/machine.ts'
import { jobPolicy, relationTo } from '../../machines/job/policy.ts'
import type { JobEventType, JobFacts } from '../../machines/job/types.ts'
import { markdownTable } from 'statechart-kit/core/tables'
import { eventOf, factsIn, newRating, parties, relations, statuses } from '../../qa/models/job-samples.ts'

/** The page docs/lifecycle.md, drawn by asking the machine about every event, status and relation. */
export function lifecycleTable(): string {
  return `# The life of a job

Drawn from \`machines/job\` by its test; \`npx vitest run tests/machines/job.test.ts -u\` draws it again.
This page says who may do what and when; [its chart](machines/job.md) is drawn with the others.
A cell says what the job becomes, or the error code of the response. It is empty where that party does not exist.
Two bids on the sample job are active: that of the bidder and that of the business that is assigned once the job is
in progress. The owner declines and reconsiders others.

A bid is active, withdrawn or declined. A withdrawn bid can only be placed again (\`BID_WITHDRAWN\`). A declined bid
cannot be edited, withdrawn, accepted or placed again (\`BID_DECLINED\`) until the owner reconsiders it; only a declined
bid can be reconsidered (\`BID_NOT_DECLINED\`).

The owner invites the business whose bid was withdrawn, and the other business is invited already. A business is invited
once (\`ALREADY_INVITED\`), not where it has bid (\`BUSINESS_HAS_BID\`), and ten are invited to a job
(\`TOO_MANY_INVITATIONS\`).

An accepted bid ends with its assignment and then counts as withdrawn. If its business then tries something that only
the assigned business may do, the response is \`ASSIGNMENT_ENDED\`. Ending an assignment that meanwhile belongs to
another business is refused (\`ASSIGNMENT_CHANGED\`).

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
