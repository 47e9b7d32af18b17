import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import { SESSION_LIFETIME, extendSession, findSession } from '../../accounts/rows-sessions.ts'
import type { Caller } from '../caller.ts'
import type { Tools } from '../../tools.ts'
import { hashToken } from '../../accounts/tokens.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose token came with the request; null without one. */
    caller: Caller | null
  }
}

/** How often a session in use is given a new end, in milliseconds: not on every request, for that is a write. */
const EXTEND_EVERY = 10 * 60_000

/**
 * Makes the hook that finds out who calls, before the body is read, and refuses whom the contract does not let in.
 *
 * @param roles the operation's `x-roles`. With `anyone` a token is looked at, but none is needed.
 */
export function authenticate(tools: Tools, roles: readonly string[]) {
  const isOpen = roles.includes('anyone')
  return async (request: FastifyRequest): Promise<void> => {
    const token = bearerToken(request.headers.authorization)
    const session = token === undefined ? undefined : await livingSession(tools, hashToken(token))
    request.caller = session === undefined || session.isBlocked ? null : session
    if (isOpen) return
    if (session?.isBlocked === true) throw new Refusal('ACCOUNT_BLOCKED')
    if (request.caller === null) throw new Refusal('UNAUTHORIZED')
    if (!roles.includes(request.caller.role)) throw new Refusal('ROLE_NOT_ALLOWED')
  }
}

function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer +([\w.~+/=-]{1,512})$/i.exec(header ?? '')?.[1]
}

async function livingSession(
  { db, now }: Tools,
  tokenHash: Buffer,
): Promise<(Caller & Readonly<{ isBlocked: boolean }>) | undefined> {
  const time = now()
  const session = await findSession(db, tokenHash, time)
  if (session === undefined) return undefined
  if (time.getTime() - session.lastUsedAt.getTime() > EXTEND_EVERY) {
    await extendSession(db, tokenHash, time, new Date(time.getTime() + SESSION_LIFETIME))
  }
  return {
    id: session.accountId,
    role: session.role,
    language: session.language,
    tokenHash,
    isBlocked: session.isBlocked,
  }
}
