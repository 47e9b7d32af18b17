import { assign, emit, setup } from 'xstate'
import { machineTypes } from './machine-types.ts'

/** What the opener has, and how many it may have at most. */
export type PickerInput = { readonly max: number; readonly chosen: readonly string[] }

export type PickerContext = PickerInput & {
  readonly search: string
  /** The options listed first: those chosen when the list was last sorted, so that nothing moves under a finger. */
  readonly first: readonly string[]
  /** How often a pick was refused, so that the same words are announced again each time. */
  readonly refusals: number
}

export type PickerEvent =
  /** Sorts the list again. */
  | { readonly type: 'search.typed'; readonly search: string }
  | { readonly type: 'option.toggled'; readonly option: string }

/** The opener owns the choice and hears of each change. */
export type PickerEmitted = { readonly type: 'choice.changed'; readonly chosen: readonly string[] }

const option = ({ event }: { event: { readonly option: string } }): string => event.option

/**
 * An open list with several choices, at most `max`.
 *
 *     choosing ⇄ refused (the last pick was one too many)
 */
export const pickerMachine = setup({
  types: machineTypes<{ context: PickerContext; input: PickerInput; events: PickerEvent; emitted: PickerEmitted }>(),
  guards: {
    isChosen: ({ context }, wanted: string) => context.chosen.includes(wanted),
    isFull: ({ context }) => context.chosen.length >= context.max,
  },
  actions: {
    search: assign(({ context }, search: string) => ({ search, first: context.chosen })),
    take: assign(({ context }, wanted: string) => ({ chosen: [...context.chosen, wanted] })),
    drop: assign(({ context }, unwanted: string) => ({ chosen: context.chosen.filter((each) => each !== unwanted) })),
    countRefusal: assign(({ context }) => ({ refusals: context.refusals + 1 })),
    report: emit(({ context }) => ({ type: 'choice.changed', chosen: context.chosen })),
  },
}).createMachine({
  id: 'picker',
  context: ({ input }) => ({ ...input, search: '', first: input.chosen, refusals: 0 }),
  initial: 'choosing',
  on: {
    'search.typed': { actions: { type: 'search', params: ({ event }) => event.search } },
    'option.toggled': [
      {
        guard: { type: 'isChosen', params: option },
        actions: [{ type: 'drop', params: option }, 'report'],
        target: '.choosing',
      },
      { guard: 'isFull', actions: 'countRefusal', target: '.refused' },
      { actions: [{ type: 'take', params: option }, 'report'], target: '.choosing' },
    ],
  },
  states: { choosing: {}, refused: {} },
})
