import { createActor, fromCallback, setup } from 'xstate'
import { expect, it } from 'vitest'
import { typed } from './sample-models.ts'
import { callsByTransition } from '../transition-calls.ts'
import { transitionsOf } from '../transitions.ts'
import { kettleWith, sceneOf } from './sample-models.ts'

type Event = { readonly type: 'into' | 'back' | 'again' | 'inside' | 'anew' | 'deeper' }

/** A machine with a port at each level, which counts how often each is started. */
function nest() {
  const started: string[] = []
  const noting = (name: string) => fromCallback(() => void started.push(name))
  const machine = setup({
    types: typed<{ events: Event }>(),
    actors: { outer: noting('outer'), inner: noting('inner'), deep: noting('deep') },
  }).createMachine({
    id: 'nest',
    initial: 'out',
    states: {
      out: { on: { into: 'in', deeper: 'in.far' } },
      in: {
        invoke: { src: 'outer' },
        initial: 'near',
        on: {
          back: 'out',
          inside: '.near',
          anew: { target: '.near', reenter: true },
        },
        states: {
          near: { invoke: { src: 'inner' }, on: { again: { target: 'near', reenter: true }, deeper: 'far' } },
          far: { invoke: { src: 'deep' } },
        },
      },
    },
  })
  return { machine, started }
}

it('knows which ports a transition starts, as they are started', () => {
  const { machine, started } = nest()
  const errandOf = callsByTransition({
    ...kettleWith(2),
    scenes: [
      sceneOf(machine, {
        name: 'tree',
        about: 'In a tree.',
        input: undefined,
        events: { into: [], back: [], again: [], inside: [], anew: [], deeper: [] },
        answers: { outer: [], inner: [], deep: [] },
        digest: [],
      }),
    ],
  })
  const said = (id: string) => transitionsOf(machine).flatMap((each) => (each.id === id ? errandOf(each).ports : []))
  const actor = createActor(machine).start()
  const ways = [
    ['into', 'out into[0]'],
    ['inside', 'in inside[0]'],
    ['again', 'in.near again[0]'],
    ['deeper', 'in.near deeper[0]'],
    ['inside', 'in inside[0]'],
    ['anew', 'in anew[0]'],
    ['back', 'in back[0]'],
    ['deeper', 'out deeper[0]'],
  ] as const
  const seen = ways.map(([type, id]) => {
    started.length = 0
    actor.send({ type })
    return { id, ports: started.toSorted() }
  })
  actor.stop()
  expect(seen).toEqual(ways.map(([, id]) => ({ id, ports: said(id).toSorted() })))
})
