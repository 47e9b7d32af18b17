import type { components } from '../../generated/client/schemas.ts'
import { fileLink, toPicture } from '../files/serializer.ts'
import { appLinks } from '../platform/app-links.ts'
import { toAverage } from './average.ts'
import { firstName } from './first-name.ts'
import type { BusinessProfileView, Review } from './repository.ts'

type Schemas = components['schemas']

type Known = Pick<
  BusinessProfileView,
  | 'ratingCount'
  | 'ratingSum'
  | 'jobsCompleted'
  | 'steppedDown'
  | 'hasLicense'
  | 'hasInsurance'
  | 'licenseCheckedAt'
  | 'insuranceCheckedAt'
>

/** What a business is known for, wherever it is shown. */
export function toRecord(known: Known) {
  const { ratingCount, ratingSum, jobsCompleted, steppedDown, hasLicense, hasInsurance } = known
  return {
    rating: toAverage(ratingSum, ratingCount),
    ratingsCount: ratingCount,
    jobsCompleted,
    steppedDown,
    hasLicense: hasLicense ? 1 : 0,
    hasInsurance: hasInsurance ? 1 : 0,
    licenseCheckedOn: known.licenseCheckedAt?.toISOString() ?? null,
    insuranceCheckedOn: known.insuranceCheckedAt?.toISOString() ?? null,
  } as const
}

/** A business as everybody sees it, the same whoever asks. */
export function toShownBusiness(
  publicUrl: string,
  business: BusinessProfileView,
): Omit<Schemas['ShownBusiness'], 'isFavorite'> {
  const { id, businessName, logoId, pictures, categories, country, state, cities, radius, since, starCounts } = business
  return {
    businessId: id,
    name: businessName,
    logo: toPicture(publicUrl, logoId),
    pictures: pictures.map((shownAs) => fileLink(publicUrl, shownAs)),
    categories,
    country,
    state,
    cities,
    radius,
    since: monthOf(since),
    ...toRecord(business),
    stars: starCounts,
    publicPage: business.isHidden ? null : appLinks({ publicUrl }).publicPage(id, businessName),
  }
}

/** A review as somebody reads it; null for a visitor without an account. */
export const toReview =
  (viewerId: string | null) =>
  ({ id, completedAt, customerId, customerName, ...review }: Review): Schemas['Review'] => {
    const { rating: stars, comment, reply, category } = review
    const customer = customerName === null ? null : firstName(customerName)
    const isOwn = customerId === viewerId
    return { reviewId: id, isOwn, stars, comment, reply, category, month: monthOf(completedAt), customer }
  }

/** Roughly: nobody needs the day on which a stranger had somebody in the house. */
export const monthOf = (time: Date): string => time.toISOString().slice(0, 7)
