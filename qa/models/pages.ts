import { done } from '../../machines/outcome.ts'
import { type Page, type PagesEvent, createPages } from '../../machines/pages.ts'
import type { Model } from 'statechart-kit/core/model'
import type { Moment } from 'statechart-kit/core/moment'
import { always, never } from 'statechart-kit/core/properties'
import { endsItsWork, isAcknowledged, isSent } from './property-helpers.ts'
import { sceneOf } from './api.ts'

type Item = { readonly id: string }

const machine = createPages<Item, string>()
const idOf = ({ id }: Item): string => id
const pageOf = (ids: readonly string[], next: string | null): Page<Item> => ({ items: ids.map((id) => ({ id })), next })

const events = {
  'page.wanted': [{ type: 'page.wanted' }],
  'page.retried': [{ type: 'page.retried' }],
  'list.refreshed': [{ type: 'list.refreshed' }],
  'filter.changed': [{ type: 'filter.changed', filter: 'open' }],
} as const satisfies { readonly [Type in PagesEvent<string>['type']]: readonly PagesEvent<string>[] }

/** What a load can bring: nothing, the last page, a page with another behind it, or a failure. */
const answers = {
  load: [done(pageOf(['a'], 'b')), done(pageOf(['a'], null)), done(pageOf([], null))],
}
const ofCustomer = { load: ['listCustomerJobs'] } as const
const digest = ['filter', 'items.length', 'next', 'wantsMore', 'failure.type']

type Now = Moment<typeof machine>

export const pages: Model = {
  name: 'pages',
  about: 'A list that grows by pages.',
  scenes: [
    sceneOf(machine, {
      name: 'visit',
      about: 'The jobs of a customer, seen for the first time.',
      input: { filter: 'all', idOf },
      events,
      answers,
      calls: ofCustomer,
      digest,
    }),
    sceneOf(machine, {
      name: 'return',
      about: 'The jobs of a customer, as they were left, on coming back to them.',
      input: { filter: 'all', idOf, kept: pageOf(['a'], null) },
      events,
      answers,
      calls: ofCustomer,
      digest,
    }),
    sceneOf(machine, {
      name: 'business',
      about: 'The jobs that a business can bid on, the first of which are there before the list.',
      input: { filter: 'all', idOf, kept: pageOf(['a'], 'b'), isNew: true },
      events,
      answers,
      calls: { load: ['listBusinessJobs'] },
      digest,
    }),
    sceneOf(machine, {
      name: 'interests',
      about: 'The bids on a job, for its customer.',
      input: { filter: 'price', idOf },
      events: { ...events, 'filter.changed': [{ type: 'filter.changed', filter: 'rating' }] },
      answers,
      calls: { load: ['listBids'] },
      digest,
    }),
    sceneOf(machine, {
      name: 'notifications',
      about: 'What somebody was told, like ones as one.',
      input: { filter: 'all', idOf },
      // A group is looked into on a page of its own.
      events: { ...events, 'filter.changed': [] },
      answers,
      calls: { load: ['listGroupedNotifications'] },
      digest,
    }),
    sceneOf(machine, {
      name: 'reviews',
      about: 'What customers said of a business.',
      input: { filter: 'all', idOf },
      // Another business is a page of its own.
      events: { ...events, 'filter.changed': [] },
      answers,
      calls: { load: ['listReviews'] },
      digest,
    }),
    sceneOf(machine, {
      name: 'work-pictures',
      about: 'The pictures of finished jobs, for a business that chooses some for its page.',
      input: { filter: 'all', idOf },
      // They are all its own.
      events: { ...events, 'filter.changed': [] },
      answers,
      calls: { load: ['listWorkPictures'] },
      digest,
    }),
    sceneOf(machine, {
      name: 'threads',
      about: 'Who wrote to a customer about a job.',
      input: { filter: 'all', idOf },
      // Another job has a page of its own.
      events: { ...events, 'filter.changed': [] },
      answers,
      calls: { load: ['listThreads'] },
      digest,
    }),
  ],
  properties: {
    'a busy state ends': endsItsWork,
    'what is shown stays until something newer has come': never(
      (now: Now) =>
        now.snapshot.context.items !== now.before.context.items &&
        !isAcknowledged(now) &&
        !isSent(now, 'filter.changed'),
    ),
    'nothing is shown twice': always(
      ({ snapshot: { context } }: Now) => new Set(context.items.map(idOf)).size === context.items.length,
    ),
    'a list that says that it is empty or at its end is': always(
      ({ snapshot }: Now) =>
        (!snapshot.matches({ shown: 'empty' }) || snapshot.context.items.length === 0) &&
        (!snapshot.matches({ shown: 'end' }) || snapshot.context.next === null),
    ),
  },
  headless: {},
}
