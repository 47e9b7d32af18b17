import { assign, setup } from 'xstate'
import { machineTypes } from './machine-types.ts'

export type ViewerInput = {
  /** The number of pictures, at least one. */
  readonly count: number
  /** The index of the picture shown first, from 0. */
  readonly index: number
}

export type ViewerContext = ViewerInput & {
  /** The pictures that failed to load since the viewer was opened; opening it again retries them. */
  readonly broken: readonly number[]
}

export type ViewerEvent =
  /** Next or previous; after the last comes the first. */
  | { readonly type: 'picture.turned'; readonly by: 1 | -1 }
  | { readonly type: 'picture.chosen'; readonly index: number }
  /** The picture shown failed to load. */
  | { readonly type: 'picture.broken' }

const turned = ({ context, event }: { context: ViewerContext; event: { readonly by: 1 | -1 } }): number =>
  (context.index + event.by + context.count) % context.count

const chosen = ({ event }: { event: { readonly index: number } }): number => event.index

/**
 * An open full-screen viewer: which of several pictures it shows.
 *
 *     shown ⇄ broken (that picture failed to load)
 *
 * A single picture has no next or previous.
 */
export const viewerMachine = setup({
  types: machineTypes<{ context: ViewerContext; input: ViewerInput; events: ViewerEvent }>(),
  guards: {
    isAlone: ({ context }) => context.count === 1,
    isBroken: ({ context }, index: number) => context.broken.includes(index),
  },
  actions: {
    show: assign((_, index: number) => ({ index })),
    noteBroken: assign(({ context }) => ({ broken: [...context.broken, context.index] })),
  },
}).createMachine({
  id: 'viewer',
  context: ({ input }) => ({ ...input, broken: [] }),
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
  },
  states: {
    shown: { on: { 'picture.broken': { actions: 'noteBroken', target: 'broken' } } },
    broken: {},
  },
})
