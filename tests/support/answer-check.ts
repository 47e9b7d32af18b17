import { Ajv2020 } from 'ajv/dist/2020.js'
import { errorStatus, isErrorCode } from '../../generated/codes.ts'
import { Failure, type Json } from '../../generated/schemas.ts'
import { isObject } from '../../scripts/generate/contract.ts'
import { keyCodes } from '../../generated/operations.ts'
import { operations, type Operation } from './contract.ts'

/** What a server answered, as far as the contract speaks about it. */
export type Answer = { readonly status: number; readonly contentType: string | undefined; readonly body: string }

const ajv = new Ajv2020({ strict: false, allErrors: true, multipleOfPrecision: 6 })
ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/)

const routes = operations.map((operation) => ({
  operation,
  pattern: new RegExp(`^/v1${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

/**
 * Throws when an answer is not one that openapi.yaml allows for the call: an unlisted status, content type or error code, or a body that
 * differs from its schema. Addresses outside `/v1` are not the contract's business; unknown ones inside it must be refused with `Failure`.
 */
export function checkAnswer(method: string, url: string, answer: Answer): void {
  const path = new URL(url, 'http://localhost').pathname
  if (!path.startsWith('/v1/')) return
  const route = routes.find(({ operation, pattern }) => operation.method === method.toUpperCase() && pattern.test(path))
  const told = asFailure(answer)
  const problem = route ? problemOf(route.operation, told) : problemOfUnknown(told)
  if (problem)
    throw new Error(
      `${method} ${path} answered outside the contract: ${problem}\n${answer.status} ${answer.body.slice(0, 2000)}`,
    )
}

/** A `fetch` of which every answer is checked; the answer can still be read by the caller. */
export function checkedFetch(inner: typeof fetch): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const response = await inner(request)
    const contentType = response.headers.get('content-type') ?? undefined
    // A stream of events has no end to wait for.
    if (contentType?.startsWith('text/event-stream')) return response
    checkAnswer(request.method, request.url, {
      status: response.status,
      contentType,
      body: await response.clone().text(),
    })
    return response
  }
}

/** Problem details say what the contract's own failure says, by other names and for the same status. */
function asFailure(answer: Answer): Answer {
  if (!answer.contentType?.startsWith('application/problem+json')) return answer
  const body: unknown = JSON.parse(answer.body)
  if (!isObject(body)) return answer
  const { type, title, status, detail, ...rest } = body
  const isWhole =
    typeof type === 'string' && URL.canParse(type) && typeof title === 'string' && status === answer.status
  if (!isWhole) return answer
  const failure = { Success: false, Message: detail, ...rest }
  return { ...answer, contentType: 'application/json', body: JSON.stringify(failure) }
}

function problemOf(operation: Operation, answer: Answer): string | undefined {
  const listed = operation.answers[String(answer.status)]
  if (!listed) return `status ${answer.status} is not listed`
  const mediaType = answer.contentType?.split(';')[0] ?? ''
  const schema = listed.content[mediaType]
  if (!schema) return `content type ${answer.contentType} is not listed`
  if (mediaType !== 'application/json') return undefined
  return problemOfBody(schema, answer.body) ?? problemOfCode(operation, answer)
}

function problemOfUnknown(answer: Answer): string | undefined {
  if (answer.status < 400 || answer.status >= 500) return 'the call is not in the contract'
  return problemOfBody(Failure, answer.body)
}

function problemOfBody(schema: Json, body: string): string | undefined {
  const check = ajv.compile(closedOf(schema))
  return check(JSON.parse(body)) ? undefined : ajv.errorsText(check.errors)
}

const closed = new WeakMap<Json, Json>()

/** The schema without room for fields that it does not name: clients must expect some from a later version, but this server sends none. */
function closedOf(schema: Json): Json {
  const known = closed.get(schema)
  if (known !== undefined) return known
  const made = closeAll(schema)
  closed.set(schema, made)
  return made
}

function closeAll(schema: Json): Json {
  const parts = Object.entries(schema).map(([key, part]): [string, unknown] => {
    if (Array.isArray(part)) return [key, part.map((one: unknown) => (isObject(one) ? closeAll(one) : one))]
    return [key, isObject(part) ? closeAll(part) : part]
  })
  const isOpen = isObject(schema['properties']) && !('additionalProperties' in schema)
  return { ...Object.fromEntries(parts), ...(isOpen && { additionalProperties: false }) }
}

/** A failure's code must be one that the operation lists, and must belong to the status. */
function problemOfCode({ codes, roles }: Operation, { status, body }: Answer): string | undefined {
  if (status < 400) return undefined
  const value: unknown = JSON.parse(body)
  const code = isObject(value) ? value['code'] : undefined
  if (!isErrorCode(code)) return 'no code'
  const isForKeys = keyCodes.includes(code) && !roles.includes('anyone')
  if (!codes.includes(code) && !isForKeys) return `code ${code} is not listed`
  return errorStatus[code] === status ? undefined : `code ${code} belongs to ${errorStatus[code]}`
}
