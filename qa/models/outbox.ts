import { done } from '../../machines/outcome.ts'
import { createOutbox } from '../../machines/outbox.ts'
import type { Model } from 'statechart-kit/core/model'
import type { Moment } from 'statechart-kit/core/moment'
import { always, leadsTo, never } from 'statechart-kit/core/properties'
import { isAcknowledged, isSent } from './property-helpers.ts'
import { sceneOf } from './api.ts'
import { newKey } from './form-samples.ts'

const machine = createOutbox<{ readonly text: string }, { readonly number: number }>()

type Now = Moment<typeof machine>
const idsIn = ({ context: { items } }: Now['snapshot']): readonly string[] => items.map(({ id }) => id)
const isSending = ({ snapshot }: Now): boolean => snapshot.matches('sending')

export const outbox: Model = {
  name: 'outbox',
  about: 'Messages on their way, one after the other.',
  scenes: [
    sceneOf(machine, {
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
      digest: ['items.length', 'written', 'items.0.id', 'items.1.id', 'items.0.failure.type'],
      offers: {
        // Where nothing can be written there is no place for it; two on their way are enough.
        'message.written': (snapshot) => !snapshot.matches('closed') && snapshot.context.written < 2,
        'message.discarded': ({ context: { items } }, { id }) => items.some((item) => item.id === id),
        'outbox.opened': (snapshot) => snapshot.matches('closed'),
      },
    }),
  ],
  properties: {
    'sending ends': leadsTo(isSending, (now: Now) => !isSending(now)),
    'what was written is never lost but by delivery or by its writer': never((now: Now) => {
      const left = idsIn(now.snapshot)
      const isLost = idsIn(now.before).some((id) => !left.includes(id))
      return isLost && !isAcknowledged(now) && !isSent(now, 'message.discarded')
    }),
    'what was delivered or discarded never comes back, and nothing overtakes': always(({ before, snapshot }: Now) => {
      const known = idsIn(before)
      const kept = idsIn(snapshot).filter((id) => known.includes(id))
      const isNew = idsIn(snapshot).length - kept.length <= snapshot.context.written - before.context.written
      return isNew && kept.join() === known.filter((id) => kept.includes(id)).join()
    }),
    'each delivery is told, once': always(
      (now: Now) =>
        now.emitted.filter(({ type }) => type === 'message.delivered').length === (isAcknowledged(now) ? 1 : 0),
    ),
  },
  headless: {},
}
