import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { viewerMachine } from '../../machines/viewer.ts'

function start(count: number) {
  const actor = createActor(viewerMachine, { input: { count } }).start()
  const standing = () => {
    const { value, context } = actor.getSnapshot()
    return [value, context.index] as const
  }
  return { actor, standing }
}

const on = { type: 'picture.turned', by: 1 } as const
const back = { type: 'picture.turned', by: -1 } as const

it('shows the picture that was opened, and after the last the first', () => {
  const { actor, standing } = start(3)
  expect(standing()).toEqual(['closed', 0])
  actor.send({ type: 'picture.opened', index: 1 })
  const seen = [on, on, back].map((event) => {
    actor.send(event)
    return standing()
  })
  expect(seen).toEqual([
    [{ open: 'shown' }, 2],
    [{ open: 'shown' }, 0],
    [{ open: 'shown' }, 2],
  ])
  actor.send({ type: 'picture.chosen', index: 1 })
  expect(standing()).toEqual([{ open: 'shown' }, 1])
  actor.send({ type: 'viewer.closed' })
  expect(standing()).toEqual(['closed', 1])
})

it('knows again which pictures cannot be had, however they are come by', () => {
  const { actor, standing } = start(3)
  actor.send({ type: 'picture.opened', index: 2 })
  actor.send({ type: 'picture.broken' })
  expect(standing()).toEqual([{ open: 'broken' }, 2])
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
    [{ open: 'shown' }, 0],
    [{ open: 'broken' }, 2],
    [{ open: 'shown' }, 1],
    [{ open: 'broken' }, 2],
  ])
})

it('asks for them again when it is opened again', () => {
  const { actor, standing } = start(2)
  actor.send({ type: 'picture.opened', index: 0 })
  actor.send({ type: 'picture.broken' })
  actor.send({ type: 'viewer.closed' })
  actor.send({ type: 'picture.opened', index: 0 })
  expect(standing()).toEqual([{ open: 'shown' }, 0])
  actor.send(on)
  actor.send(back)
  expect(standing()).toEqual([{ open: 'shown' }, 0])
})

it('does not turn a picture that is alone', () => {
  expect(
    [1, 2].map((count) => {
      const { actor } = start(count)
      actor.send({ type: 'picture.opened', index: 0 })
      return [on, back].map((event) => actor.getSnapshot().can(event))
    }),
  ).toEqual([
    [false, false],
    [true, true],
  ])
})
