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
      one: '{{count}} business of this trade was told. Its bid will appear here.',
      other: 'We notified {{count}} businesses in this category. Their bids will appear here.',
    },
    atLeast: 'We are notifying more than {{count}} businesses in this category. Their bids will appear here.',
    nobody: 'No business in this category serves this city yet. Your job stays open, and new businesses will see it.',
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
