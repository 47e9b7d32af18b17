import type { FastifyRequest } from 'fastify'
import { bodyChecks, headerNames, parameterChecks, phoneFields, widest } from '../../../generated/checks.ts'
import { errorStatus } from '../../../generated/codes.ts'
import type { FieldError } from '../../../generated/field-errors.ts'
import type { Operation, OperationId } from '../../../generated/operations.ts'
import { DomainError } from '../domain-error.ts'
import { acceptedBody } from './wire.ts'

/** Makes the hook that refuses a request which breaks the contract. The body that goes on is cleaned (`x-clean`) and has its defaults. */
export function validate({ id, needsBody }: Operation) {
  const [checkBody, keepsContract] = [bodyChecks[id], parameterChecks[id]]
  return async (request: FastifyRequest): Promise<void> => {
    if (checkBody !== undefined) {
      const body = request.body === undefined && !needsBody ? {} : request.body
      request.body = acceptedBody(id, sanitizeJson(body))
      const errors = checkBody(request.body)
      refuseWrong([...errors, ...(await wrongPhones(id, request.body, errors))])
    }
    const { params, query, headers } = request
    if (!keepsContract({ params, query, headers })) throw refuseParameters(keepsContract.errors ?? [])
  }
}

/** Telephone numbers that are none, in fields that keep their rules: what a number is, no schema can say. */
async function wrongPhones(id: OperationId, body: unknown, errors: readonly FieldError[]): Promise<FieldError[]> {
  const sent = new Map(typeof body === 'object' && body !== null ? Object.entries(body) : [])
  const wrong: FieldError[] = []
  for (const field of phoneFields[id] ?? []) {
    const value: unknown = sent.get(field)
    if (typeof value !== 'string' || errors.some((error) => error.field === field)) continue
    if (!(await isPhone(value))) wrong.push({ field, code: 'PHONE_INVALID' })
  }
  return wrong
}

/** How many fields are told to be wrong. */
const MOST_ERRORS = 20

/** Names each part of the address and each header that breaks its rule. */
function refuseParameters(errors: readonly { readonly instancePath: string }[]): DomainError {
  const names = new Set(errors.map(({ instancePath }) => instancePath.split('/')[2] ?? ''))
  const told = [...names].map((name): FieldError => ({ field: headerNames[name] ?? name, code: 'INVALID_VALUE' }))
  return new DomainError('MALFORMED_REQUEST', { errors: told.slice(0, MOST_ERRORS) })
}

/** Wrong types and unknown fields make a request malformed. Broken rules are listed by field. */
function refuseWrong(errors: readonly FieldError[]): void {
  if (errors.length === 0) return
  const named = errors.filter(({ field }) => field !== '')
  if (named.length === 0) throw new DomainError('MALFORMED_REQUEST')
  const isMalformed = named.some(({ code }) => errorStatus[code] === 400)
  throw new DomainError(isMalformed ? 'MALFORMED_REQUEST' : 'VALIDATION_FAILED', {
    errors: named.slice(0, MOST_ERRORS),
  })
}

/** Far deeper than any body of the contract. */
const DEEPEST = 20

/** So many unknown fields of an object can be mistakes, and are named. */
const MOST_UNKNOWN = 20

/** A copy of a JSON value that PostgreSQL can store. Throws MALFORMED_REQUEST for a zero character, endless nesting or too many fields. */
export function sanitizeJson(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return storableText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > DEEPEST) throw new DomainError('MALFORMED_REQUEST')
  if (Array.isArray(value)) {
    return value.length > widest.items ? value : value.map((entry: unknown) => sanitizeJson(entry, depth + 1))
  }
  const fields = Object.entries(value)
  if (fields.length > widest.fields + MOST_UNKNOWN) throw new DomainError('MALFORMED_REQUEST')
  return Object.fromEntries(fields.map(([key, part]) => [key, sanitizeJson(part, depth + 1)]))
}

function storableText(text: string): string {
  if (text.includes('\0')) throw new DomainError('MALFORMED_REQUEST')
  return text.toWellFormed()
}

/** Where a number without a country's code is dialed. */
const REGION = 'US'

/** Short codes and numbers of other countries that are written without their code: clients have always been able to send them. */
const LOCAL = /^[+]?[0-9 ().-]{3,30}$/

/** Whether a cleaned text is a number that may be dialed, with or without an extension. */
export async function isPhone(text: string): Promise<boolean> {
  if (LOCAL.test(text)) return true
  // Few numbers need it, and it takes 30 ms of a start to load.
  const { default: libphonenumber } = await import('google-libphonenumber')
  const numbers = libphonenumber.PhoneNumberUtil.getInstance()
  try {
    return numbers.isPossibleNumber(numbers.parseAndKeepRawInput(text, REGION))
  } catch {
    // What cannot be read as a number at all is thrown.
    return false
  }
}
