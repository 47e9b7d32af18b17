import { createMachine } from 'xstate'

export default createMachine({
  id: 'ask',
  initial: 'asking',
  states: { asking: { invoke: { src: 'load', onDone: 'told' } }, told: {} },
})
