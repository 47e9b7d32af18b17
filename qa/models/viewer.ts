import { viewerMachine } from '../../machines/viewer.ts'
import type { Model } from 'statechart-kit/core/model'
import type { Moment } from 'statechart-kit/core/moment'
import { always } from 'statechart-kit/core/properties'
import { sceneOf } from './api.ts'

/** The picture of the scene that cannot be had. */
export const lost = 2

type Now = Moment<typeof viewerMachine>

export const viewer: Model = {
  name: 'viewer',
  about: 'Which picture stands before the screen.',
  scenes: [
    sceneOf(viewerMachine, {
      name: 'pictures',
      about: 'The three pictures of a job, the last of which cannot be had.',
      input: { count: 3, index: 0 },
      events: {
        'picture.turned': [
          { type: 'picture.turned', by: -1 },
          { type: 'picture.turned', by: 1 },
        ],
        'picture.chosen': [
          { type: 'picture.chosen', index: 1 },
          { type: 'picture.chosen', index: lost },
        ],
        'picture.broken': [{ type: 'picture.broken' }],
      },
      answers: {},
      digest: ['index', 'broken.length'],
      offers: { 'picture.broken': ({ context }) => context.index === lost },
    }),
  ],
  properties: {
    'there is always a picture to show': always(
      ({ snapshot: { context } }: Now) => context.index >= 0 && context.index < context.count,
    ),
    'what cannot be had is never shown as if it could': always(
      ({ snapshot }: Now) => snapshot.context.broken.includes(snapshot.context.index) === snapshot.matches('broken'),
    ),
  },
  headless: {},
  excused: {
    'broken: * picture.turned[1]': 'Of three pictures one cannot be had: beside it are two that can.',
  },
}
