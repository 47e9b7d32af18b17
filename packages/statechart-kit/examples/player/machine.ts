import { assign, fromPromise, setup } from 'xstate'

export type Track = { readonly title: string; readonly seconds: number }

type PlayerEvent =
  | { readonly type: 'track.chosen'; readonly number: number }
  | { readonly type: 'play.pressed' }
  | { readonly type: 'stop.pressed' }
  | { readonly type: 'mute.pressed' }

/** A player for tracks that come from somewhere else. Its sound is on or off whatever it plays. */
export const playerMachine = setup({
  types: {
    context: {} as { readonly number: number; readonly track: Track | null },
    events: {} as PlayerEvent,
  },
  actors: {
    load: fromPromise<Track, { readonly number: number }>(() => Promise.reject(new Error('there is no shelf'))),
  },
  delays: { apology: 3000 },
}).createMachine({
  id: 'player',
  description: 'Plays one track.',
  context: { number: 0, track: null },
  type: 'parallel',
  states: {
    playback: {
      initial: 'stopped',
      on: { 'track.chosen': { target: '.loading', actions: assign({ number: ({ event }) => event.number }) } },
      states: {
        stopped: { entry: assign({ track: null }) },
        loading: {
          invoke: {
            src: 'load',
            input: ({ context }) => ({ number: context.number }),
            onDone: { target: 'playing', actions: assign({ track: ({ event }) => event.output }) },
            onError: 'failed',
          },
          on: { 'stop.pressed': 'stopped' },
        },
        playing: { on: { 'play.pressed': 'paused', 'stop.pressed': 'stopped' } },
        paused: { on: { 'play.pressed': 'playing', 'stop.pressed': 'stopped' } },
        failed: { after: { apology: 'stopped' } },
      },
    },
    sound: {
      initial: 'on',
      states: {
        on: { on: { 'mute.pressed': 'off' } },
        off: { on: { 'mute.pressed': 'on' } },
      },
    },
  },
})
