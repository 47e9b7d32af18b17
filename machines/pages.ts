import { assign, setup } from 'xstate'
import type { Failure, Outcome } from './outcome.ts'
import { port, typed } from './typed.ts'

/** What a page is asked by: `after` is the cursor of the page before, null for the first. */
export type PageRequest<Filter> = {
  readonly filter: Filter
  readonly after: string | null
  /** How many items a refreshed first page should look at again, as far as a page may hold them; 0 for any other page. */
  readonly shown: number
}

/** A page of items and the cursor of the next one; null says that this is the last. */
export type Page<Item> = { readonly items: readonly Item[]; readonly next: string | null }

export type PagesInput<Item, Filter> = {
  readonly filter: Filter
  /** What makes two items the same, so that one which moved between pages is shown once. */
  readonly idOf: (item: Item) => string
  /** What was shown when the list was last left: it is shown at once and looked at again. */
  readonly kept?: Page<Item> | null
}

export type PagesContext<Item, Filter> = Omit<PagesInput<Item, Filter>, 'kept'> & {
  readonly items: readonly Item[]
  readonly next: string | null
  readonly failure: Failure | null
}

export type PagesEvent<Filter> =
  /** The last card came into view. */
  | { readonly type: 'page.wanted' }
  | { readonly type: 'page.retried' }
  /** Look again from the top, keeping what is shown until the answer is there. */
  | { readonly type: 'list.refreshed' }
  | { readonly type: 'filter.changed'; readonly filter: Filter }

/**
 * A list that grows by pages, for any item and filter (the filter is compared by identity).
 *
 *     loading → ready | end | empty | failed           the first page of a filter
 *     ready → loadingMore → ready | end | moreFailed   by cursor, until a page names no next one
 *     any list → refreshing → ready | end | empty | refreshFailed
 *
 * A refresh looks at the top again and keeps the rows further down that were shown already, so that nobody loses their place.
 *
 * Port: actor `load`. A late answer never wins: leaving a loading state stops its actor, and a changed filter enters
 * `loading` anew. Tags: `busy` while anything loads, `shown` while the items are worth looking at.
 */
export function createPages<Item, Filter>() {
  return setup({
    types: typed<{
      context: PagesContext<Item, Filter>
      input: PagesInput<Item, Filter>
      events: PagesEvent<Filter>
      tags: 'busy' | 'shown'
    }>(),
    actors: { load: port<Outcome<Page<Item>>, PageRequest<Filter>>('load') },
    guards: {
      hasFailed: ({ context }) => context.failure !== null,
      isEmpty: ({ context }) => context.items.length === 0,
      isLast: ({ context }) => context.next === null,
      wasKept: ({ context }) => context.items.length > 0,
      hasNext: ({ context }) => context.next !== null,
      isOtherFilter: ({ context, event }) => event.type === 'filter.changed' && event.filter !== context.filter,
    },
    actions: {
      startOver: assign(({ context, event }) => ({
        filter: event.type === 'filter.changed' ? event.filter : context.filter,
        items: [],
        next: null,
      })),
      forgetFailure: assign({ failure: null }),
      showFirst: assign(({ context }, outcome: Outcome<Page<Item>>) =>
        outcome.type === 'done'
          ? { items: distinct(outcome.value.items, context.idOf), next: outcome.value.next }
          : { failure: outcome },
      ),
      showAgain: assign(({ context }, outcome: Outcome<Page<Item>>) =>
        outcome.type === 'done' ? withTail(outcome.value, context) : { failure: outcome },
      ),
      showMore: assign(({ context }, outcome: Outcome<Page<Item>>) =>
        outcome.type === 'done'
          ? { items: distinct([...context.items, ...outcome.value.items], context.idOf), next: outcome.value.next }
          : { failure: outcome },
      ),
    },
  }).createMachine({
    id: 'pages',
    context: ({ input: { filter, idOf, kept } }) => ({
      filter,
      idOf,
      items: kept?.items ?? [],
      next: kept?.next ?? null,
      failure: null,
    }),
    initial: 'starting',
    on: {
      'filter.changed': { guard: 'isOtherFilter', actions: 'startOver', target: '.loading', reenter: true },
    },
    states: {
      starting: {
        always: [{ guard: 'wasKept', target: 'refreshing' }, { target: 'loading' }],
      },
      loading: {
        tags: 'busy',
        entry: 'forgetFailure',
        invoke: {
          src: 'load',
          input: ({ context }) => ({ filter: context.filter, after: null, shown: 0 }),
          onDone: { actions: { type: 'showFirst', params: ({ event }) => event.output }, target: 'loaded' },
        },
      },
      loaded: {
        always: [
          { guard: 'hasFailed', target: 'failed' },
          { guard: 'isEmpty', target: 'empty' },
          { guard: 'isLast', target: 'end' },
          { target: 'ready' },
        ],
      },
      ready: {
        tags: 'shown',
        on: { 'page.wanted': 'loadingMore', 'list.refreshed': 'refreshing' },
      },
      end: {
        tags: 'shown',
        on: { 'list.refreshed': 'refreshing' },
      },
      empty: {
        tags: 'shown',
        on: { 'list.refreshed': 'refreshing' },
      },
      failed: {
        on: { 'page.retried': 'loading', 'list.refreshed': 'loading' },
      },
      loadingMore: {
        tags: ['busy', 'shown'],
        entry: 'forgetFailure',
        invoke: {
          src: 'load',
          input: ({ context }) => ({ filter: context.filter, after: context.next, shown: 0 }),
          onDone: { actions: { type: 'showMore', params: ({ event }) => event.output }, target: 'moreLoaded' },
        },
        on: { 'list.refreshed': 'refreshing' },
      },
      moreLoaded: {
        always: [{ guard: 'hasFailed', target: 'moreFailed' }, { guard: 'isLast', target: 'end' }, { target: 'ready' }],
      },
      moreFailed: {
        tags: 'shown',
        on: { 'page.retried': 'loadingMore', 'list.refreshed': 'refreshing' },
      },
      refreshing: {
        tags: ['busy', 'shown'],
        entry: 'forgetFailure',
        invoke: {
          src: 'load',
          input: ({ context }) => ({ filter: context.filter, after: null, shown: context.items.length }),
          onDone: { actions: { type: 'showAgain', params: ({ event }) => event.output }, target: 'refreshed' },
        },
        on: { 'list.refreshed': { target: 'refreshing', reenter: true } },
      },
      refreshed: {
        always: [
          { guard: 'hasFailed', target: 'refreshFailed' },
          { guard: 'isEmpty', target: 'empty' },
          { guard: 'isLast', target: 'end' },
          { target: 'ready' },
        ],
      },
      refreshFailed: {
        tags: 'shown',
        on: {
          'page.retried': 'refreshing',
          'list.refreshed': 'refreshing',
          'page.wanted': { guard: 'hasNext', target: 'loadingMore' },
        },
      },
    },
  })
}

/** A fresh first page, with the rows that were shown below its last known one. All that it does not know above is gone. */
function withTail<Item, Filter>(first: Page<Item>, { items, next, idOf }: PagesContext<Item, Filter>): Page<Item> {
  const fresh = new Set(first.items.map(idOf))
  const lastKnown = items.findLastIndex((item) => fresh.has(idOf(item)))
  if (first.next === null || lastKnown === -1) return { items: distinct(first.items, idOf), next: first.next }
  const tail = items.slice(lastKnown + 1)
  return { items: distinct([...first.items, ...tail], idOf), next: tail.length > 0 ? next : first.next }
}

/** The first of each id, in order. */
function distinct<Item>(items: readonly Item[], idOf: (item: Item) => string): readonly Item[] {
  return [...new Map(items.toReversed().map((item) => [idOf(item), item])).values()].toReversed()
}
