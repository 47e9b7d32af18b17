import type { components } from '../../generated/client/schemas.ts'

// Businesses, as the app speaks of them: in the clean names of the contract.

type Clean = components['schemas']

/** What a business is known for, wherever it is shown. A check that never was, or holds no more, is null. */
export type KnownFor = Pick<
  Clean['ShownBusiness'],
  'rating' | 'ratingsCount' | 'jobsCompleted' | 'steppedDown' | 'licenseCheckedOn' | 'insuranceCheckedOn'
> & {
  /** What it says about itself. */
  readonly hasLicense: boolean
  readonly hasInsurance: boolean
}

/** A business as everybody with an account sees it. Months are `2026-03`, in UTC. */
export type ShownBusiness = KnownFor &
  Omit<Clean['ShownBusiness'], 'businessId' | 'logo' | keyof KnownFor> & {
    readonly id: string
    readonly logo: string | null
  }

/** A picture that a business showed of its work, and the job. */
export type WorkPicture = Clean['WorkPicture']

/** What a customer said of a business. */
export type Review = Omit<Clean['Review'], 'reviewId'> & { readonly id: string }
