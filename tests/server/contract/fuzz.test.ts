import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { Json } from '../../../scripts/generate/contract.ts'
import { checkAnswer } from '../../support/answer-check.ts'
import { anyBody, mutatedBody, validBody } from '../../support/body-arbitrary.ts'
import { operations } from '../../support/contract.ts'
import { testApp } from '../support/app.ts'
import { newBid, newBusiness, newCustomer, newJob } from '../support/town-wire.ts'

const server = await testApp()
afterAll(server.close)
const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
// A job with a bid, so that there is something to accept, edit and delete.
const jobId = await newJob(server, ana)
/** Ids of things that exist, so that samples reach what lies behind "not found". */
const ids = [ana.id, luis.id, jobId, await newBid(luis, jobId)]

const LANGUAGES = ['en', 'es', 'ar', 'fr', '*', 'es-MX,es;q=0.8', 'x'.repeat(150)]
const TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'multipart/form-data; boundary=x',
  'nonsense',
]

/** One request to an operation: well formed, slightly wrong or nonsense, by whoever. */
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

const AUTHORIZATION: Readonly<Record<string, string>> = {
  customer: `Bearer ${ana.token}`,
  business: `Bearer ${luis.token}`,
  dead: `Bearer ${'x'.repeat(43)}`,
  garbled: 'Basic %%%',
}

const ID = /"([\da-fA-F]{8}(-[\da-fA-F]{4}){3}-[\da-fA-F]{12})"/g

// The stream never ends; logging out would end the sessions that the others need.
const fuzzed = operations.filter(({ id }) => id !== 'streamNotifications' && id !== 'logout')

test.each(fuzzed)(
  '$id answers anything with an answer of the contract, and never with a fault',
  async ({ method, path, body }) => {
    await fc.assert(
      fc.asyncProperty(request(path, body), async ({ url, payload, knownId, who, type, language, key }) => {
        const authorization = AUTHORIZATION[who]
        const known = ids[knownId % ids.length]
        const answer = await server.app.inject({
          method,
          url,
          headers: {
            'accept-language': language,
            ...(authorization && { authorization }),
            ...(key && { 'idempotency-key': key }),
            ...(method !== 'GET' && { 'content-type': type }),
          },
          ...(method !== 'GET' && { payload: knownId % 2 === 0 ? payload.replaceAll(ID, `"${known}"`) : payload }),
        })
        const contentType = answer.headers['content-type']
        checkAnswer(method, url, {
          status: answer.statusCode,
          contentType: typeof contentType === 'string' ? contentType : undefined,
          body: answer.body,
        })
        expect({ status: answer.statusCode, isFault: answer.statusCode >= 500 }).toEqual({
          status: answer.statusCode,
          isFault: false,
        })
      }),
      { seed: 20_261_120, numRuns: 40 },
    )
  },
)
