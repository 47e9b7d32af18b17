import { createLive } from '../../machines/live.ts'
import { dropped, failuresOf } from './api.ts'
import type { Model } from '../kit/model.ts'
import { sceneOf } from './api.ts'

/** A stream that is asked for is not given. */
const refusals = failuresOf(['streamNotifications'])

export const live: Model = {
  name: 'live',
  about: 'News from the server, as long as somebody is there to look.',
  answering: { 'stream.ended': 'stream' },
  scenes: [
    sceneOf(createLive<{ readonly id: string }>(), {
      name: 'news',
      about: 'The bell of somebody who is logged in.',
      input: { pauseBefore: () => 1000 },
      events: {
        'reader.returned': [{ type: 'reader.returned' }],
        'reader.left': [{ type: 'reader.left' }],
        'stream.opened': [{ type: 'stream.opened' }],
        'stream.heard': [{ type: 'stream.heard', items: [{ id: 'a' }], unread: 1 }],
        'stream.ended': [...refusals, null].map((failure) => ({ type: 'stream.ended', failure })),
      },
      answers: { watch: 'sends events', stream: 'sends events' },
      calls: { stream: ['streamNotifications'] },
      offers: {
        // Whoever is away does not leave.
        'reader.left': (snapshot) => !snapshot.matches('paused'),
        // Nothing is heard before the stream is open.
        'stream.heard': (snapshot) => snapshot.matches({ streaming: 'live' }),
        // One that is open is not refused any more, but breaks or comes to its end, which one cannot that is not open yet.
        'stream.ended': (snapshot, { failure }) =>
          snapshot.matches({ streaming: 'live' }) ? failure === null || failure === dropped : failure !== null,
      },
      digest: ['lastId', 'mayHaveMissed', 'failure.type'],
    }),
  ],
  headless: {},
}
