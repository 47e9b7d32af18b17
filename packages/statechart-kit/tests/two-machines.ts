import { createMachine } from 'xstate'

export const gate = createMachine({ id: 'gate', initial: 'shut', states: { shut: { on: { OPEN: 'open' } }, open: {} } })
export const bell = createMachine({ id: 'bell', on: { RING: { actions: () => undefined } } })
