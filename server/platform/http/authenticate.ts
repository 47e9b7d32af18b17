import type { FastifyRequest } from 'fastify'
import type { Caller } from '../caller.ts'
import { Refusal } from '../refusal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose token came with the request; null without one. */
    caller: Caller | null
  }
}

/** Whose session a token is; undefined where there is none. */
export type FindCaller = (token: string) => Promise<(Caller & Readonly<{ isBlocked: boolean }>) | undefined>

/**
 * Makes the hook that finds out who calls, before the body is read, and refuses whom the contract does not let in.
 *
 * @param roles the operation's `x-roles`. With `anyone` a token is looked at, but none is needed.
 */
export function authenticate(findCaller: FindCaller, roles: readonly string[]) {
  const isOpen = roles.includes('anyone')
  return async (request: FastifyRequest): Promise<void> => {
    const token = /^Bearer +([\w.~+/=-]{1,512})$/i.exec(request.headers.authorization ?? '')?.[1]
    const found = token === undefined ? undefined : await findCaller(token)
    request.caller = found === undefined || found.isBlocked ? null : found
    if (isOpen) return
    if (found?.isBlocked === true) throw new Refusal('ACCOUNT_BLOCKED')
    if (request.caller === null) throw new Refusal('UNAUTHORIZED')
    if (!roles.includes(request.caller.role)) throw new Refusal('ROLE_NOT_ALLOWED')
  }
}
