/** What a business is known for, wherever it is shown. */
export type KnownFor = {
  /** The mean of all ratings with one decimal; null before the first. */
  readonly rating: number | null
  readonly ratingsCount: number
  readonly jobsCompleted: number
  /** How often it ended an assignment itself. */
  readonly steppedDown: number
  /** What it says about itself. */
  readonly hasLicense: boolean
  readonly hasInsurance: boolean
  /** When the operator checked a document of it; null where that never was, or holds no more. */
  readonly licenseCheckedOn: string | null
  readonly insuranceCheckedOn: string | null
}

/** A business as everybody with an account sees it. Months are `2026-03`, in UTC. */
export type ShownBusiness = KnownFor & {
  readonly id: string
  readonly name: string
  readonly logo: string | null
  /** Of finished work, in the order that it chose. */
  readonly pictures: readonly string[]
  readonly categories: readonly string[]
  readonly country: string
  readonly state: string
  readonly cities: readonly string[]
  /** The month in which it signed up. */
  readonly since: string
  /** How many ratings have one star, two, three, four and five. */
  readonly stars: readonly number[]
}

/** A picture that a business showed of its work, and the job. */
export type WorkPicture = {
  readonly id: string
  readonly url: string
  readonly jobId: string
  readonly title: string
}

/** What a customer said of a business. */
export type Review = {
  readonly id: string
  readonly stars: number
  readonly comment: string | null
  /** What the business says to it. */
  readonly reply: string | null
  /** The trade of the job, and the month in which it was completed. */
  readonly category: string
  readonly month: string
  /** The first name; null for a customer who is gone. */
  readonly customer: string | null
}
