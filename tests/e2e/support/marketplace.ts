/** What visitors are shown of a trade below the login, whatever the tests beside this one write. */
export const marketplaceOf = (category: string) => ({
  directory: '/find',
  tradesCount: 2,
  trades: [
    { category, page: '/find/locksmith', businesses: 1129 },
    { category: 'Air Conditioning and Heating', page: '/find/air-conditioning-and-heating', businesses: null },
  ],
  reviews: [1, 5].map((stars) => ({
    id: `01993b6e-2f5c-7c1a-9b1e-3f6f0a8f2c1${stars}`,
    stars,
    comment: 'Drips.',
    category,
    month: '2026-03',
    customer: 'Zoraida',
    business: 'Kowalczyk & Sons Inc.',
    page: '/b/01993b6e-2f5c-7c1a-9b1e-3f6f0a8f2c11/kowalczyk-sons-inc',
    logo: null,
  })),
  figures: { rating: 4.6, ratings: 2316, businesses: 118, jobsCompleted: 1129, minutesToBid: 91 },
})
