import { describe, expect, it } from 'vitest'
import type { Message } from '../../../src/actors/thread.ts'
import { inboxAddress, inboxFilterIn } from '../../../src/features/messages/inbox-address.ts'
import { cutAfter, groupsOf } from '../../../src/features/messages/message-group.tsx'

describe('the address of the list of conversations', () => {
  const all = { search: '', shows: 'all' } as const

  it('keeps search, filter and the open thread', () => {
    const filter = { search: 'tap & sink', shows: 'inprogress' } as const
    const address = inboxAddress(filter, { jobId: 'j', businessId: 'b' })
    expect(address).toBe('/messages?job=j&business=b&q=tap+%26+sink&status=inprogress')
    expect(inboxFilterIn(new URL(address, 'http://localhost').search)).toEqual(filter)
    expect(inboxAddress(all)).toBe('/messages')
    expect(inboxAddress(all, { jobId: 'j', businessId: null })).toBe('/messages?job=j')
  })

  it.each([
    ['', all],
    ['?q=x', all],
    ['?q=%20%20tap%20', { ...all, search: 'tap' }],
    [`?q=${'y'.repeat(200)}&status=lost`, { ...all, search: 'y'.repeat(100) }],
  ])('asks the server for nothing that it refuses: %s', (search, filter) => {
    expect(inboxFilterIn(search)).toEqual(filter)
  })
})

describe('the place of the bid among the messages', () => {
  const message = (number: number): Message => ({
    number,
    author: 'business',
    isOwn: false,
    text: `${number}`,
    pictures: [],
    createdAt: `2026-03-0${1 + Math.floor(number / 40)}T09:30:00.000Z`,
    isReported: false,
  })
  const groups = groupsOf(
    Array.from({ length: 100 }, (_, index) => message(index + 1)),
    (at) => at.slice(0, 10),
  )
  const numbers = (some: typeof groups) => some.flatMap(({ rows }) => rows.map(({ message: { number } }) => number))

  it.each([0, 1, 40, 57, 100])('cuts the groups after message %i and loses none', (number) => {
    const [above, below] = cutAfter(groups, number)
    expect(numbers(above)).toEqual(Array.from({ length: number }, (_, index) => index + 1))
    expect([...numbers(above), ...numbers(below)]).toEqual(numbers(groups))
    // What begins a day does so where it is cut, too.
    const days = [...above, ...below].flatMap(({ rows }) => rows.filter(({ startsDay }) => startsDay))
    expect(days.map(({ message: { number: first } }) => first)).toEqual([1, 40, 80])
  })
})
