import { expect, test } from 'vitest'
import { hashPassword, isPassword } from '../../../server/rules/passwords.ts'

test('a password is known again by its hash alone', async () => {
  const hash = await hashPassword('secret1')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPassword(hash, 'secret1')).toBe(true)
  expect(await isPassword(hash, 'secret2')).toBe(false)
  expect(await hashPassword('secret1')).not.toBe(hash)
})

const middleOf = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[3] ?? 0

test('without an account the answer is no and takes as long', async () => {
  const hash = await hashPassword('secret1')
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let round = 0; round < 7; round += 1) {
    const start = performance.now()
    expect(await isPassword(hash, 'secret2')).toBe(false)
    const middle = performance.now()
    expect(await isPassword(undefined, 'secret2')).toBe(false)
    times.known.push(middle - start)
    times.unknown.push(performance.now() - middle)
  }
  // Skipping the work would take a hundredth of the time; a busy machine does not halve it.
  expect(middleOf(times.unknown)).toBeGreaterThan(middleOf(times.known) / 2)
})
