import { assertEvent, assign, not, setup } from 'xstate'
import type { Failure, Outcome } from './outcome.ts'
import { withMore, withTop, type Page, type PageRequest, type PagesEvent, type PagesInput, type Shown } from './page.ts'
import { outputOf, port, typed } from './typed.ts'

/**
 * A list that grows by pages, for any item and filter (the filter is compared by identity).
 *
 *     starting → shown                                      with a first page that is here already
 *     loading → shown | failed                              the first page of a filter
 *     shown: ready; end if no page follows, empty if there are no items
 *            ready → loadingMore → ready | moreFailed       by cursor, until the last page
 *            any → refreshing → ready | refreshFailed
 *
 * A refresh loads the top again and keeps the known rows further down, so that nobody loses their place; a page that was
 * on its way is loaded after it.
 *
 * What the first page brings besides is shown until it brings something newer, whatever the filter.
 *
 * Port: actor `load`. A late answer never wins: leaving a loading state stops its actor, and a changed filter enters
 * `loading` anew. Tags: `busy` while anything loads, `shown` while the items may be displayed.
 */
export function createPages<Item, Filter, Beside = unknown>() {
  type Context = Shown<Item> & {
    readonly filter: Filter
    readonly failure: Failure | null
    /** Whether a refresh came before the page that the reader asked for. */
    readonly wantsMore: boolean
    readonly beside: Beside | null
    /** Whether what it began with need not be asked for again. */
    readonly isNew: boolean
  }
  type Answer = Outcome<Page<Item, Beside>>

  const top = ({ context }: { context: Context }): PageRequest<Filter> => ({
    filter: context.filter,
    after: null,
    shown: context.items.length,
  })
  const isDone = { type: 'isDone', params: outputOf } as const
  const showTop = { type: 'showTop', params: outputOf } as const
  const showMore = { type: 'showMore', params: outputOf } as const

  return setup({
    types: typed<{
      context: Context
      input: PagesInput<Item, Filter, Beside>
      events: PagesEvent<Filter>
      tags: 'busy' | 'shown'
    }>(),
    actors: { load: port<Answer, PageRequest<Filter>>('load') },
    guards: {
      isDone: (_, answer: Answer) => answer.type === 'done',
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
          ? { ...withTop(context, answer.value), beside: answer.value.beside ?? context.beside }
          : { failure: answer },
      ),
      showMore: assign(({ context }, answer: Answer) =>
        answer.type === 'done' ? withMore(context, answer.value) : { failure: answer },
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
            { guard: isDone, actions: showTop, target: 'shown' },
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
                { guard: isDone, actions: showMore, target: 'ready' },
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
                { guard: isDone, actions: showTop, target: 'ready' },
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
