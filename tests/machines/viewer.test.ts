import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { viewerMachine } from '../../machines/viewer.ts'

function start(count: number, index = 0) {
  const actor = createActor(viewerMachine, { input: { count, index } }).start()
  const standing = () => {
    const { value, context } = actor.getSnapshot()
    return [value, context.index] as const
  }
  return { actor, standing }
}

const on = { type: 'picture.turned', by: 1 } as const
const back = { type: 'picture.turned', by: -1 } as const

it('shows the picture that was opened, and after the last the first', () => {
  const { actor, standing } = start(3, 1)
  expect(standing()).toEqual(['shown', 1])
  const seen = [on, on, back].map((event) => {
    actor.send(event)
    return standing()
  })
  expect(seen).toEqual([
    ['shown', 2],
    ['shown', 0],
    ['shown', 2],
  ])
  actor.send({ type: 'picture.chosen', index: 1 })
  expect(standing()).toEqual(['shown', 1])
})

it('knows again which pictures cannot be had, however they are come by', () => {
  const { actor, standing } = start(3, 2)
  actor.send({ type: 'picture.broken' })
  expect(standing()).toEqual(['broken', 2])
  const seen = [
    on,
    back,
    { type: 'picture.chosen', index: 1 } as const,
    { type: 'picture.chosen', index: 2 } as const,
  ].map((event) => {
    actor.send(event)
    return standing()
  })
  expect(seen).toEqual([
    ['shown', 0],
    ['broken', 2],
    ['shown', 1],
    ['broken', 2],
  ])
})

it('does not turn a picture that is alone', () => {
  expect(
    [1, 2].map((count) => {
      const { actor } = start(count)
      return [on, back].map((event) => actor.getSnapshot().can(event))
    }),
  ).toEqual([
    [false, false],
    [true, true],
  ])
})
