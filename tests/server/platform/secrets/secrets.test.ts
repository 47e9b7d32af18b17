import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { secretsOf } from '../../../../server/platform/secrets/secrets.ts'

const key = () => randomBytes(32).toString('hex')
const [first, second] = [key(), key()]
const secrets = secretsOf(first)

test('what is sealed shows nothing, is another each time, and is opened for its own place alone', () => {
  const [one, other] = [secrets.seal('mail 1', 'a live link'), secrets.seal('mail 1', 'a live link')]
  expect(one.includes('link')).toBe(false)
  expect(one.equals(other)).toBe(false)
  expect([one, other].map((sealed) => secrets.open('mail 1', sealed))).toEqual(['a live link', 'a live link'])
  expect(secrets.open('mail 2', one)).toBeUndefined()
  expect(secrets.open('mail 1', secrets.seal('mail 1', ''))).toBe('')
})

test('one byte changed, cut off or of another key opens nothing', () => {
  const sealed = secrets.seal('mail 1', 'a live link')
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    expect([at, secrets.open('mail 1', changed)]).toEqual([at, undefined])
    expect([at, secrets.open('mail 1', sealed.subarray(0, at))]).toEqual([at, undefined])
  }
  expect(secretsOf(second).open('mail 1', sealed)).toBeUndefined()
})

test('after a rotation what the old key sealed and signed is still read, and nothing new is made by it', () => {
  const rotated = secretsOf(second, [first])
  expect(rotated.open('mail 1', secrets.seal('mail 1', 'a live link'))).toBe('a live link')
  expect(rotated.isSigned('file 1', secrets.sign('file 1'))).toBe(true)
  expect(secrets.open('mail 1', rotated.seal('mail 1', 'a live link'))).toBeUndefined()
  expect(secrets.isSigned('file 1', rotated.sign('file 1'))).toBe(false)
  expect(rotated.keyId.equals(secretsOf(second).keyId)).toBe(true)
})

test.each(['', 'A', 'A'.repeat(22), 'A'.repeat(1000)])('%j signs nothing', (signature) => {
  expect(secrets.isSigned('file 1', signature)).toBe(false)
})

test('a signature is for one text', () => {
  const signature = secrets.sign('file 1')
  expect(signature).toMatch(/^[\w-]{22}$/)
  expect([secrets.isSigned('file 1', signature), secrets.isSigned('file 2', signature)]).toEqual([true, false])
})
