import { afterEach, expect, it } from 'vitest'
import { setup } from '../../../scripts/mutate/xstate.ts'

afterEach(() => Reflect.deleteProperty(globalThis, 'mutantIsOn'))

it('makes the edit that is switched on, also to a machine whose setup is extended on the way', () => {
  globalThis.mutantIsOn = (id) => id === 'extended#0'
  const config = { initial: 'shut', states: { shut: {}, open: {} } } as const
  const plain = setup({}).createMachine({ id: 'plain', ...config })
  const extended = setup({})
    .extend({})
    .extend({})
    .createMachine({ id: 'extended', ...config })
  expect([plain, extended].map((machine) => machine.config.initial)).toEqual(['shut', 'open'])
})
