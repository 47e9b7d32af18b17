import type { components } from '../../generated/client/schemas.ts'
import { toAverage } from '../businesses/average.ts'
import { firstName } from '../businesses/first-name.ts'
import { monthOf } from '../businesses/serializer.ts'
import { fileLink } from '../files/serializer.ts'
import { appLinks } from '../platform/app-links.ts'
import type { ReviewRow } from './repository.ts'
import type { Marketplace, Trade } from './service.ts'

type Schemas = components['schemas']

/** Below so many cases a figure says little, and too much of a few. */
const ENOUGH = 20

const MOST_TRADES = 12

const figure = (count: number): number | null => (count < ENOUGH ? null : count)

export function toMarketplace(publicUrl: string, { figures, reviews }: Marketplace): Schemas['Marketplace'] {
  const { sums, firstBid, trades } = figures
  const { businesses, ratingCount, ratingSum, jobsCompleted } = sums
  const minutes = firstBid.jobs < ENOUGH ? null : firstBid.minutes
  return {
    directory: `${publicUrl}/find`,
    tradesCount: trades.length,
    trades: trades.slice(0, MOST_TRADES).map((trade) => toTrade(publicUrl, trade)),
    reviews: reviews.map((review) => toReview(publicUrl, review)),
    figures: {
      rating: ratingCount < ENOUGH ? null : toAverage(ratingSum, ratingCount),
      ratings: figure(ratingCount),
      businesses: figure(businesses),
      jobsCompleted: figure(jobsCompleted),
      minutesToBid: minutes === null ? null : Math.max(1, Math.round(minutes)),
    },
  }
}

const toTrade = (publicUrl: string, { category, path, businesses }: Trade) => ({
  category,
  page: publicUrl + path,
  businesses: figure(businesses),
})

function toReview(publicUrl: string, review: ReviewRow): Schemas['MarketplaceReview'] {
  const { id, stars, comment, category, completedAt, customerName, businessId, businessName, logoId } = review
  return {
    id,
    stars,
    comment,
    category,
    month: monthOf(completedAt),
    customer: firstName(customerName),
    business: businessName,
    page: appLinks({ publicUrl }).publicPage(businessId, businessName),
    logo: logoId === null ? null : fileLink(publicUrl, logoId),
  }
}
