import { businesses, customers, doubts, proposals, replies, reviews, stepDowns, type DemoBusiness } from './people.ts'
import type { components } from '../../generated/api.ts'
import type { Scene } from './scenes.ts'
import { trades } from './trades.ts'

/** What is to be in the town, before it has ids: who posted what, when, who bid, and how it ended. */
export type PlannedJob = Readonly<{
  /** Into `customers`. */
  customer: number
  title: string
  details: string
  category: string
  city: string
  budget: number
  /** The drawings that it shows. */
  pictures: readonly Readonly<{ scene: Scene; look: number }>[]
  /** The drawings that its business showed of the work, once it is completed. */
  work: readonly Readonly<{ scene: Scene; look: number }>[]
  /** Hours ago. */
  posted: number
  /** In how many days it is needed; some were needed before today. */
  neededIn: number | undefined
  status: 'open' | 'inprogress' | 'completed' | 'expired'
  bids: readonly PlannedBid[]
  /** Into `bids`; -1 when nobody was chosen. */
  chosen: number
  review: readonly [stars: number, comment: string | null] | undefined
  /** What the business said to the review. */
  reply: string | undefined
  /** Why the customer said that it was not done yet, where it was completed too early. */
  doubt: string | undefined
}>

export type PlannedBid = Readonly<{
  business: number
  amount: number
  proposal: string
  hoursAgo: number
  setAside: SetAside | undefined
}>

/** What became of a bid that does not stand any more. */
type SetAside = Readonly<
  | { state: 'withdrawn'; hoursAgo: number }
  /** The business had the job, and stepped down. */
  | { state: 'ended'; hoursAgo: number; reason: string }
  | { state: 'declined'; hoursAgo: number; reason: components['schemas']['DeclineReason']; comment: string }
>

/** One entry for each job in turn; mostly open, for there is to be something to bid on. */
const STATUSES = ['open', 'open', 'completed', 'open', 'inprogress', 'open', 'completed', 'open', 'expired'] as const

/** Plans the same town every time; only the clock differs. */
export function planTown(): PlannedJob[] {
  const planned = trades.flatMap((trade, tradeIndex) =>
    trade.jobs.map(([title, details, budget], jobIndex) => {
      const index = jobIndex * trades.length + tradeIndex
      // Every fourth job is the first customer's; statuses go round in nines, so that all of them are among those.
      const customer = index % 4 === 0 ? 0 : index % customers.length
      const status = STATUSES[index % STATUSES.length] ?? 'open'
      return { trade, title, details, budget, index, jobIndex, customer, status }
    }),
  )
  return planned.map(({ trade, title, details, budget, index, jobIndex, customer, status }) => {
    const city = customers[customer]?.city ?? 'Austin'
    const posted = hoursAgo(index, status) + index / 60
    const bids = planBids({ title, category: trade.category, city, budget, index, jobIndex, posted, status })
    const isWon = status === 'inprogress' || status === 'completed'
    return {
      customer,
      title,
      details,
      category: trade.category,
      city,
      budget,
      pictures: [0, 1].slice(0, 1 + (index % 2)).map((step) => ({ scene: trade.scene, look: jobIndex + step })),
      work: status === 'completed' ? [2, 3, 4].map((step) => ({ scene: trade.scene, look: jobIndex + step })) : [],
      posted,
      neededIn: index % 2 === 0 ? ((index * 5) % 26) - 2 : undefined,
      // A town where nobody bid has nothing to accept.
      status: isWon && bids.length === 0 ? 'open' : status,
      bids,
      // In turn, so that the first business wins some of its bids and loses others.
      chosen: isWon && bids.length > 0 ? jobIndex % bids.length : -1,
      review: status === 'completed' && index % 4 !== 2 ? reviews[index % reviews.length] : undefined,
      reply: status === 'completed' ? replies.get(title) : undefined,
      doubt: status === 'inprogress' ? doubts.get(title) : undefined,
    }
  })
}

function hoursAgo(index: number, status: PlannedJob['status']): number {
  if (status === 'expired') return 24 * (31 + (index % 9))
  if (status === 'completed') return 24 * (8 + (index % 30))
  if (status === 'inprogress') return 24 * (3 + (index % 7))
  return 2 + ((index * 7) % 200)
}

type Wanted = Readonly<{
  title: string
  category: string
  city: string
  budget: number
  index: number
  jobIndex: number
  posted: number
  status: string
}>

function planBids({ title, category, city, budget, index, jobIndex, posted, status }: Wanted): PlannedBid[] {
  const able = businesses.flatMap((business, number) => (isAble(business, { category, city, status }) ? [number] : []))
  // Some open jobs still wait for their first bid.
  const wanted = status === 'open' && index % 3 === 1 ? 0 : able.length
  return able.slice(0, wanted).map((business, turn) => {
    const share = 0.82 + ((index * 13 + turn * 29) % 34) / 100
    const hoursAgo = Math.max(0.5, posted - 1.5 - turn * 3.25)
    // Somebody else is still there to choose.
    const isAside = status === 'open' && wanted > 1 && turn === 0
    return {
      business,
      amount: Math.max(25, Math.round((budget * share) / 5) * 5),
      proposal: proposals[(index + turn * 3) % proposals.length] ?? '',
      hoursAgo,
      setAside: isAside ? setAsideOf(title, jobIndex, hoursAgo / 2) : undefined,
    }
  })
}

/** Of the jobs of a trade, one has a bid that was declined and one a bid that was withdrawn; from few, one stepped down. */
function setAsideOf(title: string, jobIndex: number, hoursAgo: number): SetAside | undefined {
  const stepDown = stepDowns.get(title)
  if (stepDown !== undefined) return { state: 'ended', hoursAgo, reason: stepDown }
  if (jobIndex === 3) return { state: 'withdrawn', hoursAgo }
  if (jobIndex !== 1) return undefined
  return { state: 'declined', hoursAgo, reason: 'time', comment: 'We need it done before the weekend.' }
}

type Place = Pick<Wanted, 'category' | 'city' | 'status'>

/** Whether a business would bid on a job of this trade and city. */
export function isAble(
  { categories, cities, hasLapsed, isNew }: DemoBusiness,
  { category, city, status }: Place,
): boolean {
  if (isNew === true && status !== 'open') return false
  return hasLapsed !== true && categories.includes(category) && cities.includes(city)
}
