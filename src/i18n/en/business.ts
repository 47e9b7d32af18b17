/** Words of the page of a business. */
export const business = {
  title: 'Business',
  failed: 'The business could not be loaded',
  refreshFailed: 'The business could not be refreshed. It may be out of date.',
  missing: {
    title: 'Business not found',
    text: 'It is not on Bidfair, or it has left.',
    home: 'Go to the jobs',
  },
  own: 'This is how customers see you.',
  ask: {
    title: 'Want a bid from {{name}}?',
    text: 'Post a job. They hear of every new job in their trades and cities.',
  },
  edit: 'Edit',
  since: 'On Bidfair since {{month}}',
  trades: 'Trades',
  places: 'Works in',
  place: '{{cities}}, {{state}}',
  morePlaces: { one: '{{cities}} and {{count}} more', other: '{{cities}} and {{count}} more' },
  record: 'Ratings',
  starsNamed: { one: '{{count}} star', other: '{{count}} stars' },
  trust: {
    title: 'License and insurance',
    claimed: 'The business says it has one',
    license: 'License: not stated',
    insurance: 'Insurance: not stated',
    unknown: 'Ask if it matters for your job',
  },
  offer: {
    title: 'Bid on your job',
    failed: 'The bid could not be loaded',
    job: 'See the job',
  },
  work: {
    title: 'Finished work',
    open: 'Finished work, picture {{number}} of {{total}}',
    all: 'Finished work, all {{total}} pictures',
    every: 'All {{total}} pictures',
    none: 'Add pictures of your finished work to show customers what you can do.',
    add: 'Add pictures',
    choose: 'Choose pictures',
  },
  reviews: {
    title: 'Reviews',
    list: 'Reviews',
    about: '{{category}}, {{month}}',
    customer: 'A customer',
    reply: 'Reply from {{name}}',
    empty: 'No reviews yet',
    emptyText: 'Customer reviews of completed jobs will appear here.',
    failed: 'The reviews could not be loaded',
    refreshFailed: 'The reviews could not be refreshed. They may be out of date.',
    more: 'More reviews',
    loadingMore: 'Loading more reviews',
    moreFailed: 'More reviews could not be loaded',
    end: 'No more reviews',
  },
} as const

/** Words of what a business is known for, wherever it is shown. */
export const record = {
  jobs: { one: '{{count}} job completed', other: '{{count}} jobs completed' },
  steppedDown: { one: 'Stepped down once', other: 'Stepped down {{count}} times' },
  ratings: { one: '{{count}} rating', other: '{{count}} ratings' },
  fresh: 'No ratings yet',
  license: {
    verified: 'License verified',
    verifiedIn: 'License verified {{month}}',
    claimed: 'License: not verified',
  },
  insurance: {
    verified: 'Insurance verified',
    verifiedIn: 'Insurance verified {{month}}',
    claimed: 'Insurance: not verified',
  },
} as const
