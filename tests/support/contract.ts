import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorStatus, type ErrorCode } from '../../generated/codes.ts'
import {
  commonCodes,
  operations as table,
  type Operation as Row,
  type OperationId,
} from '../../generated/operations.ts'
import { schemas, type CallSchemas } from '../../generated/schemas.ts'
import type { operations as calls } from '../../generated/api.ts'

/** The text of openapi.yaml. */
export const contractText = readFileSync(join(import.meta.dirname, '../../openapi.yaml'), 'utf8')

/** A call of the contract, with the schemas of what it takes and answers. */
export type Operation = Row & CallSchemas

/** Every call of openapi.yaml. */
export const operations: readonly Operation[] = Object.values(table).map((row) => ({ ...row, ...schemas[row.id] }))

/** A code that a call may be refused with, and the status that it comes with. */
export type Refusal = { readonly status: number; readonly code: ErrorCode }

/** Every refusal of a call. */
export const refusalsOf = ({ codes }: Row): readonly Refusal[] =>
  codes.map((code) => ({ status: errorStatus[code], code }))

/** Those that no other call need know of: without what any may be refused for. */
export const ownRefusalsOf = (operation: Row): readonly Refusal[] =>
  refusalsOf(operation).filter(({ code }) => !commonCodes.includes(code))

/** The JSON body of an operation as it goes over the wire; undefined where it takes none. */
export type Body<Op extends OperationId> = calls[Op] extends {
  requestBody?: { content: { 'application/json': infer Content } }
}
  ? Content
  : undefined

type Unchanged<Value> = { readonly [Key in keyof Value]: Unchanged<Value[Key]> }

/** The JSON answer of an operation with status 200, as it goes over the wire. */
export type Answer<Op extends OperationId> = calls[Op]['responses'] extends {
  200: { content: { 'application/json': infer Content } }
}
  ? Unchanged<Content>
  : never
