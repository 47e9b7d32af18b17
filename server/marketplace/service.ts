import { addressesFor } from '../directory/addresses.ts'
import type { PlacesDeps } from '../places/service.ts'
import { lowestIdAt } from '../platform/ids.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { held } from './held.ts'
import { findReviewMarks, listNewestReviews, type ReviewRow } from './repository.ts'
import { countByTrade, findFirstBid, sumBusinesses, type FirstBid, type Sums } from './repository-figures.ts'

/** A trade with the path of its page. */
export type Trade = Readonly<{ category: string; path: string; businesses: number }>

type Figures = Readonly<{ sums: Sums; firstBid: FirstBid; trades: readonly Trade[] }>
type Reviews = Readonly<{ reviews: readonly ReviewRow[]; marks: string }>

/** What the page that visitors begin at shows. It is the same object for as long as nothing of it is another. */
export type Marketplace = Readonly<{ figures: Figures; reviews: readonly ReviewRow[] }>

/** Trades are counted, and figures made, so often at most, in milliseconds: they read all businesses. */
const FIGURES_HOLD = 5 * 60_000
/** A town without any is counted each time, which costs nothing: its first business is there at once. */
const figuresHold = ({ trades }: Figures): number => (trades.length === 0 ? 0 : FIGURES_HOLD)
/** How long nobody looks for newer reviews, in milliseconds. One that nobody may see any more is gone at once. */
const REVIEWS_HOLD = 10_000

/** Reviews that are shown, and those among which they are found: each is of another business. */
const MOST_REVIEWS = 3
const REVIEWS_READ = 30

const DAY = 24 * 60 * 60_000
/** The newest jobs that say how soon bids come; each has had three days to get one. */
const JOBS_ASKED = 1000
const JOBS_WAIT = 3 * DAY

/** Makes what reads the marketplace: from memory, as long as the database says that its reviews may be seen. */
export function openMarketplace(deps: Deps & PlacesDeps): () => Promise<Marketplace> {
  const { db, now, choices } = deps
  const { path: pathOf } = addressesFor(choices)

  const figures = held(figuresHold, now, async (): Promise<Figures> => {
    const before = lowestIdAt(new Date(now().getTime() - JOBS_WAIT))
    // One after the other, for each takes a connection.
    const sums = await sumBusinesses(db)
    const counts = await countByTrade(db)
    const firstBid = await findFirstBid(db, { before, limit: JOBS_ASKED })
    const trades = counts.flatMap(({ category, businesses }) => {
      const path = pathOf(category)
      return path === undefined ? [] : [{ category, path, businesses }]
    })
    return { sums, firstBid, trades }
  })
  const marksOf = (reviews: readonly ReviewRow[]) =>
    findReviewMarks(
      db,
      reviews.map(({ jobId }) => jobId),
    )
  const newest = held(
    () => REVIEWS_HOLD,
    now,
    async (): Promise<Reviews> => {
      const reviews = oneOfEach(await listNewestReviews(db, REVIEWS_READ))
      return { reviews, marks: await marksOf(reviews) }
    },
  )

  let last: Marketplace | undefined
  return async () => {
    const [counted, known] = await Promise.all([figures.get(), newest.get()])
    const isSame = known.reviews.length === 0 || (await marksOf(known.reviews)) === known.marks
    const { reviews } = isSame ? known : await newest.renew()
    if (last?.figures !== counted || last.reviews !== reviews) last = { figures: counted, reviews }
    return last
  }
}

/** The newest reviews, each of another business, and by another customer where there are so many. */
function oneOfEach(reviews: readonly ReviewRow[]): readonly ReviewRow[] {
  const ofEach = firstBy(reviews, ({ businessId }) => businessId)
  const byEach = firstBy(ofEach, ({ customerId }) => customerId)
  const chosen = [...byEach, ...ofEach.filter((review) => !byEach.includes(review))].slice(0, MOST_REVIEWS)
  return ofEach.filter((review) => chosen.includes(review))
}

function firstBy(reviews: readonly ReviewRow[], keyOf: (review: ReviewRow) => string): readonly ReviewRow[] {
  const first = new Map<string, ReviewRow>()
  for (const review of reviews) if (!first.has(keyOf(review))) first.set(keyOf(review), review)
  return [...first.values()]
}
