import { done } from '../../machines/outcome.ts'
import { createOutbox } from '../../machines/outbox.ts'
import type { Model } from '../kit/model.ts'
import { sceneOf } from './api.ts'
import { newKey } from './filled.ts'

export const outbox: Model = {
  name: 'outbox',
  about: 'Messages on their way, one after the other.',
  scenes: [
    sceneOf(createOutbox<{ readonly text: string }, { readonly number: number }>(), {
      name: 'composer',
      about: 'A customer writes to a business.',
      input: { newKey, kept: [] },
      events: {
        'message.written': [{ type: 'message.written', content: { text: 'Is there a lift?' } }],
        'message.retried': [{ type: 'message.retried' }],
        'message.discarded': ['message-0', 'message-1'].map((id) => ({ type: 'message.discarded', id })),
        'outbox.opened': [{ type: 'outbox.opened' }],
      },
      answers: { deliver: [done({ number: 1 })] },
      calls: { deliver: ['sendMessage'] },
      digest: ['items.length', 'items.0.id', 'items.0.failure.type'],
      offers: {
        // Where nothing can be written there is no place for it; two on their way are enough.
        'message.written': (snapshot) => !snapshot.matches('closed') && snapshot.context.written < 2,
        'message.discarded': ({ context: { items } }, { id }) => items.some((item) => item.id === id),
        'outbox.opened': (snapshot) => snapshot.matches('closed'),
      },
    }),
  ],
  headless: {},
}
