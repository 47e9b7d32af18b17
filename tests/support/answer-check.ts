import { Ajv2020 } from 'ajv/dist/2020.js'
import { errorStatus, isErrorCode } from '../../generated/codes.ts'
import { Failure, Problem, type DeclaredAnswer, type Json } from '../../generated/schemas.ts'
import { isObject } from '../../scripts/generate/contract.ts'
import { keyCodes } from '../../generated/operations.ts'
import { operations, type Operation } from './contract.ts'

/** What a server answered, as far as the contract speaks about it: headers by their names in lower case, and no body where it is bytes. */
export type Answer = Readonly<{
  status: number
  headers: Readonly<Record<string, unknown>>
  body: string | undefined
  /** A test takes the place of the server: status and body are the contract's, headers are not. */
  isMadeUp?: boolean
}>

const ajv = new Ajv2020({ strict: false, allErrors: true, multipleOfPrecision: 6 })
ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/)
ajv.addFormat('uri', (text) => URL.canParse(text))

const routes = operations.map((operation) => ({
  operation,
  pattern: new RegExp(`^/v1${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

/** Every header that the contract has for some answer. */
const knownHeaders = new Set(
  operations.flatMap(({ answers }) => Object.values(answers).flatMap(({ headers }) => Object.keys(headers))),
)

/**
 * Throws when an answer is not one that openapi.yaml allows for the call: an unlisted status, content type, header or error code, a header
 * that is missing, or a header or body that differs from its schema. Addresses outside `/v1` are not the contract's business; unknown ones inside it must be refused with `Failure`.
 */
export function checkAnswer(method: string, url: string, answer: Answer): void {
  const path = new URL(url, 'http://localhost').pathname
  if (!path.startsWith('/v1/')) return
  const route = routes.find(({ operation, pattern }) => operation.method === method.toUpperCase() && pattern.test(path))
  const problem = route ? problemOf(route.operation, answer) : problemOfUnknown(answer)
  if (problem)
    throw new Error(
      `${method} ${path} answered outside the contract: ${problem}\n${answer.status} ${answer.body?.slice(0, 2000)}`,
    )
}

/** A `fetch` of which every answer is checked; the answer can still be read by the caller. */
export function checkedFetch(inner: typeof fetch): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const response = await inner(request)
    const headers = Object.fromEntries(response.headers)
    // A stream of events has no end to wait for.
    if (headers['content-type']?.startsWith('text/event-stream')) return response
    checkAnswer(request.method, request.url, { status: response.status, headers, body: await response.clone().text() })
    return response
  }
}

const mediaTypeOf = ({ headers: { 'content-type': type } }: Answer): string =>
  (typeof type === 'string' && type.split(';')[0]) || ''

function problemOf(operation: Operation, answer: Answer): string | undefined {
  const listed = operation.answers[String(answer.status)]
  if (!listed) return `status ${answer.status} is not listed`
  const mediaType = mediaTypeOf(answer)
  const schema = listed.content[mediaType]
  const hasContent = Object.keys(listed.content).length > 0
  if (!schema && (hasContent || mediaType !== '')) return `content type ${mediaType} is not listed`
  const wrong = answer.isMadeUp === true ? undefined : problemOfHeaders(listed.headers, answer.headers)
  const { body } = answer
  if (wrong !== undefined || !schema || !mediaType.endsWith('json') || body === undefined) return wrong
  return problemOfBody(schema, body) ?? problemOfCode(operation, answer.status, body)
}

function problemOfHeaders(declared: DeclaredAnswer['headers'], headers: Answer['headers']): string | undefined {
  const wrong = [...knownHeaders].map((name) => {
    const { isRequired, schema } = declared[name] ?? { isRequired: false, schema: undefined }
    const value = headers[name.toLowerCase()]
    if (value === undefined) return isRequired ? `the header ${name} is missing` : undefined
    if (schema === undefined) return `the header ${name} is not listed`
    const read = schema['type'] === 'integer' ? Number(value) : value
    return ajv.validate(schema, read) ? undefined : `the header ${name}: ${ajv.errorsText()}`
  })
  return wrong.find((each) => each !== undefined)
}

function problemOfUnknown(answer: Answer): string | undefined {
  if (answer.status < 400 || answer.status >= 500) return 'the call is not in the contract'
  return problemOfBody(mediaTypeOf(answer) === 'application/problem+json' ? Problem : Failure, answer.body ?? '')
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

/** A failure's code must be one that the operation lists, and must belong to the status, which problem details repeat. */
function problemOfCode({ codes, token }: Operation, status: number, body: string): string | undefined {
  if (status < 400) return undefined
  const value: unknown = JSON.parse(body)
  const { code, status: said = status } = isObject(value) ? value : {}
  if (said !== status) return `status ${String(said)} in the body`
  if (!isErrorCode(code)) return 'no code'
  const isForKeys = keyCodes.includes(code) && token === 'required'
  if (!codes.includes(code) && !isForKeys) return `code ${code} is not listed`
  return errorStatus[code] === status ? undefined : `code ${code} belongs to ${errorStatus[code]}`
}
