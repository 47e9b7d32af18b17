import { assign, createMachine } from 'xstate'

export const counter = createMachine({
  id: 'counter',
  context: { count: 0 },
  on: { COUNT: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
})
