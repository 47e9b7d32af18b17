import { expect, test } from 'vitest'
import type { ErrorCode } from '../../generated/codes.ts'
import { propertiesOf } from '../support/body-arbitrary.ts'
import { operations, type Operation } from '../support/contract.ts'

const fieldsOf = ({ body }: Operation) => propertiesOf(body ?? {}).map(([name]) => name)
const needsToken = ({ roles }: Operation) => !roles.includes('anyone')

/** Fields that say who somebody is, which the token does. */
const IDENTITY = ['userId', 'userid', 'businessId', 'companyId', 'isBusiness']

/** What a call has to ask for to be refused like this; the rest is up to its rule, or can happen to any. */
const asks = {
  UNAUTHORIZED: needsToken,
  ACCOUNT_BLOCKED: (call) => needsToken(call) || call.id.startsWith('login'),
  ROLE_NOT_ALLOWED: (call) => needsToken(call) && call.roles.length === 1,
  ID_MISMATCH: (call) => needsToken(call) && fieldsOf(call).some((field) => IDENTITY.includes(field)),
  IDEMPOTENCY_KEY_REUSED: ({ takesIdempotencyKey }) => takesIdempotencyKey,
  // A body that comes too slowly.
  REQUEST_TIMEOUT: ({ method }) => method === 'POST',
  BODY_TOO_LARGE: ({ method }) => method === 'POST',
  UNSUPPORTED_MEDIA_TYPE: ({ method }) => method === 'POST',
  VALIDATION_FAILED: (call) => fieldsOf(call).length > 0,
} as const satisfies { readonly [Code in ErrorCode]?: (call: Operation) => boolean }

test.each(Object.entries(asks))(
  '%s is listed for the calls that can be refused with it, and for no other',
  (code, isAsked) => {
    const listed = operations.filter(({ codes }) => codes.some((each) => each === code))
    expect(listed.map(({ id }) => id)).toEqual(operations.filter(isAsked).map(({ id }) => id))
  },
)
