import type { operations } from '../generated/api.ts'
import type { MessageCode } from '../generated/codes.ts'
import type { Caller } from './platform/caller.ts'
import type { Intent } from './platform/idempotency/once.ts'
import type { Tools } from './tools.ts'

export type OperationId = keyof operations

/** The JSON body of an operation as the contract has it; undefined where it takes none. */
export type Body<Op extends OperationId> = operations[Op] extends {
  requestBody?: { content: { 'application/json': infer Content } }
}
  ? Content
  : undefined

/** What is only read may be shared rather than copied. */
type Shown<Value> = { readonly [Key in keyof Value]: Shown<Value[Key]> }

/** The JSON answer of an operation with status 200. */
export type Answer<Op extends OperationId> = operations[Op]['responses'] extends {
  200: { content: { 'application/json': infer Content } }
}
  ? Shown<Content>
  : never

/** Operations that anyone may call. */
type Open =
  | 'loginCustomer'
  | 'loginBusiness'
  | 'signupCustomer'
  | 'signupBusiness'
  | 'listLocations'
  | 'listCategories'
  | 'uploadFile'
  | 'getFile'
  | 'forgotPassword'
  | 'resetPassword'
  | 'verifyEmail'

/** One checked request: who asks, for what, and what is needed to answer. */
export type Call<Op extends OperationId> = Readonly<{
  body: Body<Op>
  /** From the token, whose role is one of the operation's `x-roles`. Null where anyone may call and no token came. */
  caller: Op extends Open ? Caller | null : Caller
  /** Words in the language of `Accept-Language`. */
  say: (code: MessageCode) => string
  /** The language of `Accept-Language`. */
  language: 'en' | 'es' | 'ar'
  /** Where the request comes from, for limits: an IPv4 address or an IPv6 network. */
  address: string
  /** The `Idempotency-Key`, where one was sent and the operation takes it. */
  idempotencyKey: string | undefined
  tools: Tools
}>

/** Answers one operation; an expected failure is thrown as a `Refusal`. */
export type Handler<Op extends OperationId> = (call: Call<Op>) => Promise<Answer<Op>>

/** What makes a repeated request of this operation the same one. */
export function intentOf(
  operation: OperationId,
  { idempotencyKey, body }: Readonly<{ idempotencyKey: string | undefined; body: unknown }>,
): Intent {
  return { operation, key: idempotencyKey, payload: body }
}
