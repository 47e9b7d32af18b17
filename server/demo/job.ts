import type { components } from '../../generated/api.ts'
import type { Scene } from './pictures.ts'

/** Stars, and what the customer wrote. */
type Review = readonly [stars: number, comment: string | null]

/** What became of the first bid on a job where it does not stand any more; a business that steps down had the job. */
export type Aside =
  | Readonly<{ state: 'withdrawn' }>
  | Readonly<{ state: 'ended'; reason: string }>
  | Readonly<{ state: 'declined'; reason: components['schemas']['DeclineReason']; comment: string }>

/** Something that a customer of the demo town needs done. */
export type OwnJob = Readonly<{
  title: string
  details: string
  category: string
  budget: number
  pictures: readonly Scene[]
  status: 'open' | 'inprogress' | 'completed' | 'expired'
  /** In how many days it is needed. */
  neededIn?: number
  /** Into `businesses`: who bids, in this order; all that could where nothing is said. */
  bidders?: readonly number[]
  /** Into `businesses`: whom the customer asked to bid. */
  invited?: readonly number[]
  aside?: Aside
  /** Into `businesses`: who got it, though it may be open again. */
  wonBy?: number
  /** What its business showed of the work, once it was completed. */
  work?: readonly Scene[]
  review?: Review
  /** What the business said to the review. */
  reply?: string
  /** Why the customer said that it was not done yet, where it was completed too early. */
  doubt?: string
}>

/** The same with its customer: into `allCustomers`, whose city it is in; and how many hours ago, where the plan is not to say. */
export type DemoJob = OwnJob & Readonly<{ customer: number; posted?: number }>
