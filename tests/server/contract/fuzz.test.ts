import fc from 'fast-check'
import { afterAll, test } from 'vitest'
import type { Json } from '../../../scripts/generate/contract.ts'
import { anyBody, mutatedBody, validBody } from '../../support/body-arbitrary.ts'
import { operations } from '../../support/contract.ts'
import { marked } from '../../support/requests/plan.ts'
import { FUZZ_RUNS } from '../../support/requests/plan.ts'
import { exchange } from './support/server.ts'
import { contractServer } from './support/in-process.ts'

const server = await contractServer()
afterAll(async () => {
  await server.close()
})

/** Things that exist, so that samples reach what lies behind "not found": a job with a bid can be accepted, edited and deleted. */
const THINGS = ['customer', 'business', 'bid job', 'bid'] as const
const LANGUAGES = ['en', 'es', 'ar', 'fr', '*', 'es-MX,es;q=0.8', 'x'.repeat(150)]
const TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'multipart/form-data; boundary=x',
  'nonsense',
]

/** One request to an operation: well formed, slightly wrong or nonsense, by anybody. */
function request(path: string, body: Json | undefined): fc.Arbitrary<Request> {
  const bodies = body
    ? fc.oneof({ weight: 4, arbitrary: validBody(body) }, { weight: 4, arbitrary: mutatedBody(body) }, anyBody)
    : anyBody
  return fc.record({
    url: fc
      .stringMatching(/^[\w~.%-]{1,70}$/)
      .map((piece) => `/v1${path.replace(/\{\w+\}/, piece.replaceAll('%', '%25'))}`),
    payload: fc.oneof({ weight: 8, arbitrary: bodies.map((sample) => JSON.stringify(sample)) }, fc.string()),
    knownId: fc.nat(),
    who: fc.constantFrom('customer', 'business', 'nobody', 'dead', 'garbled'),
    type: fc.oneof({ weight: 9, arbitrary: fc.constant('application/json') }, fc.constantFrom(...TYPES)),
    language: fc.constantFrom(...LANGUAGES),
    key: fc.option(fc.stringMatching(/^[\w-]{1,110}$/), { nil: undefined }),
  })
}

type Request = {
  readonly url: string
  readonly payload: string
  readonly knownId: number
  readonly who: string
  readonly type: string
  readonly language: string
  readonly key: string | undefined
}

const ID = /"([\da-fA-F]{8}(-[\da-fA-F]{4}){3}-[\da-fA-F]{12})"/g

// The stream never ends; logging out would end the sessions that the others need.
const fuzzed = operations.filter(({ id }) => id !== 'streamNotifications' && id !== 'logout')

test.each(fuzzed)('$id answers anything with an answer of the contract, and never with a fault', async (operation) => {
  const { method, path, body } = operation
  const { tokens, valueOf } = await server.newScene(operation)
  const authorization: Readonly<Record<string, string>> = {
    customer: `Bearer ${tokens.customer}`,
    business: `Bearer ${tokens.business}`,
    dead: `Bearer ${tokens.expired}`,
    garbled: 'Basic %%%',
  }
  const ids = THINGS.map((thing) => valueOf('customer', marked(thing)))
  await fc.assert(
    fc.asyncProperty(request(path, body), async ({ url, payload, knownId, who, type, language, key }) => {
      const known = ids[knownId % ids.length]
      const sender = authorization[who]
      await exchange(server, operation, {
        method,
        url,
        headers: {
          'accept-language': language,
          ...(sender && { authorization: sender }),
          ...(key && { 'idempotency-key': key }),
          ...(method !== 'GET' && { 'content-type': type }),
        },
        payload: method === 'GET' ? undefined : knownId % 2 === 0 ? payload.replaceAll(ID, `"${known}"`) : payload,
      })
    }),
    { seed: 20_261_120, numRuns: FUZZ_RUNS },
  )
})
