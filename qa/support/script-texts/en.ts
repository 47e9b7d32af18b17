/** What was said in a call of the API: the fields of its body, as words; ids that have a name by that. */
export type Said = { readonly [Field in string]?: string }

/** What a script says of this app besides what is done and seen on a screen. */
export type Told = {
  /** A person at a browser who is not logged in. */
  readonly nobody: string
  readonly person: (kind: 'customer' | 'business', said: Said) => string
  readonly job: (title: string) => string
  /** What somebody has done over the API, by path of the call. */
  readonly calls: { readonly [Path in string]?: (who: string, said: Said) => string }
  readonly otherCall: (who: string, path: string, body: string) => string
  /** What the tester's proxy does with calls. */
  readonly gate: {
    readonly holds: (calls: string) => string
    readonly done: (calls: string) => string
    readonly offline: (calls: string) => string
    readonly dropped: (calls: string) => string
    readonly timedOut: (calls: string) => string
    readonly serverFailed: (calls: string) => string
    readonly malformed: (calls: string) => string
    readonly refused: (calls: string, status: number, code: string) => string
  }
  /** What another tab leaves on the device. */
  readonly leaves: string
  readonly sessionEnds: string
  /** The login goes on with a code. */
  readonly needsCode: string
}

export const en: Told = {
  nobody: 'Somebody who is not logged in',
  person: (kind, { name, email, password, city, state }) =>
    `There is a ${kind} in ${city}, ${state}: ${name}, who logs in as ${email} with the password ${password}.`,
  job: (title) => `the job “${title}”`,
  calls: {
    '/create-job/customer': (who, { title, category, city, budget, details, pics_url }) =>
      `${who} has posted the job “${title}” (${category}, ${city}, budget ${budget}, “${details}”, pictures: ${pics_url}).`,
    '/update-job/customer': (who, { jobid }) => `${who} has edited the job “${jobid}”.`,
    '/delete-job/customer': (who, { jobid }) => `${who} has deleted the job “${jobid}”.`,
    '/place-bid/business': (who, { jobId, amount, proposalStatement }) =>
      `${who} has bid ${amount} on the job “${jobId}”: “${proposalStatement}”`,
    '/update-bid/business': (who, { bidId, amount }) =>
      `${who} has changed the bid on the job “${bidId}” to ${amount}.`,
    '/withdraw-bid/business': (who, { bidId }) => `${who} has withdrawn the bid on the job “${bidId}”.`,
    '/decline-bid/customer': (who, { jobId, companyId }) =>
      `${who} has declined the bid of ${companyId} on the job “${jobId}”.`,
    '/assign-job/customer': (who, { jobId, companyId }) => `${who} has given the job “${jobId}” to ${companyId}.`,
    '/end-assignment': (who, { jobId, reason }) => `${who} has ended the assignment of the job “${jobId}”: “${reason}”`,
    '/mark-completed/business': (who, { jobid, pics_url = '0' }) =>
      `${who} has marked the job “${jobid}” as completed (pictures: ${pics_url}).`,
    '/rate-job/customer': (who, { jobId, rating, comment }) =>
      `${who} has rated the job “${jobId}” with ${rating} stars: “${comment}”`,
    '/answer-rating/business': (who, { jobId, reply }) =>
      `${who} has replied to the rating of the job “${jobId}”: “${reply}”`,
    '/send-message': (who, { jobId, text }) => `${who} has written about the job “${jobId}”: “${text}”`,
    '/logout': (who) => `The session of ${who} has been ended.`,
  },
  otherCall: (who, path, body) => `${who} has called POST /v1${path} with ${body}.`,
  gate: {
    holds: (calls) => `The call ${calls} is on its way, and held by the proxy.`,
    done: (calls) => `In the proxy, let the call ${calls} through.`,
    offline: (calls) => `In the proxy, refuse the connection for the call ${calls}, and each time that it comes again.`,
    dropped: (calls) => `In the proxy, break the line of the call ${calls}, and each time that it comes again.`,
    timedOut: (calls) => `In the proxy, leave the call ${calls} without an answer until the app gives up.`,
    serverFailed: (calls) => `In the proxy, answer the call ${calls} with status 500, code INTERNAL_ERROR.`,
    malformed: (calls) => `In the proxy, cut the answer of the call ${calls} off in the middle.`,
    refused: (calls, status, code) => `In the proxy, answer the call ${calls} with status ${status}, code ${code}.`,
  },
  leaves: 'In another tab, the session of the device is changed, so that nobody or somebody else is logged in.',
  needsCode: 'The account that logs in has a second step.',
  sessionEnds: 'The session of the device is ended elsewhere while it is offline; then it comes back online.',
}
