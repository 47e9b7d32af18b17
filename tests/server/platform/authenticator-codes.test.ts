import { generate } from 'otplib'
import { expect, test } from 'vitest'
import { authenticatorUri, newAuthenticatorKey, stepOfCode } from '../../../server/platform/authenticator-codes.ts'

/** "12345678901234567890" in base32: the key of the test vectors of RFC 6238, appendix B. */
const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number): Date => new Date(seconds * 1000)

test('the codes are those of RFC 6238, by their last six digits', async () => {
  for (const [seconds, code] of [
    [59, '287082'],
    [1111111109, '081804'],
    [1234567890, '005924'],
    [20000000000, '353130'],
  ] as const) {
    expect(await stepOfCode(KEY, code, at(seconds))).toBe(Math.floor(seconds / 30))
  }
})

test('a code of the step before or after counts as of its own step, and none further away does', async () => {
  const now = at(1_700_000_010)
  const step = Math.floor(1_700_000_010 / 30)
  const found = []
  for (const steps of [-2, -1, 0, 1, 2]) {
    const code = await generate({ secret: KEY, epoch: 1_700_000_010 + steps * 30 })
    found.push(await stepOfCode(KEY, code, now))
  }
  expect(found).toEqual([undefined, step - 1, step, step + 1, undefined])
})

test('what is no code of six digits is only wrong', async () => {
  for (const code of ['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦']) {
    expect(await stepOfCode(KEY, code, at(59))).toBeUndefined()
  }
})

test('a key has 160 random bits, and its address names issuer and account', () => {
  const key = newAuthenticatorKey()
  expect(key).toMatch(/^[A-Z2-7]{32}$/)
  expect(newAuthenticatorKey()).not.toBe(key)
  const uri = new URL(authenticatorUri({ key, issuer: 'Bidfair', account: 'ana@example.com' }))
  expect(uri.protocol).toBe('otpauth:')
  expect(decodeURIComponent(uri.pathname)).toContain('Bidfair:ana@example.com')
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: key, issuer: 'Bidfair' })
})
