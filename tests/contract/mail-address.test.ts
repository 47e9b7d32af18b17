import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bodyChecks } from '../../generated/checks.ts'
import { cleanMailAddress } from '../../generated/mail-address.ts'

const isTaken = (email: string): boolean => bodyChecks.askVerification?.({ email }).length === 0

describe('a mail address', () => {
  it.each([
    'mailto:ana@example.com',
    'MAILTO:ana@example.com?subject=Hello',
    '<ana@example.com>',
    '<mailto:ana@example.com>',
    'Ana Torres <ana@example.com>',
    '"Torres, Ana" <ana@example.com>;',
    'ana@example.com <ana@example.com>',
    '  ana@example.com\u00a0',
    '\u202aana@example.com\u202c',
    'ana@exam\u200bple.com',
    '“ana@example.com”',
    "'ana@example.com'",
    '(ana@example.com)',
    'ana@example.com.',
    'ana@example.com, ',
    'ana@example.com>',
  ])('pasted as %j is ana@example.com', (pasted) => {
    expect(cleanMailAddress(pasted)).toBe('ana@example.com')
    expect(isTaken(cleanMailAddress(pasted))).toBe(true)
  })

  it.each([
    'ana@probé.example',
    'ana@probe\u0301.example',
    'ana@PROBÉ.example',
    'ana@probé。example',
    'ana@ｐｒｏｂé.example',
  ])('at %j is that of its domain in ASCII, as browsers send it', (typed) => {
    expect(cleanMailAddress(typed)).toBe('ana@xn--prob-epa.example')
    expect(isTaken(cleanMailAddress(typed))).toBe(true)
  })

  it.each([
    'ana@probé.example/evil.example',
    'ana@probé.example:25',
    'ana@evil@probé.example',
    'a..b@example.com',
    '.ana@example.com',
    'ana.@example.com',
    'ana@example',
    'ana@example..com',
    'ana@@example.com',
    'ana@evil.example@example.com',
    'ana@example.com,eva@example.com',
    'eva@example.com <ana@example.com>',
    'Ana ana@example.com',
    '"ana torres"@example.com',
    'ana@exam ple.com',
    'ana(comment)@example.com',
    'ana@[192.0.2.1]',
    'ana:@example.com',
    'ana@example.com\nBcc: eva@example.com',
  ])('%j is none', (text) => {
    expect(isTaken(cleanMailAddress(text))).toBe(false)
  })

  it.each(["o'neil+jobs@example.com", 'ana_1@mail.example.co.uk', 'josé@example.com', "'ana@example.com"])(
    '%j is one, and stays as it is',
    (email) => {
      expect(cleanMailAddress(email)).toBe(email)
      expect(isTaken(email)).toBe(true)
    },
  )

  it('is the same in both forms of Unicode', () => {
    expect(cleanMailAddress('jose\u0301@example.com')).toBe('jos\u00e9@example.com')
  })

  it('is not changed by being cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = cleanMailAddress(`${text}ana@example.com${text}`)
        expect(cleanMailAddress(once)).toBe(once)
      }),
    )
  })
})
