import { assign, setup } from 'xstate'
import type { Moment } from '../core/moment.ts'
import { leadsTo, never } from '../core/properties.ts'
import type { Model } from '../core/model.ts'
import { port, sceneOf, typed } from './sample-models.ts'

/** What may be wrong with the note below. */
export type Fault = 'stays busy' | 'forgets on failure' | 'never wakes' | 'throws'

type Answer =
  | { readonly type: 'done' }
  | { readonly type: 'offline' }
  | { readonly type: 'torn' }
  | { readonly type: 'refused' }

/** A note that is typed and sent; while the line is down it waits and tries again. With a fault or without. */
const noteWith = (fault: Fault | null) =>
  setup({
    types: typed<{
      context: { readonly text: string }
      events: { readonly type: 'text.typed'; readonly text: string } | { readonly type: 'note.sent' }
      tags: 'busy'
    }>(),
    actors: { send: port<Answer, string>('send') },
    guards: {
      isDone: (_, { type }: Answer) => type === 'done',
      isOffline: (_, { type }: Answer) => type === 'offline',
      isStuck: (_, { type }: Answer) => {
        if (fault === 'throws' && type === 'refused') throw new Error('no such refusal')
        return fault === 'stays busy' && type === 'torn'
      },
    },
    actions: {
      type: assign(({ event }) => (event.type === 'text.typed' ? { text: event.text } : {})),
      clear: assign(() => (fault === 'forgets on failure' ? { text: '' } : {})),
    },
    delays: { pause: 5_000 },
  }).createMachine({
    id: 'note',
    context: { text: '' },
    initial: 'writing',
    states: {
      writing: { on: { 'text.typed': { actions: 'type' }, 'note.sent': 'sending' } },
      sending: {
        tags: 'busy',
        invoke: {
          src: 'send',
          input: ({ context }) => context.text,
          onDone: [
            { guard: { type: 'isDone', params: ({ event }) => event.output }, target: 'sent' },
            { guard: { type: 'isStuck', params: ({ event }) => event.output } },
            { guard: { type: 'isOffline', params: ({ event }) => event.output }, target: 'waiting' },
            { actions: 'clear', target: 'writing' },
          ],
        },
      },
      waiting: { tags: 'busy', ...(fault === 'never wakes' ? {} : { after: { pause: 'sending' as const } }) },
      sent: {},
    },
  })

type Now = Moment<ReturnType<typeof noteWith>>

/** The note with statements that only a sound one keeps. */
export function noteModel(fault: Fault | null): Model {
  return {
    name: 'note',
    about: 'A note.',
    scenes: [
      sceneOf(noteWith(fault), {
        name: 'desk',
        about: 'On a desk.',
        input: undefined,
        events: {
          'text.typed': ['hello', 'bye'].map((text) => ({ type: 'text.typed', text })),
          'note.sent': [{ type: 'note.sent' }],
        },
        answers: { send: [{ type: 'done' }, { type: 'refused' }] },
        calls: { send: ['heat'] },
        digest: [],
      }),
    ],
    properties: {
      'a busy state ends': leadsTo(
        ({ snapshot }: Now) => snapshot.hasTag('busy'),
        ({ snapshot }: Now) => !snapshot.hasTag('busy'),
      ),
      'what was typed is never lost': never(
        ({ before, snapshot, cause }: Now) => snapshot.context.text !== before.context.text && cause.type !== 'sent',
      ),
    },
    headless: {},
  }
}
