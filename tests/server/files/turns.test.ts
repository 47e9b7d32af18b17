import { expect, test } from 'vitest'
import { turns } from '../../../server/files/turns.ts'

test('no more than so many work at a time, all get their turn, and a failure frees its place', async () => {
  const inTurn = turns(2)
  let working = 0
  let most = 0
  const order: number[] = []
  const work = (index: number) =>
    inTurn(async () => {
      working += 1
      most = Math.max(most, working)
      await Promise.resolve()
      working -= 1
      order.push(index)
      if (index % 3 === 0) throw new Error(`no ${index}`)
      return index
    })
  const outcomes = await Promise.allSettled(Array.from({ length: 9 }, (_, index) => work(index)))
  expect(most).toBe(2)
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(3)
})
