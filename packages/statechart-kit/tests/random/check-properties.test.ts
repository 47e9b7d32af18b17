import { expect, it } from 'vitest'
import { createMachine, fromPromise, setup } from 'xstate'
import { createModel } from '../../create-model.ts'
import type { Moment } from '../../moment.ts'
import { leadsTo, never } from '../../properties.ts'
import { checkProperties, PropertyError } from '../../random/check-properties.ts'

/** It forgets to leave `loading` when its actor fails, unless it is told what to do then. */
const loaderWith = (onError: 'failed' | undefined) =>
  setup({
    types: { events: {} as { readonly type: 'LOAD' } },
    actors: { load: fromPromise<string>(() => Promise.resolve('never asked')) },
  }).createMachine({
    id: 'loader',
    initial: 'idle',
    states: {
      idle: { on: { LOAD: 'loading' } },
      loading: { invoke: { src: 'load', onDone: 'idle', ...(onError && { onError }) }, after: { 5000: 'slow' } },
      slow: {},
      failed: { on: { LOAD: 'loading' } },
    },
  })

type Now = Moment<ReturnType<typeof loaderWith>>

const modelWith = (onError: 'failed' | undefined) =>
  createModel(loaderWith(onError), {
    answers: { load: ['text'] },
    errors: { load: [new Error('offline')] },
    properties: {
      'loading ends': leadsTo(
        ({ snapshot }: Now) => snapshot.matches('loading'),
        ({ snapshot }: Now) => !snapshot.matches('loading'),
      ),
      'it is never slow': never(({ snapshot }: Now) => snapshot.matches('slow')),
    },
  })

it('tells the shortest story of a statement that is broken, with the seed that tells it again, and its trace', async () => {
  const failure: unknown = await checkProperties(modelWith('failed'), { seed: 7 }).catch((reason: unknown) => reason)
  if (!(failure instanceof PropertyError)) throw failure
  expect(failure.message.split('\n')).toEqual([
    'loader/main: broken: it is never slow',
    '  0. starts → idle',
    '  1. LOAD → loading',
    '  2. 5000 ms pass → slow',
    expect.stringMatching(/^again: checkProperties\(model, \{"seed":7,"runs":100,"steps":30,"path":".*"\}\)$/),
  ])
  expect(failure.trace.steps.map(({ label, state }) => [label, state])).toEqual([
    ['LOAD', 'loading'],
    ['after 5000', 'slow'],
  ])
})

it('lets actors fail too, which a chart that does not wait for it does not survive', async () => {
  await expect(checkProperties(modelWith(undefined), { seed: 1 })).rejects.toThrow(
    'loader/main: broken: no step throws\n  0. starts → idle\n  1. LOAD → loading\n  2. load failed: offline → loading\n  offline',
  )
})

it('refuses an actor without a name, which walks could not stand in for', async () => {
  const machine = createMachine({ id: 'nameless', invoke: { src: fromPromise(() => Promise.resolve(1)) } })
  await expect(checkProperties(createModel(machine, {}))).rejects.toThrow(
    'Walks need names for all actors, as in setup({ actors }); nameless has none for 0.nameless',
  )
})
