import { assertEvent, assign, not, setup } from 'xstate'
import { isDone, type Failure, type Outcome } from './outcome.ts'
import { outputOf, port, machineTypes } from './machine-types.ts'
import { whenDone } from './request-state.ts'

/** Items, and the cursor of the page behind them; null behind the last one. */
export type PageItems<Item> = { readonly items: readonly Item[]; readonly next: string | null }

/** A page of a list. The first one may bring something besides its rows. */
export type Page<Item, Extra = unknown> = PageItems<Item> & { readonly beside?: Extra | null }

/** The request of a page: `after` is the previous page's cursor, null for the first. */
export type PageRequest<Filter> = {
  readonly filter: Filter
  readonly after: string | null
  /** How many items to refresh on the first page, up to the page limit; 0 for any other page. */
  readonly shown: number
}

/** What a list shows, and how to identify an item, so that one that moved between pages appears once. */
export type ListWindow<Item> = PageItems<Item> & { readonly idOf: (item: Item) => string }

export type PagesInput<Item, Filter, Extra = unknown> = Pick<ListWindow<Item>, 'idOf'> & {
  readonly filter: Filter
  /** What the list showed when the reader last left it: it is shown at once, and refreshed. */
  readonly kept?: Page<Item, Extra> | null
  /** Whether that is what the server says now, so that it need not be asked. */
  readonly isNew?: boolean
}

export type PagesEvent<Filter> =
  /** The last card came into view. */
  | { readonly type: 'page.wanted' }
  | { readonly type: 'page.retried' }
  /** Refresh from the top; the present items stay until the answer arrives. */
  | { readonly type: 'list.refreshed' }
  | { readonly type: 'filter.changed'; readonly filter: Filter }

/**
 * A list that grows by pages, for any item and filter. It compares filters by identity.
 *
 *     starting → shown                                      with a first page that is here already
 *     loading → shown | failed                              the first page of a filter
 *     shown: ready; end if no page follows, empty if there are no items
 *            ready → loadingMore → ready | moreFailed       by cursor, until the last page
 *            any → refreshing → ready | refreshFailed
 *
 * A refresh loads the top again and keeps the known rows below it, so readers keep their place. It then loads the page
 * that it interrupted.
 *
 * Extra data of the first page stays until a first page brings newer data, whatever the filter.
 *
 * Port: actor `load`. A late answer never wins: leaving a loading state stops its actor, and a changed filter enters
 * `loading` again. Tags: `busy` while anything loads, `shown` while the items may be displayed.
 */
export function createPages<Item, Filter, Extra = unknown>() {
  type Context = ListWindow<Item> & {
    readonly filter: Filter
    readonly failure: Failure | null
    /** Whether a refresh came before the page that the reader asked for. */
    readonly wantsMore: boolean
    readonly beside: Extra | null
    /** Whether what it began with need not be asked for again. */
    readonly isNew: boolean
  }
  type Answer = Outcome<Page<Item, Extra>>

  const top = ({ context }: { context: Context }): PageRequest<Filter> => ({
    filter: context.filter,
    after: null,
    shown: context.items.length,
  })
  const showTop = { type: 'showTop', params: outputOf } as const
  const showMore = { type: 'showMore', params: outputOf } as const

  return setup({
    types: machineTypes<{
      context: Context
      input: PagesInput<Item, Filter, Extra>
      events: PagesEvent<Filter>
      tags: 'busy' | 'shown'
    }>(),
    actors: { load: port<Answer, PageRequest<Filter>>('load') },
    guards: {
      isDone,
      isNew: ({ context }) => context.isNew,
      isEmpty: ({ context }) => context.items.length === 0,
      isLast: ({ context }) => context.next === null,
      wantsMore: ({ context }) => context.wantsMore,
      isOtherFilter: ({ context, event }) => {
        assertEvent(event, 'filter.changed')
        return event.filter !== context.filter
      },
    },
    actions: {
      startOver: assign(({ event }) => {
        assertEvent(event, 'filter.changed')
        return { filter: event.filter, items: [], next: null, wantsMore: false }
      }),
      showTop: assign(({ context }, answer: Answer) =>
        answer.type === 'done'
          ? { ...mergeFirstPage(context, answer.value), beside: answer.value.beside ?? context.beside }
          : { failure: answer },
      ),
      showMore: assign(({ context }, answer: Answer) =>
        answer.type === 'done' ? appendPage(context, answer.value) : { failure: answer },
      ),
      forgetFailure: assign({ failure: null }),
      rememberMore: assign({ wantsMore: true }),
      startMore: assign({ failure: null, wantsMore: false }),
    },
  }).createMachine({
    id: 'pages',
    context: ({ input: { filter, idOf, kept, isNew = false } }) => ({
      filter,
      idOf,
      items: kept?.items ?? [],
      next: kept?.next ?? null,
      beside: kept?.beside ?? null,
      isNew,
      failure: null,
      wantsMore: false,
    }),
    initial: 'starting',
    on: { 'filter.changed': { guard: 'isOtherFilter', actions: 'startOver', target: '.loading' } },
    states: {
      starting: {
        always: [
          { guard: 'isNew', target: 'shown' },
          { guard: 'isEmpty', target: 'loading' },
          { target: 'shown.refreshing' },
        ],
      },
      loading: {
        tags: 'busy',
        entry: 'forgetFailure',
        invoke: {
          src: 'load',
          input: top,
          onDone: [
            { guard: whenDone, actions: showTop, target: 'shown' },
            { actions: showTop, target: 'failed' },
          ],
        },
        on: { 'list.refreshed': { target: 'loading', reenter: true } },
      },
      failed: { on: { 'page.retried': 'loading', 'list.refreshed': 'loading' } },
      shown: {
        tags: 'shown',
        initial: 'ready',
        on: { 'list.refreshed': '.refreshing' },
        states: {
          ready: {
            always: [
              { guard: 'isEmpty', target: 'empty' },
              { guard: 'isLast', target: 'end' },
              { guard: 'wantsMore', target: 'loadingMore' },
            ],
            on: { 'page.wanted': 'loadingMore' },
          },
          end: {},
          empty: {},
          loadingMore: {
            tags: 'busy',
            entry: 'startMore',
            on: { 'list.refreshed': { actions: 'rememberMore', target: 'refreshing' } },
            invoke: {
              src: 'load',
              input: ({ context: { filter, next } }) => ({ filter, after: next, shown: 0 }),
              onDone: [
                { guard: whenDone, actions: showMore, target: 'ready' },
                { actions: showMore, target: 'moreFailed' },
              ],
            },
          },
          moreFailed: { on: { 'page.retried': 'loadingMore' } },
          refreshing: {
            tags: 'busy',
            entry: 'forgetFailure',
            invoke: {
              src: 'load',
              input: top,
              onDone: [
                { guard: whenDone, actions: showTop, target: 'ready' },
                { actions: showTop, target: 'refreshFailed' },
              ],
            },
          },
          refreshFailed: {
            on: { 'page.retried': 'refreshing', 'page.wanted': { guard: not('isLast'), target: 'loadingMore' } },
          },
        },
      },
    },
  })
}

/**
 * The list after refreshing its first page: the new page, then the known rows below the last one it contains. Known
 * rows above that are gone.
 */
export function mergeFirstPage<Item>({ items, next, idOf }: ListWindow<Item>, first: PageItems<Item>): PageItems<Item> {
  const fresh = new Set(first.items.map(idOf))
  const lastKnown = items.findLastIndex((item) => fresh.has(idOf(item)))
  if (first.next === null || lastKnown === -1) return { items: distinct(first.items, idOf), next: first.next }
  const tail = items.slice(lastKnown + 1)
  return { items: distinct([...first.items, ...tail], idOf), next: tail.length > 0 ? next : first.next }
}

/** The list after loading its next page. */
export function appendPage<Item>({ items, idOf }: ListWindow<Item>, more: PageItems<Item>): PageItems<Item> {
  return { items: distinct([...items, ...more.items], idOf), next: more.next }
}

/** Removes duplicates, keeping the first of each id. */
function distinct<Item>(items: readonly Item[], idOf: (item: Item) => string): readonly Item[] {
  return [...new Map(items.toReversed().map((item) => [idOf(item), item])).values()].toReversed()
}
