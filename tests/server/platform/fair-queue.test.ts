import { expect, test } from 'vitest'
import { fairQueue } from '../../../server/platform/fair-queue.ts'
import { shows } from '../../support/shows.ts'

/** Work that is begun when its turn comes and done when the test says so. */
function queueOf(options: Parameters<typeof fairQueue>[0]) {
  const queue = fairQueue(options)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    bring: async (name: string) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      ends.set(name, resolve)
      return await queue.run(name.charAt(0), async () => {
        begun.push(name)
        await promise
        return name
      })
    },
    end: async (name: string, done: Promise<unknown>) => {
      ends.get(name)?.()
      return await done
    },
  }
}

test('addresses take turns, whoever brings more', shows('limit.fair-queue'), async () => {
  const { begun, bring, end } = queueOf({ places: 1, waiting: { each: 9, all: 99 } })
  const [a1, a2, a3] = [bring('a1'), bring('a2'), bring('a3')]
  const b1 = bring('b1')
  const c1 = bring('c1')
  await end('a1', a1)
  await end('a2', a2)
  await end('b1', b1)
  await end('c1', c1)
  expect(await end('a3', a3)).toBe('a3')
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3'])
})

test('an address has one place, however many are free', shows('limit.fair-queue'), async () => {
  const { begun, bring, end } = queueOf({ places: 2, waiting: { each: 9, all: 99 } })
  const [a1, a2, b1] = [bring('a1'), bring('a2'), bring('b1')]
  await end('b1', b1)
  expect(begun).toEqual(['a1', 'b1'])
  await end('a1', a1)
  expect(await end('a2', a2)).toBe('a2')
})

test('what is too much is sent away, of one address and in all', shows('limit.fair-queue'), async () => {
  const { bring, end } = queueOf({ places: 1, waiting: { each: 2, all: 3 } })
  const accepted = ['a1', 'a2', 'a3', 'b1'].map((name) => [name, bring(name)] as const)
  expect(await bring('a4')).toBeUndefined()
  expect(await bring('c1')).toBeUndefined()
  for (const [name, done] of [accepted[0], accepted[1], accepted[3], accepted[2]].filter((one) => one !== undefined))
    expect(await end(name, done)).toBe(name)
  const later = bring('c2')
  expect(await end('c2', later)).toBe('c2')
})

test('work that fails gives its place to the next', async () => {
  const queue = fairQueue({ places: 1, waiting: { each: 2, all: 2 } })
  const failed = queue.run('a', async () => {
    throw new Error('broken')
  })
  const next = queue.run('a', async () => 'done')
  await expect(failed).rejects.toThrow('broken')
  expect(await next).toBe('done')
})
