import type { operations } from '../../generated/api.ts'
import type { OperationId } from '../../generated/operations.ts'

/** The JSON body of an operation as it goes over the wire; undefined where it takes none. */
export type Body<Op extends OperationId> = operations[Op] extends {
  requestBody?: { content: { 'application/json': infer Content } }
}
  ? Content
  : undefined

type Unchanged<Value> = { readonly [Key in keyof Value]: Unchanged<Value[Key]> }

/** The JSON answer of an operation with status 200, as it goes over the wire. */
export type Answer<Op extends OperationId> = operations[Op]['responses'] extends {
  200: { content: { 'application/json': infer Content } }
}
  ? Unchanged<Content>
  : never
