import { expect, test } from 'vitest'
import { readContract, type Json } from '../../scripts/generate/contract.ts'
import { brokenPromises } from '../support/contract-compatibility.ts'
import { contractText } from '../support/contract.ts'
import { shows } from '../support/shows.ts'
import { contractBefore } from '../support/version-before.ts'

const text = { type: 'string' }
const fields = (properties: Json, required: readonly string[] = []): Json => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
})
const json = (schema: Json): Json => ({ content: { 'application/json': { schema } } })

/** A contract of one call. */
const contract = (operation: Json): Json => ({
  security: [{ bearer: [] }],
  paths: { '/jobs': { post: { operationId: 'createJob', responses: {}, ...operation } } },
})
const taking = (schema: Json): Json => contract({ requestBody: json(schema) })
const answering = (schema: Json): Json => contract({ responses: { 200: json(schema) } })

test.each<[what: string, before: Json, after: Json]>([
  ['a call', { ...contract({}), paths: {} }, contract({})],
  ['a field to send', taking(fields({})), taking(fields({ note: text }))],
  ['a value to send', taking({ enum: ['a'] }), taking({ enum: ['a', 'b'] })],
  ['null to send', taking(text), taking({ type: ['string', 'null'] })],
  ['room to send', taking({ ...text, maxLength: 10 }), taking({ ...text, maxLength: 20 })],
  ['a field of an answer', answering(fields({})), answering(fields({ note: text }, ['note']))],
  ['a value of an answer', answering({ enum: ['a'] }), answering({ enum: ['a', 'b'] })],
  ['a word for generators', taking(fields({ file: text })), taking(fields({ file: { ...text, format: 'binary' } }))],
  ['an only value spelt as a list', answering({ const: 'a' }), answering({ enum: ['a'] })],
  ['certainty of an answer', answering({ oneOf: [text, { type: 'null' }] }), answering(text)],
  [
    'a way to ask',
    contract({}),
    contract({ parameters: [{ in: 'query', name: 'limit', schema: { type: 'integer' } }] }),
  ],
])('more breaks nothing: %s', (_, before, after) => {
  expect(brokenPromises(before, after)).toEqual([])
})

test.each<[finding: string, before: Json, after: Json]>([
  ['post /jobs is gone', contract({}), { ...contract({}), paths: {} }],
  ['post /jobs is now called postJob', contract({}), contract({ operationId: 'postJob' })],
  ['post /jobs asks for a token', contract({ security: [] }), contract({})],
  [
    'post /jobs needs header x-key',
    contract({}),
    contract({ parameters: [{ in: 'header', name: 'x-key', required: true }] }),
  ],
  ['post /jobs body.note is not taken', taking(fields({ note: text })), taking(fields({}))],
  ['post /jobs body.note is needed', taking(fields({ note: text })), taking(fields({ note: text }, ['note']))],
  [
    'post /jobs body.note is not taken as string',
    taking(fields({ note: text })),
    taking(fields({ note: { type: 'number' } })),
  ],
  [
    'post /jobs body[] does not take b',
    taking({ type: 'array', items: { enum: ['a', 'b'] } }),
    taking({ type: 'array', items: { enum: ['a'] } }),
  ],
  ['post /jobs body has a narrower maxLength', taking(text), taking({ ...text, maxLength: 10 })],
  ['post /jobs body has a narrower pattern', taking(text), taking({ ...text, pattern: '^a' })],
  ['post /jobs answers 200 no more', answering(text), contract({ responses: { 204: {} } })],
  ['post /jobs 200.note is gone', answering(fields({ note: text })), answering(fields({}))],
  [
    'post /jobs 200.note may be missing',
    answering(fields({ note: text }, ['note'])),
    answering(fields({ note: text })),
  ],
  [
    'post /jobs 200.note may be null',
    answering(fields({ note: text })),
    answering(fields({ note: { type: ['string', 'null'] } })),
  ],
  ['post /jobs 200 is not a', answering({ const: 'a' }), answering({ enum: ['a', 'b'] })],
  ['post /jobs 200 is not true', answering({ const: true }), answering({ const: false })],
])('%s', (finding, before, after) => {
  expect(brokenPromises(before, after)).toEqual([finding])
})

/**
 * What is not taken any more, on purpose: a name with a link in it, which mails would bring to strangers, and an address that no mailer
 * reads as one, which got accounts that nobody could log in to.
 */
const NARROWED = / body\.(?:(?:\w+_)?name has a narrower not|\w*email has a narrower pattern)$/

/** Telephone numbers have a wider rule, which compares as another one. */
const PHONE_BEFORE = "pattern: '^[+]?[0-9 ().-]{3,30}$'"
const PHONE_NOW = "pattern: '^(?:[^0-9]*[0-9]){3}', maxLength: 60"

test(
  'programs that were written for the version before find all that they use',
  shows('upgrade.contract'),
  async () => {
    const [before, after] = await Promise.all([
      readContract(contractBefore().replaceAll(PHONE_BEFORE, PHONE_NOW)),
      readContract(contractText),
    ])
    const broken = brokenPromises(before, after).filter((finding) => !NARROWED.test(finding))
    expect(broken).toEqual([])
  },
)
