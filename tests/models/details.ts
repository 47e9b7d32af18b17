import { createDetails, type DetailsEvent } from '../../machines/details.ts'
import { done } from '../../machines/outcome.ts'
import type { Model } from './model.ts'
import { sceneOf } from './scene.ts'

const machine = createDetails<string, string>()
const digest = ['value', 'failure.type', 'failure.code']
const events = {
  'details.refreshed': [{ type: 'details.refreshed' }],
  'details.retried': [{ type: 'details.retried' }],
} as const satisfies { readonly [Type in DetailsEvent['type']]: readonly DetailsEvent[] }

export const details: Model = {
  name: 'details',
  about: 'One thing that is loaded and looked at.',
  scenes: [
    sceneOf(machine, {
      name: 'job',
      about: 'The screen of one job.',
      input: { request: 'one' },
      events,
      answers: { load: [done('value')] },
      calls: { load: ['getCustomerJob'] },
      digest,
      // Who may not see a job is not asked to try again.
      offers: { 'details.retried': (snapshot) => !snapshot.matches('forbidden') },
    }),
    sceneOf(machine, {
      name: 'membership',
      about: 'The membership of a business.',
      input: { request: 'one' },
      events: { ...events, 'details.refreshed': [] },
      answers: { load: [done('value')] },
      calls: { load: ['getSubscription'] },
      digest,
    }),
  ],
  headless: {},
}
