import { isObject, objectAt, type Json, type Operation } from './contract.ts'
import { parametersOf } from './schemas.ts'
import { mostBytes } from './sizes.ts'

/** The bytes of a body that every call takes, with room for whatever is sent by mistake and is to be named. */
const LEAST_BODY_LIMIT = 32_000

/** `generated/operations.ts`: what can be said of each call without a schema. */
export function operationsModule(contract: Json, operations: readonly Operation[]): string {
  const common = contract['x-common-codes']
  const scopes = listOf(objectAt(contract, 'components', 'schemas', 'KeyScope')['enum'])
  const rows = operations.map((operation) => {
    const { id, method, path, raw } = operation
    const roles = listOf(raw['x-roles'])
    const needsBody = isObject(raw['requestBody']) && raw['requestBody']['required'] === true
    const takesIdempotencyKey = parametersOf(operation).some(({ name }) => name === 'Idempotency-Key')
    const bodyLimit = Math.max(LEAST_BODY_LIMIT, operation.body ? mostBytes(operation.body) : 0)
    const scope = scopeOf(operation, scopes)
    const token = tokenOf(raw)
    const row = {
      id,
      method: method.toUpperCase(),
      path,
      roles,
      token,
      scope,
      needsBody,
      bodyLimit,
      takesIdempotencyKey,
    }
    return `  ${id}: ${JSON.stringify({ ...row, codes: codesOf(raw, common) })},`
  })
  return `import type { components, operations as shapes } from './api.ts'
import type { ErrorCode } from './codes.ts'

export type OperationId = keyof shapes

export type KeyScope = components['schemas']['KeyScope']

export type OperatorRole = components['schemas']['OperatorRole']

/** Everything that a key may be given. */
export const keyScopes = ${JSON.stringify(scopes)} as const satisfies readonly KeyScope[]

/** One call of the contract. */
export type Operation = {
  readonly id: OperationId
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below \`/v1\`, with the names of its parameters: \`/files/{fileId}\`. */
  readonly path: string
  /** Who may make it. */
  readonly roles: readonly ('anyone' | 'customer' | 'business' | OperatorRole)[]
  /** Whether a token changes what it does: one that takes none does not look at it. That of an operator is of a kind of its own. */
  readonly token: 'none' | 'optional' | 'required' | 'operator'
  /** What a key has to be given to make it; null where none can. */
  readonly scope: KeyScope | null
  readonly needsBody: boolean
  /** The most bytes of a JSON body: whatever its schema allows fits in. */
  readonly bodyLimit: number
  readonly takesIdempotencyKey: boolean
  /** Every code that it may be refused with. */
  readonly codes: readonly ErrorCode[]
}

/** Every call of the contract, in the order in which it is written. */
export const operations = {
${rows.join('\n')}
} as const satisfies { readonly [Id in OperationId]: Operation & { readonly id: Id } }

/** The codes that any call may be refused with, unless it says otherwise. */
export const commonCodes: readonly ErrorCode[] = ${JSON.stringify(codesIn(common))}

/** The codes that any call which needs a token answers keys with, besides its own. */
export const keyCodes: readonly ErrorCode[] = ${JSON.stringify(keyCodesIn(contract))}
`
}

/** What `security` says of a token: an empty list takes none, one with an empty entry also goes without. */
export function tokenOf({ security }: Json): 'none' | 'optional' | 'required' | 'operator' {
  if (!Array.isArray(security)) return 'required'
  if (security.length === 0) return 'none'
  if (security.some((way) => isObject(way) && 'operator' in way)) return 'operator'
  return security.some((way) => isObject(way) && Object.keys(way).length === 0) ? 'optional' : 'required'
}

/** The scope that `x-scope` names for a key, where `security` lets one in. A call that names none is closed to keys, so that a new one is. */
function scopeOf({ id, raw }: Operation, known: readonly string[]): string | null {
  const scope = raw['x-scope']
  const security = Array.isArray(raw['security']) ? raw['security'] : []
  const takesKeys = security.some((way) => isObject(way) && 'key' in way)
  if (!takesKeys && scope === undefined) return null
  if (takesKeys && typeof scope === 'string' && known.includes(scope)) return scope
  throw new Error(`openapi.yaml: ${id} has to let a key in and name the scope of KeyScope that it needs, or neither`)
}

/** The codes of `x-key-codes`. */
export const keyCodesIn = (contract: Json): string[] => codesIn(contract['x-key-codes'])

const codesIn = (table: unknown): string[] => Object.values(isObject(table) ? table : {}).flatMap(listOf)

/** By status the codes of the call, and where it has none of its own those of any call. */
export function codesOf(raw: Json, common: unknown): readonly string[] {
  const codesAt = (table: unknown, status: string) => listOf(isObject(table) ? table[status] : undefined)
  return Object.keys(objectAt(raw, 'responses')).flatMap((status) => {
    const own = codesAt(raw['x-codes'], status)
    return own.length > 0 ? own : codesAt(common, status)
  })
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
