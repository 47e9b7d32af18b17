import { V7Generator } from 'uuidv7'
import { hash, randomBytes } from 'node:crypto'
import { API_KEY_PREFIX, OPERATOR_TOKEN_PREFIX } from './caller.ts'

const rising = new V7Generator()
// A clock that is set right by some minutes does not break the order.
rising.setRollbackAllowance(5 * 60_000)

const dated = new V7Generator()
dated.setRollbackAllowance(0)

/** A UUIDv7 (RFC 9562) of that time. Ids of one process sort in the order in which they were made, also within a millisecond. */
export function newId(now: Date): string {
  return rising.generateOrResetWithTs(now.getTime()).toString()
}

/** A UUIDv7 as if it had been made at `time`, whatever was made before; for history that is written later. */
export function backdatedId(time: Date): string {
  return dated.generateOrResetWithTs(time.getTime()).toString()
}

/** Less than every UUIDv7 of that time or later, and greater than all before. */
export function lowestIdAt(time: Date): string {
  const milliseconds = time.getTime().toString(16).padStart(12, '0')
  return `${milliseconds.slice(0, 8)}-${milliseconds.slice(8)}-0000-0000-000000000000`
}

/** A secret for its bearer alone: 256 random bits as text, behind a mark by which scanners find one that leaked. */
export function newToken(): string {
  return `bf_${randomBytes(32).toString('base64url')}`
}

/** The same for the session of an operator, with a mark of its own. */
export function newOperatorToken(): string {
  return `${OPERATOR_TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`
}

/** A key for a program: how it begins, which is stored to be known by, and behind that 256 random bits. */
export function newKey(): Readonly<{ start: string; secret: string }> {
  const start = `${API_KEY_PREFIX}${randomBytes(4).toString('hex')}`
  return { start, secret: `${start}_${randomBytes(32).toString('base64url')}` }
}

/** The stored form of a token. It identifies the token but is useless to database readers. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
