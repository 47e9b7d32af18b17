import { fromCallback, fromPromise, setup, type NonReducibleUnknown, type PromiseActorLogic, assign } from 'xstate'
import { type Api, type Failure, type Model } from '../core/model.ts'
import { scenesWith } from '../core/scenes.ts'

/** Declares the types of a machine, which XState never reads while it runs. */
export const typed = <Types>(): Types => ({}) as Types

/** A port that others fill. */
export const port = <Output, Input extends NonReducibleUnknown>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`Nobody provides ${name}`)))

/** What a call of the samples comes back with. */
export type Outcome<Value = undefined> = { readonly type: 'done'; readonly value?: Value } | Failure

const codes = { heat: [], send: ['TOO_HEAVY'], ask: ['TOO_HEAVY', 'NOBODY_THERE'], burn: [], read: [], walk: [] }

/** The calls of the sample machines: each may find nobody, or come back torn, and be refused with codes of its own. */
export const api: Api = {
  failuresOf: (calls) => {
    if (calls.length === 0) return []
    const known = Object.entries(codes).flatMap(([call, own]) => (calls.includes(call) ? own : []))
    return [...NETWORK, ...[...new Set(known)].map((code) => ({ type: 'refused', code }))]
  },
  rolesOf: (calls) => (calls.includes('heat') ? ['cook'] : []),
}
const NETWORK: readonly Failure[] = [{ type: 'offline' }, { type: 'torn' }]

export const sceneOf = scenesWith<keyof typeof codes>(api)

type KettleEvent = { readonly type: 'switch.pressed'; readonly cups: number } | { readonly type: 'lid.opened' }

/** A small machine with one of everything: an event with a guard, an answer, a delay, and something that holds everywhere. */
export const kettle = setup({
  types: typed<{ events: KettleEvent }>(),
  actors: { boil: port<string, number>('boil') },
  guards: { isFilled: ({ event }) => event.type === 'switch.pressed' && event.cups > 0 },
  delays: { cooling: 1000 },
}).createMachine({
  id: 'kettle',
  initial: 'cold',
  on: { 'lid.opened': '.cold' },
  states: {
    cold: { on: { 'switch.pressed': { guard: 'isFilled', target: 'heating' } } },
    heating: { invoke: { src: 'boil', input: 1, onDone: 'hot' } },
    hot: { after: { cooling: 'cold' } },
  },
})

/** The kettle at work in a kitchen, and in an office where nobody opens its lid; `cups` is how full it is switched on. */
export function kettleWith(cups: number): Model {
  const sceneIn = (name: string, lid: readonly { readonly type: 'lid.opened' }[]) =>
    sceneOf(kettle, {
      name,
      about: `The kettle in the ${name}, "as it is".`,
      input: undefined,
      events: { 'switch.pressed': [{ type: 'switch.pressed', cups }], 'lid.opened': lid },
      answers: { boil: ['steam, much'] },
      calls: { 'switch.pressed': ['heat'] },
      digest: [],
    })
  return {
    name: 'kettle',
    about: 'Hot water.',
    scenes: [sceneIn('office', []), sceneIn('kitchen', [{ type: 'lid.opened' }])],
    headless: {},
  }
}

type LetterEvent =
  | { readonly type: 'letter.posted' }
  | { readonly type: 'letter.burnt' }
  | { readonly type: 'postman.ended'; readonly failure: unknown }

/** A small machine whose calls answer in every way: to a state, to nobody, and by an event. */
const letters = setup({
  types: typed<{ events: LetterEvent }>(),
  actors: {
    send: port<Outcome<string>, undefined>('send'),
    forget: port<void, undefined>('forget'),
    postman: fromCallback<LetterEvent>(() => undefined),
  },
}).createMachine({
  id: 'letterbox',
  invoke: { src: 'postman' },
  initial: 'empty',
  states: {
    empty: { on: { 'letter.posted': 'sending' } },
    sending: { invoke: { src: 'send', input: undefined, onDone: 'full' } },
    full: { on: { 'letter.burnt': { target: 'empty' }, 'postman.ended': 'empty' } },
  },
})

/** The letter box at a house. A burnt letter is forgotten whatever the call returns; a letter that has arrived is marked as read. */
export const letterbox: Model = {
  name: 'letterbox',
  about: 'Letters.',
  answering: { 'postman.ended': 'postman' },
  scenes: [
    sceneOf(letters, {
      name: 'house',
      about: 'At a house.',
      input: undefined,
      events: {
        'letter.posted': [{ type: 'letter.posted' }],
        'letter.burnt': [{ type: 'letter.burnt' }],
        'postman.ended': api.failuresOf(['walk']).map((failure) => ({ type: 'postman.ended', failure })),
      },
      answers: { send: [{ type: 'done', value: 'Hello' }], forget: [], postman: 'sends events' },
      calls: { send: ['send', 'ask'], forget: ['burn'], read: ['read'], postman: ['walk'], 'letter.posted': ['heat'] },
      ignored: { forget: { after: 'letter.burnt' }, read: { after: 'send' } },
      digest: [],
    }),
  ],
  headless: {},
}

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
      changes: [{ oldPassword: 'kettle7', newPassword: 'tuesday-7', confirmPassword: 'tuesday-7' }],
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
