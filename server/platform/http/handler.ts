import type { Readable } from 'node:stream'
import type { operations } from '../../../generated/api.ts'
import type { MessageCode } from '../../../generated/codes.ts'
import type { operations as table, OperationId } from '../../../generated/operations.ts'
import type { wire } from '../../../generated/client/wire-server.ts'
import type { Caller, OperatorCaller } from '../caller.ts'
import type { Upload } from './upload.ts'
import type { LogSecurity } from '../security-log.ts'
import type { IdempotentRequest } from '../idempotency/with-idempotency.ts'
import type { Deps } from '../runtime/dependencies.ts'

type Wire = typeof wire

/** The JSON body of an operation in clean names; undefined where it takes none. */
export type Body<Op extends OperationId> = Wire[Op] extends { fromWire: (body: never) => infer Clean }
  ? Clean
  : undefined

/** The JSON answer of an operation in clean names. */
export type ResponseBody<Op extends OperationId> = Wire[Op] extends { toWire: (answer: infer Clean) => unknown }
  ? Clean
  : never

/** An answer that is no JSON. */
export type StreamResponse = Readonly<{ headers: Readonly<Record<string, string | number>>; stream: Readable }>

/** A JSON answer that is the same for everybody: it is written once, and not sent again to who has it. */
export type CacheableResponse<Json> = Readonly<{ cacheable: Json }>

/** What a handler gives: an operation that may say "unchanged" (304) has the same answer for everybody. */
type HandlerResult<Op extends OperationId> = operations[Op]['responses'] extends {
  200: { content: { 'application/json': unknown } }
}
  ? operations[Op]['responses'] extends { 304: unknown }
    ? CacheableResponse<ResponseBody<Op>>
    : ResponseBody<Op>
  : StreamResponse

/** The headers that the contract names for an operation. */
type HeaderName<Op extends OperationId, Named = NonNullable<operations[Op]['parameters']['header']>> = [Named] extends [
  never,
]
  ? never
  : keyof Named

/** Who makes an operation, as far as the contract lets a token say so: without `security` nobody is known. */
type CallerOf<Op extends OperationId> = {
  none: null
  optional: Caller | null
  required: Caller
  operator: OperatorCaller
}[(typeof table)[Op]['token']]

/** One checked request: who asks, for what, and what is needed to answer. */
export type Call<Op extends OperationId, Extra = unknown> = Readonly<{
  /** In clean names, as all that a handler takes and gives. */
  body: Body<Op>
  path: operations[Op]['parameters']['path']
  query: operations[Op]['parameters']['query']
  /** A header that the contract names; undefined where it is missing or empty. */
  header: (name: HeaderName<Op>) => string | undefined
  /** Opens the form of an operation that takes a file, of at most so many bytes. */
  openUpload: (mostBytes: number) => Promise<Upload>
  /** From the token, whose role is one of the operation's `x-roles`; null where the contract takes no token, or none came where it may be left out. */
  caller: CallerOf<Op>
  /** Words in the language of `Accept-Language`. */
  translate: (code: MessageCode) => string
  /** The language of `Accept-Language`. */
  language: 'en' | 'es' | 'ar'
  /** The address that the request comes from. */
  ip: string
  /** What the caller's program says that it is; empty where it says nothing. */
  userAgent: string
  /** Writes down what happened to the safety of an account. */
  logSecurity: LogSecurity
  /** Writes into the log what went wrong after the answer had begun. */
  warn: (error: unknown, what: string) => void
  /** What makes a repeated request the same one: its idempotency key and its body as it came. */
  intent: IdempotentRequest
  deps: Deps & Extra
}>

/** Answers one operation; an expected failure is thrown as a `DomainError`. `Extra` is what it needs beside its dependencies. */
export type Handler<Op extends OperationId, Extra = unknown> = (call: Call<Op, Extra>) => Promise<HandlerResult<Op>>
