import { assign, fromPromise, setup } from 'xstate'

type WeatherEvent = { type: 'SEARCH'; place: string } | { type: 'REFRESH' } | { type: 'CANCEL' }

/** Asks a server for the weather: tries three times, waits longer each time, and asks again after ten minutes. */
export const weatherMachine = setup({
  // XState reads the types, and never the values.
  types: {
    context: {} as { place: string; attempts: number; forecast: string | null },
    events: {} as WeatherEvent,
  },
  actors: {
    fetchForecast: fromPromise<string, { place: string }>(async ({ input, signal }) => {
      const response = await fetch(`https://weather.example/${encodeURIComponent(input.place)}`, { signal })
      if (!response.ok) throw new Error(`status ${response.status}`)
      return response.text()
    }),
  },
  actions: {
    startOver: assign({ attempts: 0 }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
  },
  guards: {
    isNamed: ({ event }) => event.type === 'SEARCH' && event.place !== '',
    mayTryAgain: ({ context }) => context.attempts < 3,
  },
  delays: {
    backoff: ({ context }) => 1000 * 2 ** context.attempts,
  },
}).createMachine({
  id: 'weather',
  description: 'The weather somewhere.',
  context: { place: '', attempts: 0, forecast: null },
  initial: 'idle',
  on: {
    SEARCH: {
      guard: 'isNamed',
      target: '.asking',
      actions: assign({ place: ({ event }) => event.place, forecast: null }),
    },
  },
  states: {
    idle: {},
    asking: {
      entry: 'startOver',
      initial: 'loading',
      on: { CANCEL: 'idle' },
      states: {
        loading: {
          entry: 'countAttempt',
          invoke: {
            src: 'fetchForecast',
            input: ({ context }) => ({ place: context.place }),
            onDone: { target: '#weather.showing', actions: assign({ forecast: ({ event }) => event.output }) },
            onError: [{ guard: 'mayTryAgain', target: 'waiting' }, { target: '#weather.failed' }],
          },
          after: { 10000: '#weather.failed' },
        },
        waiting: { after: { backoff: 'loading' } },
      },
    },
    showing: {
      on: { REFRESH: 'asking' },
      after: { 600000: 'asking' },
    },
    failed: { on: { REFRESH: 'asking' } },
  },
})
