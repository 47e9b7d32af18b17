import { fromPromise, setup } from 'xstate'
import { createModel } from '../../../create-model.ts'

const machine = setup({ actors: { load: fromPromise(() => Promise.resolve(0)) } }).createMachine({
  id: 'ask',
  initial: 'asking',
  states: { asking: { invoke: { src: 'load', onDone: 'told' } }, told: {} },
})

export const model = createModel(machine, { answers: { load: [42] } })
export { machine }
