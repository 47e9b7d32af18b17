import { expect, it } from 'vitest'
import type { News, NewsItem } from '../../../../src/actors/notifications.ts'
import { beginning, look } from '../../../../src/features/notifications/visit.ts'

const item = (id: string, isRead: boolean): NewsItem => ({
  id,
  message: id,
  createdAt: '2026-03-07T16:05:00.000Z',
  jobId: null,
  isRead,
})
const news = (...items: NewsItem[]): News => ({ items, unread: items.filter(({ isRead }) => !isRead).length })

it('keeps marked what was unread when it came up, and counts what came in meanwhile', () => {
  const first = look(beginning, news(item('b', false), item('a', true)))
  const second = look(first, news(item('d', false), item('c', false), item('b', true), item('a', true)))
  const third = look(second, news(item('d', true), item('c', true), item('b', true)))
  expect([first, second, third].map(({ marked, added }) => [[...marked].toSorted(), added])).toEqual([
    [['b'], 0],
    [['b', 'c', 'd'], 2],
    [['b', 'c', 'd'], 0],
  ])
})
