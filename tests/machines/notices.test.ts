import { expect, it } from 'vitest'
import { noticesAfter, readUpTo, type Notices } from '../../machines/notices.ts'

type Item = { readonly id: string; readonly isRead: boolean }

const item = (id: string, isRead: boolean): Item => ({ id, isRead })
const news = (...items: Item[]): Notices<Item> => ({ items, unread: items.filter(({ isRead }) => !isRead).length })

it('keeps marked what was unread when it came up, and counts what came in meanwhile', () => {
  const first = noticesAfter(null, news(item('b', false), item('a', true)))
  const second = noticesAfter(first, news(item('d', false), item('c', false), item('b', true), item('a', true)))
  const third = noticesAfter(second, news(item('d', true), item('c', true), item('b', true)))
  const look = ({ items, unread, added }: typeof first) => [
    items.map(({ id, isMarked }) => (isMarked ? `${id}!` : id)),
    unread,
    added,
  ]
  expect([first, second, third].map(look)).toEqual([
    [['b!', 'a'], 1, 0],
    [['d!', 'c!', 'b!', 'a'], 2, 2],
    [['d!', 'c!', 'b!'], 0, 0],
  ])
})

it('counts the first ones that come into an empty list', () => {
  expect(noticesAfter(noticesAfter(null, news()), news(item('a', false))).added).toBe(1)
})

it.each<[string, Notices<Item>, string | null]>([
  ['the newest, which need not be the unread one', news(item('b', true), item('a', false)), 'b'],
  ['nothing where all is read', news(item('a', true)), null],
  ['nothing where there is none to name', { items: [], unread: 1 }, null],
])('is read up to %s', (_, notices, expected) => {
  expect(readUpTo(notices)).toBe(expected)
})
