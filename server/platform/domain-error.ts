import type { components } from '../../generated/client/schemas.ts'
import type { ErrorCode, MessageCode } from '../../generated/codes.ts'
import type { FieldError } from '../../generated/field-errors.ts'
import { messages as ar } from '../../generated/messages/ar.ts'
import { messages as en } from '../../generated/messages/en.ts'
import { messages as es } from '../../generated/messages/es.ts'
import type { Language } from '../schema/column-types.ts'

type Details = Readonly<{
  /** The fields that are wrong. */
  errors?: readonly FieldError[]
  /** With TOO_MANY_REQUESTS, the seconds to wait. */
  retryAfter?: number
  /** The limit that is reached: so many in a window of milliseconds. */
  limit?: Readonly<{ name: string; max: number; windowMs: number }>
  /** What the contract lets the answer carry beside the code. */
  extraFields?: Pick<components['schemas']['Failure'], 'bid' | 'ownBid' | 'deleteAt' | 'scope' | 'ticket'>
}>

/** An expected "no", by its code in the contract: it ends its transaction and becomes the answer. */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}

/** A rule that the contract cannot state is broken by one field. */
export function fieldError(field: string, code: ErrorCode): DomainError {
  return new DomainError('VALIDATION_FAILED', { errors: [{ field, code }] })
}

/** One field is wrong in a way that the contract answers with a code of its own. */
export function fieldErrorWithCode(code: ErrorCode, field: string): DomainError {
  return new DomainError(code, { errors: [{ field, code }] })
}

/** Refuses an id in a payload that contradicts what is known. */
export function assertSameId(given: string | undefined, actual: string | null): void {
  if (given !== undefined && given.toLowerCase() !== actual) throw new DomainError('ID_MISMATCH')
}

/** The words of every code, by language. */
export const codeMessages: Readonly<Record<Language, Readonly<Record<ErrorCode | MessageCode, string>>>> = {
  en,
  es,
  ar,
}
