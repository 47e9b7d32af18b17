import type { components } from '../../../generated/api.ts'
import type { Notification, NotificationGroup } from '../../../src/services/types.ts'

export const newsItem: Notification = {
  id: 'news-2',
  message: 'Ortega & Sons bid $140 on “Leaking tap”.',
  createdAt: '2026-03-07T16:05:00.000Z',
  jobId: 'job-1',
  isRead: false,
}

export const wireNotification: components['schemas']['Notification'] = { ...newsItem, businessId: null }

export const newsGroup: NotificationGroup = {
  id: 'group-1',
  message: '12 new jobs in Plumbing, Austin.',
  createdAt: '2026-03-07T16:05:00.000Z',
  jobId: null,
  count: 12,
  unread: 3,
}

export const wireGroup: components['schemas']['GroupedNotification'] = { ...newsGroup, businessId: null }
