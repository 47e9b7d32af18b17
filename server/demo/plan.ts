import type { Aside, DemoJob } from './job.ts'
import { firstJobs } from './jobs-first.ts'
import { otherJobs } from './jobs-others.ts'
import { allCustomers } from './neighbors.ts'
import { pastJobs } from './past.ts'
import { businesses, proposals, type DemoBusiness } from './people.ts'

/** What is to be in the town, before it has ids: who posted what, when, who bid, and how it ended. */
export type PlannedJob = Omit<DemoJob, 'aside' | 'bidders' | 'wonBy'> &
  Readonly<{
    city: string
    /** Null where the customer did not say it. */
    street: string | null
    /** Hours ago. */
    posted: number
    bids: readonly PlannedBid[]
    /** Into `bids`; -1 when nobody was chosen. */
    chosen: number
  }>

export type PlannedBid = Readonly<{
  business: number
  amount: number
  proposal: string
  /** How many days after the bid its business can start; null for any day. */
  startsIn: number | null
  hoursAgo: number
  setAside: SetAside | undefined
}>

/** What became of a bid that does not stand any more, and when. */
type SetAside = Aside & Readonly<{ hoursAgo: number }>

/** Plans the same town every time; only the clock differs. */
export function planTown(): PlannedJob[] {
  const today = [firstJobs, ...otherJobs].flatMap((jobs, customer) =>
    jobs.map((job): DemoJob => ({ ...job, customer })),
  )
  return [...today, ...pastJobs()].map(({ aside, bidders, wonBy, ...job }, index) => {
    const { city = 'Austin', street = null } = allCustomers[job.customer] ?? {}
    const place = { city, street: index % 6 === 5 ? null : street }
    // No two at the same time.
    const posted = (job.posted ?? hoursAgo(index, job.status)) + index / 60
    const able = businesses.flatMap((one, number) => (isAble(one, { ...job, city }) ? [number] : []))
    const isDone = job.status === 'completed' || job.doubt !== undefined
    const bids = planBids({ bidders: bidders ?? able, budget: job.budget, index, posted, aside, isDone })
    return { ...job, ...place, posted, bids, chosen: bids.findIndex(({ business }) => business === wonBy) }
  })
}

/** An open job is some days old at most, so that none is needed by a day that has passed. */
function hoursAgo(index: number, status: DemoJob['status']): number {
  if (status === 'expired') return 24 * (31 + (index % 9))
  if (status === 'completed') return 24 * (7 + 2 * (index % 9))
  if (status === 'inprogress') return 24 * (3 + (index % 7))
  return 3 + ((index * 29) % 200)
}

type Wanted = Readonly<{
  bidders: readonly number[]
  budget: number
  index: number
  posted: number
  aside: Aside | undefined
  /** Work that is done, or was said to be, was begun soon. */
  isDone: boolean
}>

function planBids({ bidders, budget, index, posted, aside, isDone }: Wanted): PlannedBid[] {
  return bidders.map((business, turn) => {
    const share = 0.82 + ((index * 13 + turn * 29) % 34) / 100
    const hoursAgo = Math.max(0.5, posted - 1.5 - turn * 3.25)
    return {
      business,
      amount: Math.max(25, Math.round((budget * share) / 5) * 5),
      proposal: proposals[(index + turn * 3) % proposals.length] ?? '',
      startsIn: (index + turn) % 2 === 0 ? (isDone ? 1 : 9 + ((index * 5 + turn * 3) % 11)) : null,
      hoursAgo,
      setAside: aside !== undefined && turn === 0 ? { ...aside, hoursAgo: hoursAgo / 2 } : undefined,
    }
  })
}

type Place = Pick<PlannedJob, 'category' | 'city' | 'status'>

/** Whether a business would bid on a job of this trade and city. */
export function isAble(
  { categories, cities, hasLapsed, isNew }: DemoBusiness,
  { category, city, status }: Place,
): boolean {
  if (isNew === true && status !== 'open') return false
  return hasLapsed !== true && categories.includes(category) && cities.includes(city)
}
