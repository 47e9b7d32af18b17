import { hash, randomBytes } from 'node:crypto'

/** A secret for its bearer alone: 256 random bits as text, behind a mark by which scanners find one that leaked. */
export function newToken(): string {
  return `bf_${randomBytes(32).toString('base64url')}`
}

/** What is stored of a token: enough to know it again, useless to whoever reads the database. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
