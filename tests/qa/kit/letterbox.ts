import { fromCallback, setup } from 'xstate'
import type { Outcome } from '../../../machines/outcome.ts'
import { port, typed } from '../../../machines/typed.ts'
import { failuresOf } from '../../../qa/models/failures.ts'
import type { Model } from '../../../qa/kit/model.ts'
import { sceneOf } from '../../../qa/kit/scene.ts'

type LetterEvent =
  | { readonly type: 'letter.posted' }
  | { readonly type: 'letter.burnt' }
  | { readonly type: 'postman.ended'; readonly failure: unknown }

/** A small machine whose calls answer in every way: to a state, to nobody, and by an event. */
const machine = setup({
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
    sending: { invoke: { src: 'send', input: undefined, onDone: 'kept' } },
    kept: { on: { 'letter.burnt': { target: 'empty' }, 'postman.ended': 'empty' } },
  },
})

/** The letter box at a house: whoever burns a letter logs out, whatever comes of it; a letter that has come is known to be read. */
export const letterbox: Model = {
  name: 'letterbox',
  about: 'Letters.',
  answering: { 'postman.ended': 'postman' },
  scenes: [
    sceneOf(machine, {
      name: 'house',
      about: 'At a house.',
      input: undefined,
      events: {
        'letter.posted': [{ type: 'letter.posted' }],
        'letter.burnt': [{ type: 'letter.burnt' }],
        'postman.ended': failuresOf(['streamNotifications']).map((failure) => ({ type: 'postman.ended', failure })),
      },
      answers: { send: [{ type: 'done', value: 'Hello' }], forget: [], postman: 'sends events' },
      calls: {
        send: ['signupCustomer', 'resetPassword'],
        forget: ['logout'],
        read: ['markNotificationsRead'],
        postman: ['streamNotifications'],
        'letter.posted': ['uploadFile'],
      },
      unheard: { forget: { after: 'letter.burnt' }, read: { after: 'send' } },
      digest: [],
    }),
  ],
  headless: {},
}
