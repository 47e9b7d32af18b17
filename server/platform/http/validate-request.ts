import type { FastifyReply, FastifyRequest } from 'fastify'
import { bodyChecks, headerNames, parameterChecks, phoneFields } from '../../../generated/checks.ts'
import { errorStatus } from '../../../generated/codes.ts'
import type { FieldError } from '../../../generated/field-errors.ts'
import type { Operation, OperationId } from '../../../generated/operations.ts'
import { DomainError } from '../domain-error.ts'
import { isPhone } from './phone.ts'
import { sanitizeJson } from './sanitize-text.ts'
import { acceptedBody } from './wire.ts'

/**
 * Makes the hook that refuses a request which breaks the contract. Nothing is coerced or dropped; the texts of the body that
 * goes on are cleaned as the contract says (`x-clean`), and it has the defaults of the contract.
 */
export function validate({ id, needsBody }: Operation) {
  const [checkBody, keepsContract] = [bodyChecks[id], parameterChecks[id]]
  return (request: FastifyRequest, _reply: FastifyReply, next: () => void): void => {
    if (checkBody !== undefined) {
      const body = request.body === undefined && !needsBody ? {} : request.body
      request.body = acceptedBody(id, sanitizeJson(body))
      const errors = checkBody(request.body)
      refuseWrong([...errors, ...wrongPhones(id, request.body, errors)])
    }
    const { params, query, headers } = request
    if (!keepsContract({ params, query, headers })) throw refuseParameters(keepsContract.errors ?? [])
    next()
  }
}

/** Telephone numbers that are none, in fields that keep their rules: what a number is, no schema can say. */
function wrongPhones(id: OperationId, body: unknown, errors: readonly FieldError[]): FieldError[] {
  const sent = new Map(typeof body === 'object' && body !== null ? Object.entries(body) : [])
  const wrong = (phoneFields[id] ?? []).filter((field) => {
    const value: unknown = sent.get(field)
    return typeof value === 'string' && !errors.some((error) => error.field === field) && !isPhone(value)
  })
  return wrong.map((field) => ({ field, code: 'PHONE_INVALID' }))
}

/** How many fields are told to be wrong. */
const MOST_ERRORS = 20

/** Names each part of the address and each header that breaks its rule. */
function refuseParameters(errors: readonly { readonly instancePath: string }[]): DomainError {
  const names = new Set(errors.map(({ instancePath }) => instancePath.split('/')[2] ?? ''))
  const told = [...names].map((name): FieldError => ({ field: headerNames[name] ?? name, code: 'INVALID_VALUE' }))
  return new DomainError('MALFORMED_REQUEST', { errors: told.slice(0, MOST_ERRORS) })
}

/** A wrong type or an unknown field is a malformed request; a broken rule is told field by field. */
function refuseWrong(errors: readonly FieldError[]): void {
  if (errors.length === 0) return
  const named = errors.filter(({ field }) => field !== '')
  if (named.length === 0) throw new DomainError('MALFORMED_REQUEST')
  const isMalformed = named.some(({ code }) => errorStatus[code] === 400)
  throw new DomainError(isMalformed ? 'MALFORMED_REQUEST' : 'VALIDATION_FAILED', {
    errors: named.slice(0, MOST_ERRORS),
  })
}
