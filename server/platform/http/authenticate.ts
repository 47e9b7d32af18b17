import type { FastifyRequest } from 'fastify'
import type { Operation } from '../../../generated/operations.ts'
import { API_KEY_PREFIX, type Caller, type OperatorCaller } from '../caller.ts'
import { DomainError } from '../domain-error.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose token came with the request; null without one. */
    caller: Caller | null
    /** The operator whose token came with the request; null for all calls that are not for operators. */
    operator: OperatorCaller | null
  }
}

/** Whose session or key a token is; undefined where there is none. */
export type FindCaller = (token: string) => Promise<(Caller & Readonly<{ isBlocked: boolean }>) | undefined>

/** Whose session as an operator a token is; undefined where there is none. */
export type FindOperator = (token: string) => Promise<OperatorCaller | undefined>

const tokenIn = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer +([\w.~+/=-]{1,512})$/i.exec(headers.authorization ?? '')?.[1]

/** Creates the hook of a call for operators. The token of an account is nobody's here, and that of an operator is nobody's elsewhere. */
export function authenticateOperator(findOperator: FindOperator, { roles }: Pick<Operation, 'roles'>) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = tokenIn(request)
    const found = token === undefined ? undefined : await findOperator(token)
    if (found === undefined) throw new DomainError('UNAUTHORIZED')
    if (!roles.includes(found.role)) throw new DomainError('ROLE_NOT_ALLOWED')
    request.operator = found
  }
}

/**
 * Creates the hook that identifies callers before the body is read and refuses those the contract does not allow.
 *
 * @param roles the operation's `x-roles`.
 * @param token whether the operation's `security` takes one. An optional token is checked but not needed. Keys are ignored there.
 * @param scope the scope that a key needs; null if no key is allowed.
 */
export function authenticate(
  findCaller: FindCaller,
  { roles, token: takes, scope }: Pick<Operation, 'roles' | 'token' | 'scope'>,
) {
  const isOpen = takes !== 'required'
  return async (request: FastifyRequest): Promise<void> => {
    if (takes === 'none') return
    const token = tokenIn(request)
    const isKey = token?.startsWith(API_KEY_PREFIX) === true
    const found = token === undefined || (isKey && isOpen) ? undefined : await findCaller(token)
    request.caller = found === undefined || found.isBlocked ? null : found
    if (isOpen) return
    if (found?.isBlocked === true) throw new DomainError('ACCOUNT_BLOCKED')
    const { caller } = request
    if (caller === null) throw new DomainError(isKey ? 'KEY_INVALID' : 'UNAUTHORIZED')
    if (caller.key !== null && scope === null) throw new DomainError('KEY_NOT_ALLOWED')
    if (!roles.includes(caller.role)) throw new DomainError('ROLE_NOT_ALLOWED')
    if (caller.key !== null && scope !== null && !caller.key.scopes.includes(scope)) {
      throw new DomainError('KEY_SCOPE_MISSING', { extraFields: { scope } })
    }
  }
}
