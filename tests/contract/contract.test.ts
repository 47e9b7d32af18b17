import { parseYaml } from '@redocly/openapi-core'
import { describe, expect, test } from 'vitest'
import { errorStatus, isErrorCode, type ErrorCode } from '../../generated/codes.ts'
import { isObject, objectAt, operationsOf, readContract, type Json } from '../../scripts/generate/contract.ts'
import { contractText, operations as calls, type Operation } from '../support/contract.ts'
import { PUBLISHED_CALLS } from './wire-calls.ts'
import { propertiesOf } from '../support/body-arbitrary.ts'

/** The contract as it is written. */
const written: unknown = parseYaml(contractText)

/** The contract without references. */
const contract = await readContract(contractText)
const operations = operationsOf(contract)

/** Every object in the contract with the path that leads to it. */
function* objectsIn(node: unknown, path = '#'): Generator<readonly [string, Json]> {
  if (Array.isArray(node)) for (const [index, item] of node.entries()) yield* objectsIn(item, `${path}/${index}`)
  if (!isObject(node)) return
  yield [path, node]
  for (const [key, value] of Object.entries(node)) yield* objectsIn(value, `${path}/${key}`)
}

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(stringsIn)
  return isObject(value) ? Object.values(value).flatMap(stringsIn) : []
}

/** The fields of a call's request body, whatever its content type. */
function fieldsOf(raw: Json): string[] {
  const request = raw['requestBody']
  if (!isObject(request)) return []
  const [media] = Object.values(objectAt(request, 'content'))
  const schema = isObject(media) ? media['schema'] : undefined
  return isObject(schema) && isObject(schema['properties']) ? Object.keys(schema['properties']) : []
}

describe('published calls', () => {
  test.each(PUBLISHED_CALLS)('%s %s takes every published field', (method, path, fields) => {
    const operation = operations.find((candidate) => candidate.method === method && candidate.path === path)
    expect(operation).toBeDefined()
    expect(fieldsOf(operation?.raw ?? {})).toEqual(expect.arrayContaining(fields.split(' ').filter(Boolean)))
    expect(operation?.raw['x-extension']).toBeUndefined()
  })

  test('every other call is marked as an extension', () => {
    const published = new Set(PUBLISHED_CALLS.map(([method, path]) => `${method} ${path}`))
    const unmarked = operations
      .filter(({ method, path, raw }) => !published.has(`${method} ${path}`) && raw['x-extension'] !== true)
      .map(({ id }) => id)
    expect(unmarked).toEqual([])
  })

  test('no published field is asked for where the published API leaves it out', () => {
    const demanding = PUBLISHED_CALLS.flatMap(([method, path, fields]) => {
      const body = operations.find((candidate) => candidate.method === method && candidate.path === path)?.body
      const required = Array.isArray(body?.['required']) ? body['required'].map(String) : []
      return required.filter((field) => !fields.split(' ').includes(field)).map((field) => `${path}: ${field}`)
    })
    expect(demanding).toEqual([])
  })
})

test('every extension says why it is there', () => {
  const silent = [...objectsIn(written)]
    .filter(([, node]) => node['x-extension'] !== undefined || node['x-reason'] !== undefined)
    .filter(
      ([, node]) => node['x-extension'] !== true || typeof node['x-reason'] !== 'string' || node['x-reason'] === '',
    )
    .map(([path]) => path)
  expect(silent).toEqual([])
})

test('every call says who may make it, and only an open one needs no token', () => {
  const wrong = operations
    .filter(({ raw }) => {
      const roles = stringsIn(raw['x-roles'])
      const isOpen = roles.length === 1 && roles[0] === 'anyone'
      const isClosed = roles.length > 0 && roles.every((role) => role === 'customer' || role === 'business')
      const takesKeys = JSON.stringify(raw['security']) === '[{"bearer":[]},{"key":[]}]'
      const needsToken = raw['security'] === undefined || takesKeys
      const goesWithout = ['[]', '[{},{"bearer":[]}]'].includes(JSON.stringify(raw['security']))
      const isForOperators = roles.length > 0 && roles.every((role) => /^(owner|support|viewer)$/.test(role))
      const takesOperators = JSON.stringify(raw['security']) === '[{"operator":[]}]'
      return !(isOpen && goesWithout) && !(isClosed && needsToken) && !(isForOperators && takesOperators)
    })
    .map(({ id }) => id)
  expect(wrong).toEqual([])
})

test('a token is optional where it says whose a file is, and nowhere else', () => {
  const optional = operations.filter(({ raw }) => JSON.stringify(raw['security']) === '[{},{"bearer":[]}]')
  expect(optional.map(({ id }) => id)).toEqual(['uploadFile', 'getFile'])
})

/** The schemas of objects with fields in a part of the contract, each by its path. */
const fieldSchemas = (part: unknown, path: string) =>
  [...objectsIn(part, path)].filter(([, node]) => isObject(node['properties']) && node['type'] === 'object')

test('a request may have no other fields, and an answer of a later version may', () => {
  const open = operations
    .flatMap(({ id, body }) => fieldSchemas(body, id))
    .filter(([, { additionalProperties }]) => additionalProperties !== false)
  expect(open.map(([path]) => path)).toEqual([])
  const answers = operations.flatMap(({ id, raw }) => fieldSchemas(raw['responses'], id))
  expect(answers.length).toBeGreaterThan(100)
  const shut = [...answers, ...fieldSchemas(contract['webhooks'], 'webhooks')].filter(
    ([, { additionalProperties }]) => additionalProperties === false,
  )
  expect(shut.map(([path]) => path)).toEqual([])
})

describe('codes', () => {
  const inErrorTables = [...objectsIn(written)].flatMap(([path, node]) =>
    stringsIn(node['x-error']).map((code) => ({ path, code })),
  )
  const inAnswers = [
    contract['x-common-codes'],
    contract['x-key-codes'],
    ...operations.map(({ raw }) => raw['x-codes']),
  ].flatMap((table) =>
    isObject(table)
      ? Object.entries(table).flatMap(([status, codes]) =>
          stringsIn(codes).map((code) => ({ status: Number(status), code })),
        )
      : [],
  )

  test('every code that is used exists, with words', () => {
    const unknown = [...inErrorTables, ...inAnswers].map(({ code }) => code).filter((code) => !isErrorCode(code))
    expect(unknown).toEqual([])
  })

  test('a code is listed with the status it belongs to, among the answers of the call', () => {
    const misplaced = inAnswers.filter(({ status, code }) => isErrorCode(code) && errorStatus[code] !== status)
    expect(misplaced).toEqual([])
    const unanswered = operations.flatMap(({ id, raw }) =>
      Object.keys(isObject(raw['x-codes']) ? raw['x-codes'] : {})
        .filter((status) => !(status in objectAt(raw, 'responses')))
        .map((status) => `${id} ${status}`),
    )
    expect(unanswered).toEqual([])
  })

  // Tools that follow a reference drop what is beside it. The generator keeps it for a whole component, such as Budget.
  test('only a component has a code beside its reference', () => {
    const beside = [...objectsIn(written)].filter(
      ([, node]) => node['$ref'] !== undefined && node['x-error'] !== undefined,
    )
    expect(beside.map(([path]) => path).filter((path) => !/^#\/components\/schemas\/\w+$/.test(path))).toEqual([])
  })

  test('a code beside a rule is answered with 400 or 422', () => {
    expect(inErrorTables.filter(({ code }) => isErrorCode(code) && ![400, 422].includes(errorStatus[code]))).toEqual([])
  })
})

describe('request bodies', () => {
  const bodies = operations.flatMap(({ id, body }) => (body ? [[id, body] as const] : []))
  const LIMITS = [
    'minLength',
    'maxLength',
    'pattern',
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'multipleOf',
    'enum',
    'const',
    'minItems',
    'maxItems',
    'uniqueItems',
  ]
  const id = objectAt(contract, 'components', 'schemas', 'Id')

  test.each(bodies)('%s has a code beside every rule', (_, body) => {
    const silent = [...objectsIn(body)]
      .filter(([, node]) => node['x-error'] === undefined && node['pattern'] !== id['pattern'])
      // What lists codes, and a field that happens to be named like a keyword, are no limits.
      .filter(
        ([path, node]) =>
          !/\/(properties|x-error)$/.test(path) &&
          LIMITS.some((key) => node[key] !== undefined && !isObject(node[key])),
      )
      .map(([path]) => path)
    expect(silent).toEqual([])
  })
})

test('every code can happen: it is beside a rule, among the answers of a call, or is made by the server itself', () => {
  const used = new Set(
    [...objectsIn(written)].flatMap(([, node]) =>
      [node['x-error'], node['x-codes'], node['x-common-codes'], node['x-key-codes']].flatMap(stringsIn),
    ),
  )
  // Told by validation as such, by comparing two fields or with the clock, by the app alone where the call has a default, or for an address or a method that is no call: no rule of a schema can carry them.
  const made = new Set<ErrorCode>([
    'INVALID_TYPE',
    'UNKNOWN_FIELD',
    'PASSWORDS_MUST_MATCH',
    'ANSWER_REQUIRED',
    'NOT_FOUND',
    'METHOD_NOT_ALLOWED',
    'PASSWORD_TOO_COMMON',
    'PASSWORD_IS_PERSONAL',
    'NEEDED_BY_PAST',
    'NEEDED_BY_TOO_FAR',
    'CAN_START_PAST',
    'CAN_START_TOO_FAR',
  ])
  const idle = Object.keys(errorStatus).filter((code) => isErrorCode(code) && !used.has(code) && !made.has(code))
  // What earlier versions answered stays in the list, for programs that name it.
  expect(idle).toEqual(['HIDDEN_CHARACTERS'])
})

const fieldNames = ({ body }: Operation) => propertiesOf(body ?? {}).map(([name]) => name)
const needsToken = ({ roles }: Operation) => !roles.includes('anyone')
const isForOperators = ({ token }: Operation) => token === 'operator'

/** Fields that say who somebody is, which the token does. */
const IDENTITY = ['userId', 'userid', 'businessId', 'companyId', 'isBusiness']

/** What a call has to ask for to be refused like this; the rest is up to its rule, or can happen to any. */
const asks = {
  UNAUTHORIZED: needsToken,
  ACCOUNT_BLOCKED: (call) =>
    (needsToken(call) && !isForOperators(call)) || /^(login|finish(Login|PasskeyLogin))/.test(call.id),
  ROLE_NOT_ALLOWED: (call) => needsToken(call) && call.roles.length < (isForOperators(call) ? 3 : 2),
  ID_MISMATCH: (call) => needsToken(call) && fieldNames(call).some((field) => IDENTITY.includes(field)),
  IDEMPOTENCY_KEY_REUSED: ({ takesIdempotencyKey }) => takesIdempotencyKey,
  // A body that comes too slowly.
  REQUEST_TIMEOUT: ({ method }) => method === 'POST',
  BODY_TOO_LARGE: ({ method }) => method === 'POST',
  UNSUPPORTED_MEDIA_TYPE: ({ method }) => method === 'POST',
  VALIDATION_FAILED: (call) => fieldNames(call).length > 0,
} as const satisfies { readonly [Code in ErrorCode]?: (call: Operation) => boolean }

test.each(Object.entries(asks))(
  '%s is listed for the calls that can be refused with it, and for no other',
  (code, isAsked) => {
    const listed = calls.filter(({ codes }) => codes.some((each) => each === code))
    expect(listed.map(({ id }) => id)).toEqual(calls.filter(isAsked).map(({ id }) => id))
  },
)
