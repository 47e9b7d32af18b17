import { expect, it } from 'vitest'
import { setup } from '../../../scripts/mutate/xstate.ts'

it('follows a setup to its machine, also where it is extended on the way', () => {
  setup({}).createMachine({ id: 'plain' })
  setup({}).extend({}).extend({}).createMachine({ id: 'extended' })
  expect([...(globalThis.mutationTraces ?? [])]).toEqual(['plain', 'extended'])
})
