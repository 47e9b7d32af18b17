import { expect, test } from 'vitest'
import type { ErrorCode } from '../../generated/codes.ts'
import { isObject, type Operation } from '../../scripts/generate/contract.ts'
import { operations, refusalsOf } from '../support/contract.ts'

const rolesOf = ({ raw }: Operation) => (Array.isArray(raw['x-roles']) ? raw['x-roles'].map(String) : [])
const fieldsOf = ({ body }: Operation) => Object.keys(isObject(body?.['properties']) ? body['properties'] : {})
const needsToken = (call: Operation) => !rolesOf(call).includes('anyone')

/** Fields that say who somebody is, which the token does. */
const IDENTITY = ['userId', 'userid', 'businessId', 'companyId', 'isBusiness']

/** What a call has to ask for to be refused like this; the rest is up to its rule, or can happen to any. */
const asks = {
  UNAUTHORIZED: needsToken,
  ACCOUNT_BLOCKED: (call) => needsToken(call) || call.id.startsWith('login'),
  ROLE_NOT_ALLOWED: (call) => needsToken(call) && rolesOf(call).length === 1,
  ID_MISMATCH: (call) => needsToken(call) && fieldsOf(call).some((field) => IDENTITY.includes(field)),
  IDEMPOTENCY_KEY_REUSED: ({ raw }) => JSON.stringify(raw['parameters']).includes('/IdempotencyKey"'),
  BODY_TOO_LARGE: ({ method }) => method === 'post',
  UNSUPPORTED_MEDIA_TYPE: ({ method }) => method === 'post',
  VALIDATION_FAILED: (call) => fieldsOf(call).length > 0,
} as const satisfies { readonly [Code in ErrorCode]?: (call: Operation) => boolean }

test.each(Object.entries(asks))(
  '%s is listed for the calls that can be refused with it, and for no other',
  (code, isAsked) => {
    const listed = operations.filter((call) => refusalsOf(call).some((refusal) => refusal.code === code))
    expect(listed.map(({ id }) => id)).toEqual(operations.filter(isAsked).map(({ id }) => id))
  },
)
