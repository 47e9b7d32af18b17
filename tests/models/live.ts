import { createLive } from '../../machines/live.ts'
import type { Failure } from '../../machines/outcome.ts'
import type { Model } from './model.ts'
import { sceneOf } from './scene.ts'

const message = 'Server words'

/** A stream that is asked for is not given. That of a dead session takes the bell away, so it comes last. */
const refusals: readonly Failure[] = [
  { type: 'offline' },
  { type: 'timedOut' },
  { type: 'serverFailed' },
  { type: 'malformed' },
  { type: 'tooMany', code: 'TOO_MANY_REQUESTS', message, retryAfter: 5 },
  { type: 'forbidden', code: 'ACCOUNT_BLOCKED', message },
  { type: 'notFound', code: 'NOT_FOUND', message },
  { type: 'invalid', code: 'VALIDATION_FAILED', message, errors: [] },
  { type: 'unauthorized', code: 'UNAUTHORIZED', message },
]

export const live: Model = {
  name: 'live',
  about: 'News from the server, as long as somebody is there to look.',
  calls: { stream: ['streamNotifications'] },
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
      offers: {
        // Whoever is away does not leave.
        'reader.left': (snapshot) => !snapshot.matches('paused'),
        // Nothing is heard before the stream is open.
        'stream.heard': (snapshot) => snapshot.matches({ streaming: 'live' }),
        // One that is open is not refused any more, and one that is not yet cannot come to its end.
        'stream.ended': (snapshot, { failure }) => snapshot.matches({ streaming: 'live' }) === (failure === null),
      },
      digest: ['lastId', 'wasLive', 'failure.type'],
    }),
  ],
  headless: {},
}
