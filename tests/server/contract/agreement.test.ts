import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FieldError } from '../../../generated/field-errors.ts'
import { isObject } from '../../../scripts/generate/contract.ts'
import { handlers } from '../../../server/calls.ts'
import { Refusal } from '../../../server/platform/refusal.ts'
import { buildApp } from '../../../server/app.ts'
import { toPayloadSpelling } from '../../../server/wire-spelling.ts'
import { anyBody, mutatedBody, validBody } from '../../support/body-arbitrary.ts'
import { operations } from '../../support/contract.ts'
import { testApp, type TestApp } from '../support/app.ts'
import { signUpBoth, type Tokens } from '../support/two-accounts.ts'

type Check = (body: unknown) => FieldError[]

/** What a form is allowed to send, by operation: the same modules that the browser loads. */
const checks = import.meta.glob<Check>('../../../generated/validate/*.js', { import: 'check', eager: true })

let server: TestApp
let tokens: Tokens
/** Routes, roles and validation as they ship, with nothing behind them: what passes validation ends as NOT_FOUND. */
let gate: FastifyInstance

beforeAll(async () => {
  server = await testApp()
  tokens = await signUpBoth(server.app)
  const refuse = async (): Promise<never> => {
    throw new Refusal('NOT_FOUND')
  }
  const nothing = { ...handlers, ...Object.fromEntries(Object.keys(handlers).map((id) => [id, refuse])) }
  gate = await buildApp({ ...server, webFolder: '/nowhere', handlers: nothing, rateLimitMultiplier: 1e6, log: false })
})

afterAll(async () => {
  await gate.close()
  await server.close()
})

const withBody = operations.flatMap(({ id, path, body, raw }) =>
  body ? [{ id, path, body, roles: JSON.stringify(raw['x-roles']) }] : [],
)

test.each(withBody)('form and server agree about every body of $id', async ({ id, path, body: schema, roles }) => {
  const check = checks[`../../../generated/validate/${id}.js`]
  if (!check) throw new Error(`no validator for ${id}`)
  const bodies = fc.oneof(
    { weight: 2, arbitrary: validBody(schema) },
    { weight: 5, arbitrary: mutatedBody(schema) },
    anyBody,
  )
  const authorization = `Bearer ${roles.includes('business') ? tokens.business : tokens.customer}`
  await fc.assert(
    fc.asyncProperty(bodies, async (sample) => {
      const payload = JSON.stringify(sample)
      const body: unknown = JSON.parse(payload)
      // The server also takes a second spelling, which no form sends, and refuses names that poison prototypes before any rule is asked.
      fc.pre(JSON.stringify(toPayloadSpelling(id, body)) === payload && !/__proto__|constructor/.test(payload))
      const headers = { authorization, 'content-type': 'application/json' }
      const answer = await gate.inject({ method: 'POST', url: `/v1${path}`, headers, payload })
      expect(verdictOf(answer.statusCode, answer.json())).toEqual(expected(check(body)))
    }),
    { seed: 20_261_120, numRuns: 100 },
  )
})

type Verdict = { readonly accepted: boolean; readonly errors: unknown }

function verdictOf(status: number, answer: unknown): Verdict {
  const { code, errors } = isObject(answer) ? answer : {}
  if (status === 404 && code === 'NOT_FOUND') return { accepted: true, errors: [] }
  expect([400, 422]).toContain(status)
  return { accepted: false, errors: errors ?? [] }
}

/** A body that is no object has no field to name. */
const expected = (errors: FieldError[]): Verdict => ({
  accepted: errors.length === 0,
  errors: errors.filter(({ field }) => field !== ''),
})
