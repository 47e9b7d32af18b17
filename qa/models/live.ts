import { createLive } from '../../machines/live.ts'
import { dropped, failuresOf } from './api.ts'
import type { Model } from 'statechart-kit/core/model'
import type { Moment } from 'statechart-kit/core/moment'
import { always, leadsTo, never, whenever } from 'statechart-kit/core/properties'
import { isSent } from './property-helpers.ts'
import { sceneOf } from './api.ts'

/** A stream that is asked for is not given. */
const refusals = failuresOf(['streamNotifications'])

const machine = createLive<{ readonly id: string }>()

type Now = Moment<typeof machine>

const working = ({ children }: Now['snapshot']): readonly unknown[] =>
  Object.values<{ readonly src: unknown } | undefined>(children).map((child) => child?.src)

export const live: Model = {
  name: 'live',
  about: 'News from the server, as long as somebody is there to look.',
  answering: { 'stream.ended': 'stream' },
  scenes: [
    sceneOf(machine, {
      name: 'news',
      about: 'The bell of somebody who is logged in.',
      input: { pauseBefore: () => 1000 },
      events: {
        'reader.returned': [{ type: 'reader.returned' }],
        'reader.left': [{ type: 'reader.left' }],
        'stream.opened': [{ type: 'stream.opened' }],
        'stream.heard': [true, false].map((missed) => ({
          type: 'stream.heard',
          items: [{ id: 'a' }],
          unread: { items: 1, messages: 0 },
          lastId: 'a',
          missed,
        })),
        'stream.ended': [...refusals, null].map((failure) => ({ type: 'stream.ended', failure })),
      },
      answers: { watch: 'sends events', stream: 'sends events' },
      calls: { stream: ['streamNotifications'] },
      offers: {
        // A reader who is away does not leave.
        'reader.left': (snapshot) => !snapshot.matches('paused'),
        // Nothing is heard before the stream is open. One that goes on after no notification may have missed some.
        'stream.heard': (snapshot, { missed }) =>
          snapshot.matches({ streaming: 'live' }) && missed === (snapshot.context.lastId === null),
        // One that is open is not refused any more, but breaks or comes to its end, which one cannot that is not open yet.
        'stream.ended': (snapshot, { failure }) =>
          snapshot.matches({ streaming: 'live' }) ? failure === null || failure === dropped : failure !== null,
      },
      digest: ['lastId', 'failure.type'],
    }),
  ],
  properties: {
    'a stream that broke is asked for again': leadsTo(
      ({ snapshot }: Now) => snapshot.matches('waiting'),
      ({ snapshot }: Now) => !snapshot.matches('waiting'),
    ),
    'nobody who is away has a stream open': always(
      ({ snapshot }: Now) => !snapshot.matches('paused') || !working(snapshot).includes('stream'),
    ),
    'the last that was heard is not forgotten': never(
      ({ before, snapshot }: Now) => before.context.lastId !== null && snapshot.context.lastId === null,
    ),
    'what is shown is loaded again where something may have been missed': whenever(
      (now: Now) => isSent(now, 'stream.heard') && now.before.context.lastId === null,
      ({ emitted }: Now) => emitted.some(({ type }) => type === 'live.resumed'),
    ),
  },
  headless: {},
}
