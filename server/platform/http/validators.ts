import type { FastifyReply, FastifyRequest } from 'fastify'
import { bodyChecks, headerNames, parameterChecks } from '../../../generated/checks.ts'
import { errorStatus } from '../../../generated/codes.ts'
import type { FieldError } from '../../../generated/field-errors.ts'
import type { Operation } from '../../../generated/operations.ts'
import { Refusal } from '../refusal.ts'
import { storable } from './text.ts'

/**
 * Makes the hook that refuses a request which breaks the contract. Nothing is coerced or dropped; the body that goes on has
 * the defaults of the contract.
 *
 * @param spelt gives a body the spelling of the payload
 */
export function validate({ id, needsBody }: Operation, spelt: (body: unknown) => unknown) {
  const [checkBody, keepsContract] = [bodyChecks[id], parameterChecks[id]]
  return (request: FastifyRequest, _reply: FastifyReply, next: () => void): void => {
    if (checkBody !== undefined) {
      const body = request.body === undefined && !needsBody ? {} : request.body
      request.body = spelt(storable(body))
      refuseWrong(checkBody(request.body))
    }
    const { params, query, headers } = request
    if (!keepsContract({ params, query, headers })) throw refuseParameters(keepsContract.errors ?? [])
    next()
  }
}

/** How many fields are told to be wrong. */
const MOST_ERRORS = 20

/** Names each part of the address and each header that breaks its rule. */
function refuseParameters(errors: readonly { readonly instancePath: string }[]): Refusal {
  const names = new Set(errors.map(({ instancePath }) => instancePath.split('/')[2] ?? ''))
  const told = [...names].map((name): FieldError => ({ field: headerNames[name] ?? name, code: 'INVALID_VALUE' }))
  return new Refusal('MALFORMED_REQUEST', { errors: told.slice(0, MOST_ERRORS) })
}

/** A wrong type or an unknown field is a malformed request; a broken rule is told field by field. */
function refuseWrong(errors: readonly FieldError[]): void {
  if (errors.length === 0) return
  const named = errors.filter(({ field }) => field !== '')
  if (named.length === 0) throw new Refusal('MALFORMED_REQUEST')
  const isMalformed = named.some(({ code }) => errorStatus[code] === 400)
  throw new Refusal(isMalformed ? 'MALFORMED_REQUEST' : 'VALIDATION_FAILED', { errors: named.slice(0, MOST_ERRORS) })
}
