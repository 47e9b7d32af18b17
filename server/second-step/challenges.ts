import { randomBytes } from 'node:crypto'
import type { Secrets } from '../platform/secrets/secrets.ts'

/** How long a challenge works, in milliseconds. */
export const CHALLENGE_LIVES = 10 * 60_000

/** What a challenge is for: `login`, or `add ID` for a passkey of that account. */
type Purpose = string

/**
 * A challenge that carries its purpose and its end, signed by the server. So a visit of the login page writes nothing; only an answered
 * challenge is kept, until it ends.
 */
export function newChallenge(secrets: Pick<Secrets, 'sign'>, purpose: Purpose, now: Date): string {
  const body = `${purpose}.${now.getTime() + CHALLENGE_LIVES}.${randomBytes(16).toString('base64url')}`
  return `${body}.${secrets.sign(`challenge ${body}`)}`
}

/** When a challenge of this purpose ends; undefined for one that is over, of another purpose, or not of this server. */
export function endOfChallenge(
  secrets: Pick<Secrets, 'isSigned'>,
  challenge: string,
  { purpose, now }: Readonly<{ purpose: Purpose; now: Date }>,
): Date | undefined {
  const [given, end, nonce, signature] = challenge.split('.')
  if (given !== purpose || end === undefined || nonce === undefined || signature === undefined) return undefined
  if (!secrets.isSigned(`challenge ${given}.${end}.${nonce}`, signature)) return undefined
  return Number(end) > now.getTime() ? new Date(Number(end)) : undefined
}
