import { isObject, objectAt, type Json, type Operation } from './contract.ts'
import { parametersOf } from './schemas.ts'
import { mostBytes } from './sizes.ts'

/** The bytes of a body that every call takes, with room for whatever is sent by mistake and is to be named. */
const LEAST_BODY_LIMIT = 32_000

/** `generated/operations.ts`: what can be said of each call without a schema. */
export function operationsModule(contract: Json, operations: readonly Operation[]): string {
  const common = contract['x-common-codes']
  const rows = operations.map((operation) => {
    const { id, method, path, raw } = operation
    const roles = listOf(raw['x-roles'])
    const needsBody = isObject(raw['requestBody']) && raw['requestBody']['required'] === true
    const takesIdempotencyKey = parametersOf(operation).some(({ name }) => name === 'Idempotency-Key')
    const bodyLimit = Math.max(LEAST_BODY_LIMIT, operation.body ? mostBytes(operation.body) : 0)
    const row = { id, method: method.toUpperCase(), path, roles, needsBody, bodyLimit, takesIdempotencyKey }
    return `  ${id}: ${JSON.stringify({ ...row, codes: codesOf(raw, common) })},`
  })
  const commonCodes = Object.values(isObject(common) ? common : {}).flatMap(listOf)
  return `import type { operations as shapes } from './api.ts'
import type { ErrorCode } from './codes.ts'

export type OperationId = keyof shapes

/** One call of the contract. */
export type Operation = {
  readonly id: OperationId
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below \`/v1\`, with the names of its parameters: \`/files/{fileId}\`. */
  readonly path: string
  /** Who may make it; for \`anyone\` it takes no token. */
  readonly roles: readonly ('anyone' | 'customer' | 'business')[]
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
export const commonCodes: readonly ErrorCode[] = ${JSON.stringify(commonCodes)}
`
}

/** By status the codes of the call, and where it has none of its own those of any call. */
function codesOf(raw: Json, common: unknown): readonly string[] {
  const codesAt = (table: unknown, status: string) => listOf(isObject(table) ? table[status] : undefined)
  return Object.keys(objectAt(raw, 'responses')).flatMap((status) => {
    const own = codesAt(raw['x-codes'], status)
    return own.length > 0 ? own : codesAt(common, status)
  })
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
