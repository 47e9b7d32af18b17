import type { TestApp } from '../../support/app.ts'
import { newBid, newBusiness, newCustomer, newJob, type Person } from '../../support/town-wire.ts'
import type { Role } from '../../../../server/schema/column-types.ts'

/** The jobs of a customer by what a business has to do with each. */
const KINDS = [
  'open',
  'invited',
  'bid',
  'declined',
  'lost',
  'running',
  'ending',
  'doubtful',
  'toRate',
  'rated',
] as const
export type Kind = (typeof KINDS)[number]

/** A customer and a business with a history, and one of each role that meets both. */
export type Pair = Readonly<{
  ana: Person
  luis: Person
  eva: Person
  mia: Person
  jobs: Readonly<Record<Kind, string>>
  bids: Readonly<Partial<Record<Kind, string>>>
}>

/** Makes the history, in a city of its own. */
export async function newPair(server: TestApp, city: string): Promise<Pair> {
  const [ana, eva] = [await newCustomer(server, { city }), await newCustomer(server, { name: 'Eva Lind', city })]
  const luis = await newBusiness(server, { buisness_name: 'Ortega Pipes', city: [city] })
  const mia = await newBusiness(server, { buisness_name: 'Mia Pipes', city: [city] })
  const bids: Partial<Record<Kind, string>> = {}
  const made = async (kind: Kind): Promise<string> => {
    const jobId = await newJob(server, ana, { title: `Tap ${kind}`, city })
    if (kind === 'open') return jobId
    if (kind === 'invited') {
      await ana.must('inviteBusiness', { jobId, business: luis.id })
      return jobId
    }
    bids[kind] = await newBid(luis, jobId, 90)
    await luis.must('sendMessage', { jobId, text: 'Is there a lift?' })
    if (kind === 'bid' || kind === 'lost') await newBid(mia, jobId, 120)
    if (kind === 'bid') return jobId
    if (kind === 'declined') {
      await ana.must('declineBid', { jobId, companyId: luis.id })
      return jobId
    }
    await ana.must('acceptBid', { jobId, companyId: kind === 'lost' ? mia.id : luis.id })
    if (kind === 'lost' || kind === 'running' || kind === 'ending') return jobId
    await luis.must('completeJob', { jobid: jobId })
    if (kind === 'rated') await ana.must('rateJob', { jobId, rating: 2, comment: 'Late.' })
    return jobId
  }
  const jobs: Partial<Record<Kind, string>> = {}
  for (const kind of KINDS) jobs[kind] = await made(kind)
  await ana.must('setFavorite', { business: luis.id, favorite: true })
  await ana.must('setFavorite', { business: mia.id, favorite: true })
  const { open, invited, bid, declined, lost, running, ending, doubtful, toRate, rated } = jobs
  const all = { open, invited, bid, declined, lost, running, ending, doubtful, toRate, rated }
  if (!isWhole(all)) throw new Error('a job is missing')
  return { ana, luis, eva, mia, jobs: all, bids }
}

function isWhole(jobs: Readonly<Record<Kind, string | undefined>>): jobs is Readonly<Record<Kind, string>> {
  return KINDS.every((kind) => jobs[kind] !== undefined)
}

/** One of the two blocks the other. */
export async function block({ ana, luis, jobs }: Pair, by: Role): Promise<void> {
  if (by === 'customer') await ana.must('blockBusiness', { business: luis.id })
  else await luis.must('blockCustomer', { jobId: jobs.open })
}

/** The kinds of some jobs of the pair, in the order of the kinds. */
export function kindsOf({ jobs }: Pair, ids: readonly string[]): Kind[] {
  return KINDS.filter((kind) => ids.includes(jobs[kind]))
}
