import fc from 'fast-check'
import { expect, test, describe, it } from 'vitest'
import { cleanText } from '../../generated/clean.ts'
import { createJob as checkJob } from '../../generated/validate/jobs.js'
import { createWebhook as checkWebhook } from '../../generated/validate/webhooks.js'
import { placeBid as checkBid } from '../../generated/validate/bids.js'
import { signupCustomer as checkSignup } from '../../generated/validate/signupCustomer.js'
import { shows } from '../support/shows.ts'
import { bodyChecks } from '../../generated/checks.ts'
import { cleanMailAddress } from '../../generated/mail-address.ts'
import { isolate } from '../../generated/isolate.ts'

const line = (text: string) => cleanText(text, 'line')

const SEEN = [
  ['Ana', 'O’Brien', 'José', 'Nguyễn Thị', 'مُحَمَّد', '李', 'z\u0338\u0351\u036B', '葛\u{E0100}城'],
  ['👩‍🔧', '👨🏽‍🚒', '🏳️‍🌈', '👁️‍🗨️', '👩‍❤️‍💋‍👨', '🇺🇸', '1️⃣', '❤️', '☎️ Call', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  // Persian, Sinhala, Malayalam, Bengali, Hindi and Arabic with the joiners and marks that they are written with.
  ['می\u200Cخواهم', 'شرکت\u200Cهای', 'ශ්\u200Dරී ලංකා', 'ന്\u200D', 'র\u200D্য', 'क्\u200Dष', 'ه\u200D', 'قَهْوَة'],
].flat()

test.each(SEEN)('%j stays as it is', shows('text.joiners'), (text) => {
  expect(line(text)).toBe(text)
})

test.each([
  ['a\tb', 'a b'],
  ['a\r\nb', 'a b'],
  ['a\u0007', 'a'],
  ['a\u2028b', 'a b'],
  ['\u202Eabc', 'abc'],
  ['\u2066a\u2069', 'a'],
  ['\u200Ea', 'a'],
  ['\u061Ca', 'a'],
  ['a\u200Bb', 'ab'],
  ['a\u200Cb', 'ab'],
  ['ad\u200Dmin', 'admin'],
  ['\uFEFFa', 'a'],
  ['a\u00ADb', 'ab'],
  ['a\u2060b', 'ab'],
  ['a\uFE0F', 'a'],
  ['👩\u200D', '👩'],
  ['👩\u200Da', '👩a'],
  ['a\u{E0061}', 'a'],
  ['  Ana \u00A0 Torres ', 'Ana Torres'],
  ['Jose\u0301', 'Jos\u00E9'],
])('%j is cleaned to %j', shows('limit.hidden-characters'), (text, cleaned) => {
  expect(line(text)).toBe(cleaned)
})

test.each([
  '\u200B',
  '\u2800',
  '\u3164',
  '\u115F\u1160',
  ' \u00A0\u3000',
  '\u2800 \u200D',
  '\u00AD',
  '\uFFA0',
  '\u0301',
])('%j shows nothing, which is told as a missing text', shows('text.shows-nothing'), (nothing) => {
  const body = { email: 'ana@example.com', phone: '+1 512 555 0148', password: 'kettle7' }
  const place = { country: 'C', state: 'S', city: 'T' }
  expect(checkSignup({ ...body, ...place, name: nothing })).toEqual([{ field: 'name', code: 'NAME_REQUIRED' }])
  const bid = { jobId: '00000000-0000-7000-8000-000000000000', amount: 1, proposalStatement: nothing }
  expect(checkBid(bid)).toEqual([{ field: 'proposalStatement', code: 'BID_PROPOSAL_REQUIRED' }])
})

test('a text of several lines keeps them, and what turns its direction', shows('limit.hidden-characters'), () => {
  expect(cleanText(' One.\r\n\r\n\tTwo\u0007 \u200Fثلاثة e\u0301\n', 'text')).toBe('One.\n\n\tTwo \u200Fثلاثة é')
})

test('a list that is nested without end is left to the rules', shows('limit.hidden-characters'), () => {
  const nested: unknown = JSON.parse(`{"name":${'['.repeat(15_000)}${']'.repeat(15_000)}}`)
  expect(checkSignup(nested)).toContainEqual({ field: 'name', code: 'INVALID_TYPE' })
})

test('cleaning twice changes no more', shows('limit.hidden-characters'), () => {
  for (const cleaning of ['line', 'text', 'phone', 'email'] as const) {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = cleanText(text, cleaning)
        expect(cleanText(once, cleaning)).toBe(once)
      }),
      { seed: 1, numRuns: 100 },
    )
  }
})

test.each([
  ['\u202A+1\u00A0(512)\u00A0555\u20110148\u202C', '+1 (512) 555-0148'],
  ['tel:+1-512-555-0148', '+1-512-555-0148'],
  ['(+1) 512 555 0148', '(+1) 512 555 0148'],
  ['٥١٢ ٥٥٥ ٠١٤٨', '512 555 0148'],
  ['۵۱۲۵۵۵۰۱۴۸', '5125550148'],
  ['＋１ ５１２ ５５５ ０１４８', '+1 512 555 0148'],
  ['512.555.0148 x12', '512.555.0148 ext. 12'],
  ['512-555-0148 Ext. 12', '512-555-0148 ext. 12'],
  ['+1 512 555 0148;ext=12', '+1 512 555 0148 ext. 12'],
  ['512 555 0148 extensión 12', '512 555 0148 ext. 12'],
  ['512 555 0148 (ext. 12)', '512 555 0148 ext. 12'],
  ['+1 512 555 0148,,12', '+1 512 555 0148 ext. 12'],
  ['٥١٢٥٥٥٠١٤٨ تحويلة ١٢', '5125550148 ext. 12'],
  ['+1 512 555 0148', '+1 512 555 0148'],
])('the number %j is cleaned to %j', shows('text.phone'), (text, cleaned) => {
  expect(cleanText(text, 'phone')).toBe(cleaned)
})

test.each([
  'PRIZE! Go to https://prize.example',
  'Win at prize.example',
  'www.prize',
  'bit.ly/prize',
  'Win at t.me now',
  'X.CO',
  'x.co/prize',
  'HTTP://1.2.3.4',
  'mailto:me',
  'me@prize.example',
  'приз.рф/приз',
  'prize。example',
  'prize．example',
])('the name %j is refused for its link', shows('text.links-in-names'), (name) => {
  const rest = { phone: '+1 512 555 0148', password: 'kettle7', country: 'C', state: 'S', city: 'T' }
  expect(checkSignup({ ...rest, email: 'ana@example.com', name })).toEqual([{ field: 'name', code: 'NAME_HAS_LINK' }])
})

test.each([
  'J.R. Smith',
  'St.Louis Roofing',
  'Dr.Ana Torres',
  'A.B.C. Plumbing',
  'Smith & Co.',
  'No.1 Cleaners',
  '24/7',
])('the name %j holds no link', shows('text.links-in-names'), (name) => {
  const rest = { phone: '+1 512 555 0148', password: 'kettle7', country: 'C', state: 'S', city: 'T' }
  expect(checkSignup({ ...rest, email: 'ana@example.com', name })).toEqual([])
})

test('the category of a job and the URL of a webhook are cleaned before they are judged, as pasted', () => {
  const job = { category: ' Plumbing\u200B' }
  checkJob(job)
  expect(job.category).toBe('Plumbing')
  const webhook = { url: '\u200Bhttps://shop.example.com/bidfair\n', topics: ['job'], password: 'tuesday-7' }
  expect(checkWebhook(webhook)).toEqual([])
  expect(webhook.url).toBe('https://shop.example.com/bidfair')
})

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
      // A digit in brackets is one sign, of which an address makes three.
      { examples: [['⑴']] },
    )
  })
})

test.each([
  ['Ana', 'ltr', 'Ana'],
  ['Ana', 'rtl', '\u2068Ana\u2069'],
  ['أنا', 'ltr', '\u2068أنا\u2069'],
  ['𞤀𞤣𞤤𞤢𞤥', 'ltr', '\u2068𞤀𞤣𞤤𞤢𞤥\u2069'],
  ['\u202Etxt.exe', 'ltr', 'txt.exe'],
  ['a\u2069b', 'rtl', '\u2068ab\u2069'],
  ['a\u2067b', 'ltr', 'a\u2067b\u2069'],
  ['\u2068Austin\u2069 and \u2068أوستن\u2069', 'ltr', '\u2068\u2068Austin\u2069 and \u2068أوستن\u2069\u2069'],
] as const)('%j in a sentence that runs %s is %j', shows('text.direction'), (value, dir, isolated) => {
  expect(isolate(value, dir)).toBe(isolated)
})
