import { done } from '../../machines/outcome.ts'
import type { OperationId } from '../../generated/operations.ts'
import { type Page, createPages } from '../../machines/pages.ts'
import type { Model, Scene } from 'statechart-kit/core/model'
import type { Moment } from 'statechart-kit/core/moment'
import { always, never } from 'statechart-kit/core/properties'
import { endsItsWork, isAcknowledged, isSent } from './property-helpers.ts'
import { sceneOf } from './api.ts'

type Item = { readonly id: string }

const machine = createPages<Item, string>()
const idOf = ({ id }: Item): string => id
const pageOf = (ids: readonly string[], next: string | null): Page<Item> => ({ items: ids.map((id) => ({ id })), next })

type List = {
  readonly name: string
  readonly about: string
  readonly call: OperationId
  /** The filter at first, and the one that is chosen; none where the list has no filter. */
  readonly filters?: readonly [first: string, other: string]
  /** Nothing narrows it where it is empty as a whole. */
  readonly hidesFilter?: boolean
  readonly kept?: { readonly kept: Page<Item>; readonly isNew?: boolean }
}

function listOf({ name, about, call, filters: [first, other] = ['all', ''], hidesFilter, kept }: List): Scene {
  return sceneOf(machine, {
    name,
    about,
    input: { filter: first, idOf, ...kept },
    events: {
      'page.wanted': [{ type: 'page.wanted' }],
      'page.retried': [{ type: 'page.retried' }],
      'list.refreshed': [{ type: 'list.refreshed' }],
      'filter.changed': other === '' ? [] : [{ type: 'filter.changed', filter: other }],
    },
    // Nothing, the last page, or a page with another behind it.
    answers: { load: [done(pageOf(['a'], 'b')), done(pageOf(['a'], null)), done(pageOf([], null))] },
    calls: { load: [call] },
    digest: ['filter', 'items.length', 'next', 'wantsMore', 'failure.type'],
    offers: {
      'filter.changed': (snapshot) =>
        !hidesFilter ||
        !snapshot.hasTag('shown') ||
        snapshot.context.items.length > 0 ||
        snapshot.context.filter !== first,
    },
  })
}

const jobs = { filters: ['all', 'open'], hidesFilter: true } as const

type Now = Moment<typeof machine>

export const pages: Model = {
  name: 'pages',
  about: 'A list that grows by pages.',
  scenes: [
    listOf({
      ...jobs,
      name: 'visit',
      about: 'The jobs of a customer, seen for the first time.',
      call: 'listCustomerJobs',
    }),
    listOf({
      ...jobs,
      name: 'return',
      about: 'The jobs of a customer, as they were left, on coming back to them.',
      call: 'listCustomerJobs',
      kept: { kept: pageOf(['a'], null) },
    }),
    listOf({
      ...jobs,
      name: 'business',
      about: 'The jobs that a business can bid on, the first of which are there before the list.',
      call: 'listBusinessJobs',
      kept: { kept: pageOf(['a'], 'b'), isNew: true },
    }),
    listOf({
      name: 'interests',
      about: 'The bids on a job, for its customer.',
      call: 'listBids',
      filters: ['price', 'rating'],
    }),
    listOf({
      name: 'notifications',
      about: 'What somebody was told, like ones as one.',
      call: 'listGroupedNotifications',
    }),
    listOf({ name: 'reviews', about: 'What customers said of a business.', call: 'listReviews' }),
    listOf({
      name: 'work-pictures',
      about: 'The pictures of finished jobs, for a business that chooses some for its page.',
      call: 'listWorkPictures',
    }),
    listOf({
      name: 'inbox',
      about: 'All conversations of somebody, whatever the job.',
      call: 'listThreads',
      filters: ['all', 'unread'],
      hidesFilter: true,
    }),
    listOf({
      name: 'directory',
      about: 'The businesses that a customer looks for.',
      call: 'findBusinesses',
      filters: ['all', 'near'],
    }),
    listOf({ name: 'blocks', about: 'Those whom somebody blocks.', call: 'listBlocks' }),
    listOf({ name: 'threads', about: 'Who wrote to a customer about a job.', call: 'listThreads' }),
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
