import { widest } from '../../../generated/checks.ts'
import { DomainError } from '../domain-error.ts'

/** Far deeper than any body of the contract. */
const DEEPEST = 20

/** So many unknown fields of an object can be mistakes, and are named. */
const MOST_UNKNOWN = 20

/**
 * A copy of a JSON value whose texts PostgreSQL can store: half a surrogate pair becomes the replacement character.
 *
 * @throws DomainError MALFORMED_REQUEST for a zero character, which no text may hold and which nobody types, and for a value
 * that is nested without end or has more fields than are worth naming. A list that is longer than any in the contract is
 * left as it is, for it will be refused unseen.
 */
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
