import { assign, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import { typed } from './typed.ts'

/** How many pictures there are, one or more. */
export type ViewerInput = { readonly count: number }

export type ViewerContext = ViewerInput & {
  /** The picture that stands before the screen; counts from 0. */
  readonly index: number
  /** The pictures that could not be had since the viewer was opened; opening it again asks for them again. */
  readonly broken: readonly number[]
}

export type ViewerEvent =
  | { readonly type: 'picture.opened'; readonly index: number }
  /** One further or back; after the last comes the first. */
  | { readonly type: 'picture.turned'; readonly by: 1 | -1 }
  | { readonly type: 'picture.chosen'; readonly index: number }
  /** The one that stands there could not be had. */
  | { readonly type: 'picture.broken' }
  | { readonly type: 'viewer.closed' }

const turned = ({ context, event }: { context: ViewerContext; event: { readonly by: 1 | -1 } }): number =>
  (context.index + event.by + context.count) % context.count

const chosen = ({ event }: { event: { readonly index: number } }): number => event.index

/**
 * Which of several pictures stands before the whole screen.
 *
 *     closed ⇄ open.shown | open.broken (that picture could not be had)
 *
 * A picture that is alone cannot be turned.
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

/** How it stands, for its view. */
export type ViewerSnapshot = SnapshotFrom<typeof viewerMachine>
