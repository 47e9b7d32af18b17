import { setup as start } from 'xstate'
import { editsOf } from 'statechart-kit/mutants/edits'
import { isTable, withPart } from 'statechart-kit/mutants/parts'

export * from 'xstate'

/** XState's own `setup`, whose `createMachine` makes that edit to a chart which is switched on. */
export const setup = new Proxy(start, {
  apply: (target, self, parts: unknown[]) => editing(Reflect.apply(target, self, parts)),
})

/** A setup may be extended before a machine is made of it. */
function editing(made: unknown): unknown {
  if (!isTable(made)) throw new Error('setup of XState no longer answers a table')
  const { createMachine, extend } = made
  if (typeof createMachine !== 'function') throw new Error('setup of XState no longer makes machines')
  if (typeof extend !== 'function') throw new Error('setup of XState can no longer be extended')
  return {
    ...made,
    createMachine: (config: unknown): unknown => Reflect.apply(createMachine, made, [edited(config)]),
    extend: (more: unknown): unknown => editing(Reflect.apply(extend, made, [more])),
  }
}

function edited(config: unknown): unknown {
  const machine = isTable(config) ? String(config['id']) : ''
  const isOn = editsOf(config).map((_, index) => mutantIsOn(`${machine}#${index}`))
  const edit = editsOf(config)[isOn.indexOf(true)]
  return edit === undefined ? config : withPart(config, edit.path, edit.value)
}
