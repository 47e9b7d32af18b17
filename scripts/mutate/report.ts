import { nameOf, type Fate, type Mutant } from './mutant.ts'
import type { Part } from './subjects.ts'

export type Tried = { readonly mutant: Mutant; readonly fate: Fate }

type Sum = { mutants: number; killed: number; hung: number; survived: number; equivalent: number }

/** The table of one part, its survivors, and whether it meets its share. */
export function reportOf(
  { name, least }: Part,
  tried: readonly Tried[],
  seconds: number,
): { text: string; isMet: boolean } {
  const sums = new Map<string, Sum>()
  const total = emptySum()
  for (const { mutant, fate } of tried) {
    const sum = sums.get(mutant.subject) ?? emptySum()
    sums.set(mutant.subject, sum)
    for (const each of [sum, total]) count(each, mutant, fate)
  }
  const survivors = tried.filter(({ fate }) => fate.type === 'survived').map(({ mutant }) => nameOf(mutant))
  const unlike = tried.filter(({ mutant, fate }) => fate.type !== 'survived' && nameOf(mutant) in equivalent)
  const share = shareOf(total)
  const isMet = share >= least && unlike.length === 0
  const lines = [
    row([name, 'mutants', 'killed', 'by time', 'survived', 'share']),
    ...[...sums].map(([subject, sum]) => sumRow(subject, sum)),
    sumRow('together', total),
    '',
    ...survivors.map((one) =>
      one in equivalent ? `equivalent  ${one}\n            ${equivalent[one]}` : `survived    ${one}`,
    ),
    ...unlike.map(({ mutant }) => `noticed, though it is listed as equivalent: ${nameOf(mutant)}`),
    '',
    `${name}: ${percent(share)} of ${total.mutants} mutants noticed, at least ${least} % are wanted; ${total.equivalent} more are equivalent. ${seconds} s.`,
  ]
  return { text: lines.join('\n'), isMet }
}

const emptySum = (): Sum => ({ mutants: 0, killed: 0, hung: 0, survived: 0, equivalent: 0 })

function count(sum: Sum, mutant: Mutant, fate: Fate): void {
  if (nameOf(mutant) in equivalent) sum.equivalent += 1
  else {
    sum.mutants += 1
    sum[fate.type] += 1
  }
}

/** Of mutants that are not equivalent; where there are none nothing is left to be noticed. */
function shareOf({ mutants, survived }: Sum): number {
  return mutants === 0 ? 100 : ((mutants - survived) / mutants) * 100
}

function sumRow(name: string, sum: Sum): string {
  return row([name, ...[sum.mutants, sum.killed, sum.hung, sum.survived].map(String), percent(shareOf(sum))])
}

/** Rounded down, so that 94.99 does not read as 95. */
const percent = (share: number): string => `${(Math.floor(share * 10) / 10).toFixed(1)} %`

function row([name = '', ...cells]: readonly string[]): string {
  return [name.padEnd(34), ...cells.map((cell) => cell.padStart(9))].join('')
}

/** Mutants that no test can tell from the product, each with the reason. The run fails where a test notices one after all. */
export const equivalent: Readonly<Record<string, string>> = {
  'job: open on job.edited: reenter dropped':
    'The state has nothing that entering it again would do; the job begins its time anew in the rule that asks.',
  'registration: open on form.submitted [1]: guard isUploading dropped':
    'Where nothing is on its way, `uploading` goes on to `submitting` at once, as the transition below it does.',
  'dialogs: none on job.changed: target rating becomes starting':
    'The job that was just noted may be rated, and `starting` goes on to `rating` then.',
  'server/jobs/service-expiry.ts: expireJobs: continue: left out':
    'The jobs that are held here are open and past their time, and the law lets the system end each of them.',
  "server/jobs/service-expiry.ts: expireJobs: !decision.allowed || decision.next.status === 'deleted': || becomes &&":
    'The jobs that are held here are open and past their time, and the law lets the system end each of them.',
  'server/bids/service.ts: acceptBid.seen: amountSeen === undefined: never':
    'An amount that is there as undefined is to the law what one that is missing is.',
  "server/bids/service.ts: acceptBid: throw new Refusal('BID_NOT_FOUND'): left out":
    'The law has refused a bid that is not there before; the line tells the compiler.',
  'server/jobs/service-transition.ts: workerOn: throw new Error(`no business is assigned to job ${id}`): left out':
    'The database keeps no job in progress or completed without its business; the line tells the compiler.',
  "server/jobs/service-transition.ts: storedStatus: throw new Error('deletion is not a stored status'): left out":
    'Nothing that is accepted or completed leads to deletion; the line tells the compiler.',
  'server/notifications/service.ts: notify: return: left out':
    'Where nobody is told, nothing is written either way; the line saves the statements.',
  'server/platform/idempotency/with-idempotency.ts: canonical: one < other: negated':
    'Any fixed order of the fields gives the same text for the same values.',
  'server/platform/idempotency/with-idempotency.ts: canonical: one < other: < becomes <=':
    'No two fields of one object have the same name.',
  'server/accounts/service-signup.ts: signUp: return: left out':
    'Who has just signed up has the password that was just kept; the line saves the time of asking.',
  "machines/job/law.ts: bidOf: party.role === 'business': always":
    'No customer has the id of a business, and nobody else has one.',
  'machines/job/law.ts: inCents: amount === undefined: never':
    'No amount that was seen equals one that is not there, whether it is undefined or no number.',
  "machines/job/law.ts: acceptedBid: event.type === 'bid.accepted': always":
    'No other event names a business, so no bid is found for it either way.',
}
