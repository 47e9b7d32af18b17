/** Words of the bids on a job, as its customer compares them. */
export const interests = {
  title: 'Interests',
  sort: 'Sort by',
  by: {
    price: 'Lowest amount',
    rating: 'Best rating',
    newest: 'Newest',
  },
  /** Where the budget stands nearby. */
  briefDifference: {
    under: '{{amount}} under',
    over: '{{amount}} over',
    even: 'Matches your budget',
  },
  difference: {
    under: '{{amount}} under budget',
    over: '{{amount}} over budget',
    even: 'Matches your budget',
  },
  lowest: 'Lowest price',
  bestRated: 'Best rated',
  anyDay: 'Any day',
  jobs: { one: '{{count}} job', other: '{{count}} jobs' },
  columns: {
    business: 'Business',
    rating: 'Rating',
    jobs: 'Jobs done',
    checks: 'Checks',
    start: 'Can start',
    amount: 'Amount',
    proposal: 'Proposal',
    acts: 'Your choice',
  },
  refreshFailed: 'The bids could not be refreshed. They may be out of date.',
  failed: 'The bids could not be loaded',
  more: 'Show more bids',
  loadingMore: 'Loading more bids',
  moreFailed: 'More bids could not be loaded',
  sent: 'Sent {{ago}}',
  edited: 'Changed {{ago}}',
  accept: 'Accept',
  acceptNamed: 'Accept the bid from {{name}}',
  decline: 'Decline',
  declineNamed: 'Decline the bid of {{name}}',
  declined: {
    one: '{{count}} declined',
    other: '{{count}} declined',
  },
  youDeclined: 'You declined this bid.',
  reconsider: 'Reconsider',
  reconsiderNamed: 'Reconsider the bid of {{name}}',
  emptyTitle: 'No interests yet',
  emptyText: 'Bids appear here as soon as businesses send them.',
  allDeclinedTitle: 'You declined every bid',
  allDeclinedText: 'New bids appear here as soon as businesses send them.',
  expiredTitle: 'No interests',
  expiredText: 'No business sent a bid in time.',
} as const

/** Words of what only some jobs show; they are fetched with it. */
export const jobNotes = {
  missing: {
    title: 'Job not found',
    text: 'It was deleted, or it never existed. Check the link, or go back to your jobs.',
    home: 'Go to the jobs',
  },
  forbidden: {
    title: 'You cannot see this job',
    text: 'It belongs to someone else, or is outside your cities and categories.',
  },
  told: {
    some: {
      one: '{{count}} business of this trade was told.',
      other: 'We notified {{count}} businesses in this category.',
    },
    atLeast: 'We are notifying more than {{count}} businesses in this category.',
    nobody: 'No business in this category serves this city yet. Your job stays open, and new businesses will see it.',
  },
  invited: {
    title: 'Invited',
    waiting: 'Invited {{ago}}',
    bid: 'Has bid',
    declined: 'Declined {{ago}}',
    reasons: {
      busy: 'They have no time',
      tooFar: 'It is too far away',
      notMyWork: 'They do not do such work',
      unsaid: 'They gave no reason',
    },
  },
  ending: {
    youEnded: 'You ended the assignment with {{name}} on {{date}}',
    theyEnded: 'The customer ended your assignment on {{date}}',
    youSteppedDown: 'You stepped down on {{date}}',
    theySteppedDown: '{{name}} stepped down on {{date}}',
    openAgain: 'The job is open again.',
  },
  threads: {
    title: 'Messages',
    you: 'You:',
    failed: 'The messages could not be loaded.',
    more: 'More conversations',
    loading: 'Loading more conversations',
  },
} as const
