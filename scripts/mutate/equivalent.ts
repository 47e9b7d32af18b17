/**
 * Mutants that no test can tell from the product, by their names, each with the reason. They are tried like all others
 * and left out of the count; one that a test does notice is not equivalent, and fails the run.
 */
export const equivalent: Readonly<Record<string, string>> = {
  'job: open on job.edited: reenter dropped':
    'The state has nothing that entering it again would do; the job begins its time anew in the rule that asks.',
  'registration: open on form.submitted [1]: guard isUploading dropped':
    'Where nothing is on its way, `uploading` goes on to `submitting` at once, as the transition below it does.',
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
  "machines/job/policy.ts: bidBy: party.role === 'business': always":
    'No customer has the id of a business, and nobody else has one.',
  'machines/job/policy.ts: inCents: amount === undefined: never':
    'No amount that was seen equals one that is not there, whether it is undefined or no number.',
}
