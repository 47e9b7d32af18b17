/** Words of blocking and of the list of those who are blocked. */
export const blocks = {
  business: 'Block business',
  customer: 'Block customer',
  ask: 'Block {{name}}?',
  text: {
    business:
      '{{name}} will no longer see your jobs, and you will not see its bids. Neither of you can write to the other. A job that you assigned to it goes on, with its messages, until it is completed. We do not tell it. You can unblock it in your profile options.',
    customer:
      'You will no longer see the jobs of {{name}}, and your bids on them are hidden. Neither of you can write to the other. A job that is assigned to you goes on, with its messages, until it is completed. We do not tell them. You can unblock them in your profile options.',
  },
  submit: 'Block',
  title: 'Blocked',
  lead: 'You and they no longer see each other’s jobs, bids and messages. We do not tell them.',
  since: 'Blocked since {{date}}',
  unblock: 'Unblock',
  unblockOne: 'Unblock {{name}}',
  failed: 'The list of blocked accounts could not be loaded',
  refreshFailed: 'The list could not be refreshed. It may be out of date.',
  more: 'Show more',
  loadingMore: 'Loading more',
  moreFailed: 'More could not be loaded',
  end: 'Nobody else is blocked',
  empty: {
    title: 'Nobody is blocked',
    customer: 'You can block a business on its page, or in a conversation with it.',
    business: 'You can block a customer on the page of a job, or in a conversation.',
  },
} as const
