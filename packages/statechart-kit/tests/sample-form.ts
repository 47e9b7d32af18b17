import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'
import { port, sceneOf, typed, type Outcome } from './sample-models.ts'

type Draft = Readonly<Record<string, unknown>>
type FormEvent =
  | { readonly type: 'draft.changed'; readonly changes: Draft }
  | { readonly type: 'form.submitted' }
  | { readonly type: 'form.kept' }
  | { readonly type: 'form.opened' }

const machine = setup({
  types: typed<{
    context: { readonly draft: Draft }
    input: { readonly initial: Draft }
    events: FormEvent
  }>(),
  actors: { save: port<Outcome<{ readonly message: string }>, Draft>('save') },
  guards: {
    isFilled: ({ context }) => Object.values(context.draft).every(Boolean),
    isDone: (_, { type }: Outcome) => type === 'done',
  },
  actions: {
    change: assign(({ context, event }) =>
      event.type === 'draft.changed' ? { draft: { ...context.draft, ...event.changes } } : {},
    ),
  },
}).createMachine({
  id: 'form',
  context: ({ input }) => ({ draft: input.initial }),
  initial: 'open',
  states: {
    open: {
      initial: 'editing',
      on: {
        'draft.changed': { target: '.editing', actions: 'change' },
        'form.submitted': [{ guard: 'isFilled', target: 'sending' }, { target: '.editing' }],
      },
      states: { editing: {}, failed: { on: { 'form.kept': 'editing' } } },
    },
    sending: {
      invoke: {
        src: 'save',
        input: ({ context }) => context.draft,
        onDone: [
          { guard: { type: 'isDone', params: ({ event }) => event.output }, target: 'saved' },
          { target: 'open.failed' },
        ],
      },
    },
    saved: { on: { 'form.opened': 'open' } },
  },
})

type Place = {
  readonly name: string
  readonly initial: Draft
  readonly changes: readonly Draft[]
  readonly words?: Readonly<Record<string, string>>
}

const sceneWith = ({ name, initial, changes, words = {} }: Place) =>
  sceneOf(machine, {
    name,
    about: `The form for a ${name}.`,
    words,
    input: { initial },
    events: {
      'draft.changed': changes.map((each) => ({ type: 'draft.changed', changes: each })),
      'form.submitted': [{ type: 'form.submitted' }],
      'form.kept': [{ type: 'form.kept' }],
      'form.opened': [],
    },
    answers: { save: [{ type: 'done', value: { message: 'Server words' } }] },
    calls: { save: ['send'] },
    digest: ['draft'],
  })

/** What is filled in and sent: with secrets, with a file, and in two places alike. */
export const form: Model = {
  name: 'form',
  about: 'What is filled in and sent.',
  scenes: [
    sceneWith({
      name: 'password',
      initial: { oldPassword: '', newPassword: '', confirmPassword: '' },
      changes: [{ oldPassword: 'secret1', newPassword: 'tuesday-7', confirmPassword: 'tuesday-7' }],
    }),
    sceneWith({
      name: 'rating',
      initial: { stars: 0 },
      changes: [{ stars: 5 }],
      words: { 'stars 5': 'all stars' },
    }),
    sceneWith({
      name: 'picture',
      initial: { picture: null },
      changes: [{ picture: new File(['x'], 'tap.jpg', { type: 'image/jpeg' }) }],
    }),
    sceneWith({ name: 'doubt', initial: { reason: '' }, changes: [{ reason: 'It drips' }] }),
    sceneWith({ name: 'report', initial: { reason: '' }, changes: [{ reason: 'It is rude' }] }),
  ],
  headless: {},
}
