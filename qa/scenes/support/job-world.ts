import type { BidFact, JobActor } from '../../../machines/job/types.ts'
import { factsIn } from '../../models/job-samples.ts'
import {
  assignAndEnd,
  declineBid,
  newBid,
  newBusiness,
  newCustomer,
  newJob,
  withdrawBid,
  type Account,
} from '../../support/api.ts'
import { inviteBusiness } from '../../support/invitations.ts'
import { arrivals } from 'statechart-kit/walk/page-idle'
import { remembered } from 'statechart-kit/script/notes'
import type { OpenVisit, Visit } from './visit.ts'

/** A job, its owner at a browser, and a browser for each business that has something to do. */
export type World = {
  readonly jobId: string
  readonly customer: Account
  /** The businesses by the ids that they have in the samples. */
  readonly business: (id: string) => Promise<Account>
  /** At the owner's. */
  readonly visit: Visit
  readonly address: string
  readonly at: (party: JobActor) => Promise<Visit>
}

const TITLE = 'Leaking kitchen tap'
/** What the businesses of the samples are called. */
export const names: { readonly [Id in string]?: string } = {
  assigned: 'Ortega & Sons',
  bidder: 'Hill Services',
  declined: 'Dale Plumbing',
  withdrawn: 'Wells Plumbing',
  ended: 'Glenn Plumbing',
}

/** The same people for every path; each path has a job of its own. */
const people = new Map<string, () => ReturnType<typeof newBusiness>>()
const owner = remembered(() => newCustomer())
const stranger = remembered(() => newCustomer('Rosa Diaz'))
const business = (id: string) => {
  const known = people.get(id) ?? remembered(() => newBusiness(names[id] ?? 'Maya Services'))
  people.set(id, known)
  return known()
}

/** Posts a job with the bids and invitations of the sample `open`, and opens it at its owner's. */
export async function openJob(openVisit: OpenVisit): Promise<World> {
  const { bids, invitations } = factsIn('open')
  const customer = await owner()
  const id = await newJob(customer, TITLE)
  const place = async ({ businessId, amount, state }: BidFact) => {
    const bidder = await business(businessId)
    const bidId = await newBid(bidder, id, amount)
    if (state === 'withdrawn') await withdrawBid(bidder, bidId)
    if (state === 'declined') await declineBid(customer, id, bidder)
    if (state === 'ended') await assignAndEnd(customer, id, bidder)
  }
  // What is assigned for a while takes no other bids meanwhile.
  for (const bid of bids.filter(({ state }) => state === 'ended')) await place(bid)
  await Promise.all(bids.filter(({ state }) => state !== 'ended').map(place))
  for (const { businessId } of invitations) await inviteBusiness(customer, id, await business(businessId))
  const address = `/job-details?id=${id}`
  const visit = await openVisit(customer)
  const visits = new Map<string, Promise<Visit>>()
  return {
    visit,
    address,
    jobId: id,
    customer,
    business,
    at: async (party) => {
      const id = 'id' in party ? party.id : party.role
      // The owner has just been seen to look at it.
      if (id === 'owner') return visit
      const at = visits.get(id) ?? openVisit(party.role === 'business' ? await business(id) : await stranger())
      visits.set(id, at)
      const { page, say } = await at
      await page.goto(address)
      const heading = (name: string) => page.getByRole('heading', { name })
      const none = heading(say('jobNotes.missing.title')).or(heading(say('jobNotes.forbidden.title')))
      await heading(TITLE).or(none).waitFor()
      // What somebody may do there comes after it.
      await arrivals(page, { calls: 1500 })
      return at
    },
  }
}
