import { describe, expect, it } from 'vitest'
import { assign, setup } from 'xstate'
import { typed } from './sample-models.ts'
import { createModel } from '../create-model.ts'
import { explore } from '../explore.ts'

const counter = setup({
  types: typed<{ context: { readonly count: number }; events: { readonly type: 'counted' } }>(),
}).createMachine({
  id: 'counter',
  context: { count: 0 },
  on: { counted: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
})

const lamp = (name: string) => ({
  initial: 'off',
  states: { off: { on: { [name]: 'on' } }, on: { on: { [name]: 'off' } } },
})
const lamps = setup({}).createMachine({
  id: 'lamps',
  type: 'parallel',
  states: Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [name, lamp(name)])),
})

describe('samples without an end', () => {
  it('are helped by a digest where the context makes ever more places of one state', () => {
    const [scene] = createModel(counter, {}).scenes
    expect(() => explore(scene, [], 50)).toThrow('more than 50 ways on. Say in "digest"')
  })

  it('are not where the chart itself has so many states', () => {
    const [scene] = createModel(lamps, {}).scenes
    expect(() => explore(scene, [], 50)).toThrow('more than 50 ways on. The chart has so many states itself')
    expect(explore(scene).snapshots.size).toBe(64)
  })
})
