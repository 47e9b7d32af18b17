import { expect, test, it } from 'vitest'
import { createActor, fromCallback, setup } from 'xstate'
import { answersIn, answersOf } from '../core/answers.ts'
import { explore } from '../core/explore.ts'
import { mergeCalls, sumOfCalls, tallyCalls } from '../listing/call-tally.ts'
import { coveringPaths } from '../criteria/paths.ts'
import { api, letterbox, typed, kettleWith, sceneOf } from './sample-models.ts'
import { callsByTransition } from '../core/transition-calls.ts'
import { transitionsOf } from '../core/transitions.ts'

const [house] = letterbox.scenes
const all = coveringPaths(letterbox, explore(house), { cover: 'answers' })

test('the calls whose answers come to a scene are those of ports that answer, of events that are their answer, and what is ignored', () => {
  expect([...answersIn(letterbox, house)]).toEqual([
    ['send', ['offline', 'torn', 'refused TOO_HEAVY']],
    ['ask', ['offline', 'torn', 'refused TOO_HEAVY', 'refused NOBODY_THERE']],
    ['burn', ['offline', 'torn']],
    ['walk', ['offline', 'torn']],
    ['read', ['offline', 'torn']],
  ])
})

test('an ignored answer is given right after its event, or the good answer of its port, and leads to the same state', () => {
  const steps = all.flatMap(({ steps: each }) => each.map((step, index) => ({ step, before: each[index - 1] })))
  const after = (name: string) =>
    steps
      .filter(({ step: { edge } }) => edge.label.startsWith(`${name}: `))
      .map(({ step: { edge, state }, before }) => [edge.label, before?.edge.label, before?.state === state])
  const given = (name: string, call: string, before: string) =>
    answersOf(api, call).map((answer) => [`${name}: ${answer}`, before, true])
  expect(after('forget')).toEqual(given('forget', 'burn', 'letter.burnt'))
  expect(after('read')).toEqual(given('read', 'read', 'send: done Hello'))
})

test('the answers of a call that is made in several places count once, wherever they are given', () => {
  const answers = ['one', 'two', 'three', 'four']
  const given = answers.map((answer) => `call: ${answer}`)
  const calls = [['call', answers] as const]
  const tallies = [...tallyCalls([...calls, ...calls], given.slice(2)), ...tallyCalls(calls, given.slice(1, 3))]
  expect(sumOfCalls(mergeCalls(tallies))).toEqual({ covered: 3, declared: 4, missing: ['call: one'] })
})

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
