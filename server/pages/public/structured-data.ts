import type { ListedBusiness, PublicBusiness } from './directory.ts'

/** What a page says to search engines, by the vocabulary of schema.org; tests compare it with the types of `schema-dts`. */
export type Graph = ReturnType<typeof businessData> | ReturnType<typeof listData> | ReturnType<typeof trailData>

/** Reviews in the data of a business: search engines show a few, and the page has them all. */
const MOST_REVIEWS = 3
/** Of each comment, in characters. */
const MOST_TEXT = 200

type About = Readonly<{ publicUrl: string; customer: string; description: string }>

/** A business: who it is, where it works, and what customers say. Of a customer there is the first name alone. */
export function businessData(business: PublicBusiness, { publicUrl, customer, description }: About) {
  const { name, path, logo, country, state, cities, rating, ratingsCount, reviews } = business
  const address = publicUrl + path
  return {
    '@context': 'https://schema.org' as const,
    '@type': 'LocalBusiness' as const,
    '@id': address,
    name,
    description,
    url: address,
    image: `${publicUrl}/b/${business.businessId}/picture.png`,
    ...(logo.url !== null && { logo: logo.url }),
    address: { '@type': 'PostalAddress' as const, addressRegion: state, addressCountry: country },
    areaServed: cities.map((city) => ({ '@type': 'City' as const, name: `${city}, ${state}` })),
    ...(rating !== null && {
      aggregateRating: {
        '@type': 'AggregateRating' as const,
        ratingValue: rating,
        ratingCount: ratingsCount,
        bestRating: 5,
        worstRating: 1,
      },
    }),
    ...(reviews.length > 0 && {
      review: reviews.slice(0, MOST_REVIEWS).map((review) => ({
        '@type': 'Review' as const,
        author: { '@type': 'Person' as const, name: review.customer ?? customer },
        datePublished: review.month,
        reviewRating: { '@type': 'Rating' as const, ratingValue: review.stars, bestRating: 5, worstRating: 1 },
        ...(review.comment !== null && { reviewBody: [...review.comment].slice(0, MOST_TEXT).join('') }),
      })),
    }),
  }
}

/** The businesses of a list, in their order. */
export function listData(publicUrl: string, businesses: readonly ListedBusiness[]) {
  return {
    '@context': 'https://schema.org' as const,
    '@type': 'ItemList' as const,
    itemListElement: businesses.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      url: publicUrl + path,
    })),
  }
}

/** The way from the list of trades to a page. */
export function trailData(publicUrl: string, steps: readonly Readonly<{ name: string; path: string }>[]) {
  return {
    '@context': 'https://schema.org' as const,
    '@type': 'BreadcrumbList' as const,
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: publicUrl + path,
    })),
  }
}
