import { expect, test } from 'vitest'
import { checkAnswer } from '../support/answer-check.ts'
import fc from 'fast-check'
import { bodyChecks } from '../../generated/checks.ts'
import { mutatedBody } from '../support/body-arbitrary.ts'
import { operations } from '../support/contract.ts'

const EVERY = {
  'content-type': 'application/json; charset=utf-8',
  'x-request-id': '4f1c7a52',
  'cache-control': 'no-store',
  'ratelimit-policy': '"all calls";q=600;w=60, "login";q=40;w=900',
  ratelimit: '"all calls";r=597;t=42, "login";r=39;t=900',
}
const { ratelimit: _, ...uncounted } = EVERY
const OUT = JSON.stringify({ Success: true, Message: 'You are logged out' })
const PROBLEM = {
  type: 'http://localhost:3000/docs/problems#UNAUTHORIZED',
  title: 'Please log in',
  status: 401,
  detail: 'Please log in',
  code: 'UNAUTHORIZED',
}
const CHALLENGED = { ...EVERY, 'content-type': 'application/problem+json', 'www-authenticate': 'Bearer' }

const answered = (status: number, headers: Readonly<Record<string, unknown>>, body: string) => () =>
  checkAnswer('POST', '/v1/logout', { status, headers, body })

test.each([
  ['that lacks a header', answered(200, uncounted, OUT), 'RateLimit is missing'],
  ['with a header that is no such thing', answered(200, { ...EVERY, ratelimit: '597' }, OUT), 'RateLimit: '],
  ['with a header of other answers', answered(200, { ...EVERY, etag: '"a"' }, OUT), 'ETag is not listed'],
  ['that challenges nobody', answered(401, { ...CHALLENGED, 'www-authenticate': undefined }, ''), 'WWW-Authenticate'],
  ['that says another status', answered(401, CHALLENGED, JSON.stringify({ ...PROBLEM, status: 400 })), 'status 400'],
  [
    'that says more',
    answered(401, CHALLENGED, JSON.stringify({ ...PROBLEM, Success: false })),
    'additional properties',
  ],
])('an answer %s is outside the contract', (_name, check, reason) => {
  expect(check).toThrow(reason)
})

test('an answer with all its headers is inside it, in either shape of a failure', () => {
  expect(answered(200, EVERY, OUT)).not.toThrow()
  expect(answered(401, CHALLENGED, JSON.stringify(PROBLEM))).not.toThrow()
})

const bodies = operations.flatMap(({ id, body }) => (body ? [[id, body] as const] : []))

test.each(bodies)('changed samples for %s break rules', (id, body) => {
  const verdicts = fc
    .sample(mutatedBody(body), { seed: 1, numRuns: 100 })
    .map((sample) => bodyChecks[id]?.(sample).length)
  expect(Math.max(...verdicts.map(Number))).toBeGreaterThan(0)
})
