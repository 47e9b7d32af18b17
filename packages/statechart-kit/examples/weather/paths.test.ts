import { setImmediate } from 'node:timers/promises'
import { checkProperties, testPaths } from 'statechart-kit'
import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, type SnapshotFrom } from 'xstate'
import { createTestModel } from 'xstate/graph'
import { weatherMachine } from './machine.ts'
import { weather } from './model.ts'

test('is refused by the test models of xstate/graph, for what it invokes and waits for', () => {
  expect(() => createTestModel(weatherMachine)).toThrow('Invocations on test machines are not supported')
})

/** The machine itself at work, with a server that answers when a test says so. */
function open() {
  const calls: PromiseWithResolvers<string>[] = []
  const clock = new SimulatedClock()
  const fetchForecast = fromPromise<string, { place: string }>(() => {
    const asked = Promise.withResolvers<string>()
    calls.push(asked)
    return asked.promise
  })
  const actor = createActor(weatherMachine.provide({ actors: { fetchForecast } }), { clock }).start()
  return { actor, calls, clock }
}

type World = ReturnType<typeof open>

/** Checks that the actor has the model's state and context. */
function agrees({ actor }: World, { value, context }: SnapshotFrom<typeof weatherMachine>): void {
  const real = actor.getSnapshot()
  expect({ value: real.value, context: real.context }).toEqual({ value, context })
}

const tests = testPaths(
  weather,
  {
    open,
    close: ({ actor }) => void actor.stop(),
    does: {
      SEARCH: ({ actor }, event) => actor.send(event),
      REFRESH: ({ actor }, event) => actor.send(event),
      CANCEL: ({ actor }, event) => actor.send(event),
    },
    answers: {
      fetchForecast: async ({ calls }, forecast) => {
        calls.at(-1)?.resolve(forecast)
        await setImmediate()
      },
    },
    errors: {
      fetchForecast: async ({ calls }, error) => {
        calls.at(-1)?.reject(error)
        await setImmediate()
      },
    },
    delays: {
      10000: ({ clock }) => clock.increment(10_000),
      600000: ({ clock }) => clock.increment(600_000),
      backoff: ({ clock, actor }) => clock.increment(1000 * 2 ** actor.getSnapshot().context.attempts),
    },
    sees: {
      idle: agrees,
      'asking.loading': agrees,
      'asking.waiting': agrees,
      showing: agrees,
      failed: agrees,
    },
  },
  { cover: 'pairs' },
)

test.each(tests)('$title', async ({ run }) => {
  expect((await run()).result).toEqual({ outcome: 'passed' })
})

test('keeps its promises, whatever happens in which order', async () => {
  const [walked] = await checkProperties(weather)
  expect(walked?.walks.walks).toBe(100)
})
