import { expect, test } from 'vitest'
import { hashPassword, isPassword } from '../../../server/accounts/password-hash.ts'

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
  expect([await isPassword(hash, 'x', verifyHash), await isPassword(undefined, 'x', verifyHash)]).toEqual([true, false])
  expect(costs).toEqual(['$argon2id$v=19$m=19456,t=2,p=1', '$argon2id$v=19$m=19456,t=2,p=1'])
  expect(await isPassword(undefined, 'secret1')).toBe(false)
})
