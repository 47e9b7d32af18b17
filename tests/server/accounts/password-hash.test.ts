import { expect, test, vi } from 'vitest'
import { hashPassword, isPassword } from '../../../server/accounts/password-hash.ts'
import { DomainError } from '../../../server/platform/domain-error.ts'
import { shows } from '../../support/shows.ts'

test('a password is known again by its hash alone', async () => {
  const hash = await hashPassword('secret1')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPassword(hash, 'secret1')).toBe(true)
  expect(await isPassword(hash, 'secret2')).toBe(false)
  expect(await hashPassword('secret1')).not.toBe(hash)
})

test('without an account the answer is no, after the same work', async () => {
  const hash = await hashPassword('secret1')
  const costs: string[] = []
  const verifyHash = async (passwordHash: string): Promise<boolean> => {
    costs.push(passwordHash.split('$').slice(0, 4).join('$'))
    return true
  }
  expect([await isPassword(hash, 'x', { verifyHash }), await isPassword(undefined, 'x', { verifyHash })]).toEqual([
    true,
    false,
  ])
  expect(costs).toEqual(['$argon2id$v=19$m=19456,t=2,p=1', '$argon2id$v=19$m=19456,t=2,p=1'])
  expect(await isPassword(undefined, 'secret1')).toBe(false)
})

test(
  'passwords are looked at two at a time, and who brings many keeps nobody waiting',
  shows('limit.hashing'),
  async () => {
    const begun: string[] = []
    const ends: (() => void)[] = []
    const look = async (turn: string, password: string) => {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      return await isPassword('hash', password, {
        turn,
        verifyHash: async () => {
          begun.push(password)
          ends.push(() => resolve(true))
          return await promise
        },
      })
    }
    const guesses = Array.from({ length: 140 }, async (_, index) =>
      look('192.0.2.1', `guess-${index}`).catch((error: unknown) => error),
    )
    const owner = look('198.51.100.1', 'secret1')
    const late = look('203.0.113.1', 'secret2')
    // What is too much is sent away at once, unread.
    const refused = await Promise.all(guesses.slice(121))
    expect(refused.map((error) => error instanceof DomainError && error.code)).toEqual(
      refused.map(() => 'SERVICE_UNAVAILABLE'),
    )
    await vi.waitFor(() => expect(begun).toEqual(['guess-0', 'secret1']))
    ends[1]?.()
    expect(await owner).toBe(true)
    await vi.waitFor(() => expect(begun).toEqual(['guess-0', 'secret1', 'secret2']))
    const all = Promise.all([late, ...guesses])
    for (let done = 0; done < 123; done += 1) {
      await vi.waitFor(() => expect(ends.length).toBeGreaterThan(done))
      ends[done]?.()
    }
    await all
  },
)
