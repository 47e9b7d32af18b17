/** Words of the list of notifications. */
export const notifications = {
  title: 'Notifications',
  list: 'Notifications',
  unread: 'Unread',
  someUnread: { one: '{{count}} unread', other: '{{count}} unread' },
  groupTitle: 'New jobs',
  markAllRead: 'Mark all as read',
  more: 'Older notifications',
  loadingMore: 'Loading older notifications',
  moreFailed: 'The older notifications could not be loaded',
  end: 'No more notifications',
  failed: 'The notifications could not be loaded',
  refreshFailed: 'The notifications could not be refreshed. They may be out of date.',
  empty: {
    title: 'No notifications yet',
    customer: 'When a business bids on one of your jobs, or finishes one, you will see it here.',
    business: 'When a new job matches your business, or something happens to your bids, you will see it here.',
    home: 'Go to the jobs',
  },
} as const
