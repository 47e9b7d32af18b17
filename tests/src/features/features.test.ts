import { expect, test, it, describe } from 'vitest'
import { chipsOf, filterIn, initialOf, statusFilters, withFilter } from '../../../src/features/dashboard/list-filter.ts'
import { shows as row } from '../../support/shows.ts'
import type { Schemas } from '../../../src/actors/jobs.ts'
import { callingOf } from '../../../src/features/job-details/parts/call-button.tsx'
import { differenceOf } from '../../../src/ui/text/difference.ts'
import type { Message, Written } from '../../../src/actors/thread.ts'
import { groupsOf, isSameGroup } from '../../../src/features/messages/message-group.tsx'
import { unsentIn } from '../../../src/features/messages/use-thread.ts'
import { directionsTo } from '../../../src/features/job-details/parts/where-card.tsx'
import { actOf } from '../../../src/features/notifications/acts.ts'
import { dialogAfter, firstDialog, type DialogState } from '../../../src/features/job-details/parts/open-dialog.ts'

const roles = ['customer', 'business'] as const

test(
  'every chip and filter survives its own address, in either order',
  row('constant.status-filter', 'rule.list-chips-address'),
  () => {
    for (const role of roles) {
      for (const shows of [...chipsOf[role], ...statusFilters]) {
        for (const order of ['newest', 'neededBy'] as const) {
          for (const search of ['', 'kitchen & bath']) {
            for (const limits of [
              {},
              { budgetFrom: 99.5, neededUntil: '2026-12-04' },
              { budgetTo: 0, postedWithin: 7 },
            ]) {
              const filter = { shows, order, search, limits }
              const address = withFilter('/dashboard', role, filter)
              expect(filterIn(new URL(address, 'http://localhost').search, role)).toEqual(filter)
            }
          }
        }
      }
    }
  },
)

test('what a list begins with has a plain address: all jobs of a customer, the work that a business may find', () => {
  const plain = { order: 'newest', search: '', limits: {} } as const
  for (const [role, shows, address] of [
    ['customer', 'all', ''],
    ['customer', 'inprogress', '?status=inprogress'],
    ['business', 'findWork', ''],
    ['business', 'all', '?status=all'],
  ] as const) {
    expect(withFilter('/dashboard', role, { ...plain, shows })).toBe(`/dashboard${address}`)
  }
  expect(withFilter('/dashboard', 'customer', { ...plain, shows: 'all', order: 'neededBy' })).toBe(
    '/dashboard?order=neededBy',
  )
})

test('what is unknown in the address, or of the other role, shows what the list begins with', () => {
  const all = { shows: 'all', order: 'newest', search: '', limits: {} }
  const limits = ['budgetFrom=-1', 'budgetTo=much', 'neededUntil=2026-02-31', 'postedWithin=0', 'trade=Plumbing']
  for (const query of ['', 'status=', 'status=cancel', 'other=open', 'status=won', 'order=oldest', ...limits]) {
    expect(filterIn(`?${query}`, 'customer')).toEqual(all)
  }
  expect(filterIn('?status=toRate', 'business')).toEqual({ ...all, shows: initialOf.business })
})

const customer = { id: 'ana', name: 'Ana', picture: { url: null }, phone: null }
const business: Schemas['AssignedBusiness'] = {
  id: 'bright',
  name: 'Omar',
  businessName: 'Bright Pipe',
  logo: { url: null },
  amount: 420,
  isRated: false,
  hasLicense: 0,
  hasInsurance: 0,
  licenseCheckedOn: null,
  insuranceCheckedOn: null,
  rating: null,
  ratingsCount: 0,
  jobsCompleted: 0,
  steppedDown: 0,
  phone: null,
  canStart: null,
}

const reachable = { phone: '+1 512 555 0100' }

test.each([
  ['a customer before a business is assigned', 'customer', false, { customer, assignedBusiness: null }, 'early'],
  ['a business before one is assigned', 'business', false, { customer, assignedBusiness: null }, 'early'],
  [
    'the assigned business',
    'business',
    true,
    { customer: { ...customer, ...reachable }, assignedBusiness: business },
    'ready',
  ],
  ['the customer', 'customer', false, { customer, assignedBusiness: { ...business, ...reachable } }, 'ready'],
  ['a business that was not chosen', 'business', false, { customer, assignedBusiness: business }, 'elsewhere'],
  ['who does not know the number', 'customer', false, { customer, assignedBusiness: business }, 'none'],
] as const)('the call of %s', (_, role, isAssigned, job, type) => {
  expect(callingOf(role, isAssigned, job)).toEqual(type === 'ready' ? { type, ...reachable } : { type })
})

test('a notification of work that is not done shows the reason while the job waits for it', () => {
  const told = { kind: 'completion_doubted', jobId: 'job', count: 1, unread: 0, pending: true }
  expect([actOf(told), actOf({ ...told, pending: false })]).toEqual(['why', null])
})

test('directions lead to the street in its city, whatever is in its name', row('rule.street-address'), () => {
  const place = { city: 'Austin', state: 'Texas', country: 'United States' }
  const { origin, pathname, searchParams } = new URL(directionsTo(place, '12 Oak & Elm #3, شارع'))
  expect([origin, pathname]).toEqual(['https://www.google.com', '/maps/search/'])
  expect([...searchParams]).toEqual([
    ['api', '1'],
    ['query', '12 Oak & Elm #3, شارع, Austin, Texas, United States'],
  ])
})

test.each([
  [120, 150, { side: 'under', amount: 30 }],
  [150.3, 150.1, { side: 'over', amount: 0.2 }],
  [0.3, 0.1, { side: 'over', amount: 0.2 }],
  [9_999_999.99, 0.01, { side: 'over', amount: 9_999_999.98 }],
  [99.9, 99.9, { side: 'even', amount: 0 }],
] as const)('%d beside a budget of %d', (amount, budget, difference) => {
  expect(differenceOf(amount, budget)).toEqual(difference)
})

const message = (number: number, createdAt = '2026-03-01T09:30:00.000Z', isOwn = false): Message => ({
  number,
  author: isOwn ? 'customer' : 'business',
  text: `Message ${number}`,
  pictures: [],
  isOwn,
  createdAt,
  isReported: false,
})
const dayOf = (at: string): string => at.slice(0, 10)
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => message(from + index))

it('a thousand messages are in groups of forty, the same ones while fewer are there', () => {
  const all = groupsOf(numbers(1, 1000), dayOf)
  expect(all.map(({ rows }) => rows.length)).toEqual(Array.from({ length: 25 }, () => 40))
  const few = groupsOf(numbers(950, 1000), dayOf)
  expect(few.map(({ id }) => id)).toEqual(all.slice(-2).map(({ id }) => id))
})

it('a day begins with its first message, across groups too', () => {
  const later = '2026-03-02T09:30:00.000Z'
  const groups = groupsOf([...numbers(39, 40), message(41), message(42, later), message(43, later)], dayOf)
  expect(groups.map(({ rows }) => rows.map(({ startsDay }) => startsDay))).toEqual([
    [true, false],
    [false, true, false],
  ])
})

it('an unchanged group is the same', () => {
  const all = numbers(1, 3)
  const [one] = groupsOf(all, dayOf)
  const [other] = groupsOf([...all], dayOf)
  const [changed] = groupsOf([...all, message(4)], dayOf)
  expect([one && other && isSameGroup(one, other), one && changed && isSameGroup(one, changed)]).toEqual([true, false])
})

it('a message that came back before its answer is not shown twice', () => {
  const written: Written = { text: 'Message 2', pictures: [], after: 1 }
  const item = { id: 'message-0', content: written, key: 'key', failure: null }
  const next = { ...item, id: 'message-1' }
  const back = [message(1), message(2, undefined, true)]
  expect(unsentIn([item, next], back, true)).toEqual([next])
  // One with the same words was there before, or is the other side's; or it is known to have failed.
  expect(unsentIn([{ ...item, content: { ...written, after: 2 } }], back, true).length).toBe(1)
  expect(unsentIn([item], [message(1), message(2)], true)).toEqual([item])
  expect(unsentIn([item], back, false)).toEqual([item])
  expect(unsentIn([], back, true)).toEqual([])
})

const edit = { act: 'edit' } as const
const rate = { act: 'rate' } as const
const asks = (state: DialogState, dialog: typeof edit | typeof rate) => dialogAfter(state, { type: 'opened', dialog })
const closes = (state: DialogState) => dialogAfter(state, { type: 'closed' })
const loads = (state: DialogState, mayRate: boolean) => dialogAfter(state, { type: 'loaded', mayRate })

describe('dialogs of a job', () => {
  it('keep their place while another is asked for, and open again after they closed', () => {
    const opened = asks(firstDialog(false, false), edit)
    expect([opened.dialog, asks(opened, rate).dialog]).toEqual([edit, edit])
    expect([closes(opened).dialog, asks(closes(opened), rate).dialog]).toEqual([null, rate])
  })

  it('ask for a rating at the start, once a visit', () => {
    const first = firstDialog(true, true)
    expect([first.dialog, loads(closes(first), true).dialog]).toEqual([rate, null])
  })

  it('ask for a rating as soon as the viewer may rate the job, once', () => {
    const before = firstDialog(false, false)
    const completed = loads(before, true)
    expect([loads(before, false).dialog, completed.dialog]).toEqual([null, rate])
    expect(loads(closes(completed), true).dialog).toBeNull()
  })

  it('keep the rating when the viewer may no longer rate, and open it for the next completion', () => {
    const rating = firstDialog(true, false)
    expect([loads(rating, false).dialog, loads(loads(closes(rating), false), true).dialog]).toEqual([rate, rate])
  })

  it('open the rating neither before nor behind another dialog', () => {
    const covered = loads(asks(firstDialog(false, false), edit), true)
    expect([covered.dialog, loads(closes(covered), true).dialog]).toEqual([edit, null])
  })

  it('open a bid that was left unfinished at the start, once', () => {
    const first = firstDialog(false, true)
    expect([first.dialog, loads(closes(first), false).dialog]).toEqual([{ act: 'bid' }, null])
  })
})
