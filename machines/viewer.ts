import { assign, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import { typed } from './typed.ts'

/** The number of pictures, at least one. */
export type ViewerInput = { readonly count: number }

export type ViewerContext = ViewerInput & {
  /** The index of the picture shown, from 0. */
  readonly index: number
  /** The pictures that failed to load since the viewer was opened; opening it again retries them. */
  readonly broken: readonly number[]
}

export type ViewerEvent =
  | { readonly type: 'picture.opened'; readonly index: number }
  /** Next or previous; after the last comes the first. */
  | { readonly type: 'picture.turned'; readonly by: 1 | -1 }
  | { readonly type: 'picture.chosen'; readonly index: number }
  /** The picture shown failed to load. */
  | { readonly type: 'picture.broken' }
  | { readonly type: 'viewer.closed' }

const turned = ({ context, event }: { context: ViewerContext; event: { readonly by: 1 | -1 } }): number =>
  (context.index + event.by + context.count) % context.count

const chosen = ({ event }: { event: { readonly index: number } }): number => event.index

/**
 * A full-screen viewer: which of several pictures it shows.
 *
 *     closed ⇄ open.shown | open.broken (that picture failed to load)
 *
 * A single picture has no next or previous.
 */
export const viewerMachine = setup({
  types: typed<{ context: ViewerContext; input: ViewerInput; events: ViewerEvent }>(),
  guards: {
    isAlone: ({ context }) => context.count === 1,
    isBroken: ({ context }, index: number) => context.broken.includes(index),
  },
  actions: {
    begin: assign({ broken: [] }),
    show: assign((_, index: number) => ({ index })),
    noteBroken: assign(({ context }) => ({ broken: [...context.broken, context.index] })),
  },
}).createMachine({
  id: 'viewer',
  context: ({ input }) => ({ ...input, index: 0, broken: [] }),
  initial: 'closed',
  states: {
    closed: {
      on: { 'picture.opened': { actions: ['begin', { type: 'show', params: chosen }], target: 'open' } },
    },
    open: {
      initial: 'shown',
      on: {
        'picture.turned': [
          { guard: 'isAlone' },
          {
            guard: { type: 'isBroken', params: turned },
            actions: { type: 'show', params: turned },
            target: '.broken',
          },
          { actions: { type: 'show', params: turned }, target: '.shown' },
        ],
        'picture.chosen': [
          {
            guard: { type: 'isBroken', params: chosen },
            actions: { type: 'show', params: chosen },
            target: '.broken',
          },
          { actions: { type: 'show', params: chosen }, target: '.shown' },
        ],
        'viewer.closed': 'closed',
      },
      states: {
        shown: { on: { 'picture.broken': { actions: 'noteBroken', target: 'broken' } } },
        broken: {},
      },
    },
  },
})

/** The viewer's state, for its view. */
export type ViewerSnapshot = SnapshotFrom<typeof viewerMachine>
