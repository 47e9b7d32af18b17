import { hash, randomBytes } from 'node:crypto'
import { API_KEY_PREFIX } from '../platform/caller.ts'

/** A secret for its bearer alone: 256 random bits as text, behind a mark by which scanners find one that leaked. */
export function newToken(): string {
  return `bf_${randomBytes(32).toString('base64url')}`
}

/** A key for a program: how it begins, which is stored to be known by, and behind that 256 random bits. */
export function newKey(): Readonly<{ start: string; secret: string }> {
  const start = `${API_KEY_PREFIX}${randomBytes(4).toString('hex')}`
  return { start, secret: `${start}_${randomBytes(32).toString('base64url')}` }
}

/** What is stored of a token: enough to know it again, useless to whoever reads the database. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
