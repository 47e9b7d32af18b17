import type { FastifyInstance } from 'fastify'
import type { ErrorCode } from '../../../generated/codes.ts'
import type { FieldError } from '../../../generated/field-errors.ts'
import type { components } from '../../../generated/api.ts'
import type { OperationId } from '../../../generated/operations.ts'
import { type Answer, type Body, operations } from '../../support/contract.ts'

/** What a test reads of an answer that says no. */
export type Refused = Readonly<{
  status: number
  code: ErrorCode
  Message: string
  errors: readonly FieldError[] | undefined
  bid: components['schemas']['Interest'] | undefined
  ticket: string | undefined
}>
export type Answered<Op extends OperationId> = Readonly<
  { ok: true; status: 200; data: Answer<Op> } | { ok: false; status: number; failure: Refused }
>

/** Calls the server as one account, or as nobody, by operation id. */
export type Client = Readonly<{
  token: string | undefined
  /** Sends whatever is given and tells what came back. */
  call: <Op extends OperationId>(operation: Op, body?: unknown, headers?: Headers) => Promise<Answered<Op>>
  /** Sends a body of the contract and expects success. */
  must: <Op extends OperationId>(operation: Op, body: Body<Op>, headers?: Headers) => Promise<Answer<Op>>
  /** Sends anything and expects a refusal. */
  refused: (operation: OperationId, body?: unknown, headers?: Headers) => Promise<Refused>
}>
type Headers = Readonly<Record<string, string>>

export function clientOf(app: FastifyInstance, token?: string): Client {
  const call: Client['call'] = async (id, body, headers = {}) => {
    const operation = operations.find((one) => one.id === id)
    if (operation === undefined) throw new Error(`the contract has no operation ${id}`)
    const answer = await app.inject({
      method: operation.method,
      url: `/v1${operation.path}`,
      headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    })
    // Every answer was compared with the contract that these types are generated from, before it came here.
    if (answer.statusCode === 200) return { ok: true, status: 200, data: answer.json<Answer<typeof id>>() }
    const failure = { ...answer.json<Omit<Refused, 'status'>>(), status: answer.statusCode }
    return { ok: false, status: answer.statusCode, failure }
  }
  return {
    token,
    call,
    must: async (operation, body, headers) => {
      const answer = await call(operation, body, headers)
      if (!answer.ok) throw new Error(`${operation} was refused: ${JSON.stringify(answer.failure)}`)
      return answer.data
    },
    refused: async (operation, body, headers) => {
      const answer = await call(operation, body, headers)
      if (answer.ok) throw new Error(`${operation} was not refused: ${JSON.stringify(answer.data)}`)
      return answer.failure
    },
  }
}

/** Whether an answer was a yes, whatever was asked. */
export type Verdict = Readonly<{ ok: true } | { ok: false; failure: Refused }>

/** How often each code came back, with `ok` for success, of answers that were given at once. */
export function tally(answers: readonly Verdict[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const answer of answers) {
    const key = answer.ok ? 'ok' : answer.failure.code
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}
