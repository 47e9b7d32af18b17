import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import glue from 'fastify-openapi-glue'
import type { MessageCode } from '../generated/codes.ts'
import { fileCalls } from './files/calls.ts'
import type { FileStore } from './files/store.ts'
import type { Answer, Call, Handler, OperationId } from './handlers/call.ts'
import type { Contract, Operation } from './http/contract.ts'
import { words } from './http/failures.ts'
import { openToAllOrigins } from './http/headers.ts'
import { rateLimitOf } from './http/limits.ts'
import { authenticate } from './http/security.ts'
import { languageOf } from './language.ts'
import { Refusal } from './refusal.ts'
import type { Tools } from './rules/tools.ts'
import { toPayloadSpelling } from './wire/spelling.ts'

/** What answers each operation. One without is answered as not found until it is written. */
export type Handlers = { readonly [Op in OperationId]?: Handler<Op> }

export type RouteParts = Readonly<{
  contract: Contract
  handlers: Handlers
  tools: Tools
  files: FileStore
  rateLimitMultiplier: number
}>

/** Everything below `/v1`: routes, checks and roles straight from the contract. */
export async function registerCalls(app: FastifyInstance, parts: RouteParts): Promise<void> {
  await app.register(
    async (api) => {
      openToAllOrigins(api)
      acceptJsonAndFiles(api)
      await api.register(multipart, { throwFileSizeLimit: false })
      api.decorateRequest('caller', null)
      api.addHook('onRoute', checkBodyWhateverItsType)
      await api.register(glue, {
        specification: parts.contract.document,
        // Without this glue would take the address of the servers in the contract.
        prefix: '',
        operationResolver: (operationId) => route(operationId, parts),
      })
    },
    { prefix: '/v1' },
  )
}

/**
 * Fastify checks a body only where it knows the media type that came with it; a body that did not come at all would go
 * through. Answers are checked in tests instead of filtered here.
 */
function checkBodyWhateverItsType(options: RouteOptions): void {
  if (options.schema === undefined) return
  const { response: _, body, ...schema } = options.schema
  const json = jsonSchemaIn(body)
  options.schema = json === undefined ? schema : { ...schema, body: json }
}

function jsonSchemaIn(body: unknown): unknown {
  const content = part(body, 'content')
  return part(part(content, 'application/json'), 'schema')
}

function part(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

/** JSON only; an empty body counts as none, for some clients send the type without the body. */
function acceptJsonAndFiles(api: FastifyInstance): void {
  const parseJson = api.getDefaultJsonParser('error', 'error')
  api.removeAllContentTypeParsers()
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined)
    else parseJson(request, body, done)
  })
}

type Route = Pick<RouteOptions, 'handler' | 'onRequest' | 'preValidation' | 'config' | 'attachValidation'>

function route(operationId: string, parts: RouteParts): RouteOptions {
  const operation = parts.contract.operations.get(operationId)
  if (operation === undefined) throw new Error(`the contract has no operation ${operationId}`)
  const options: Route = {
    onRequest: authenticate(parts.tools, operation.roles),
    preValidation: async (request) => {
      request.body = toPayloadSpelling(
        operationId,
        request.body === undefined && !operation.needsBody ? {} : request.body,
      )
    },
    handler: handlerFor(operation, parts),
    config: rateLimitOf(operationId, parts.rateLimitMultiplier),
  }
  // glue itself adds method, address and schema, which its type asks for.
  return options as RouteOptions
}

function handlerFor(operation: Operation, { handlers, tools, files }: RouteParts): RouteOptions['handler'] {
  const bytes = fileCalls(tools, files)
  if (operation.id === 'uploadFile') return bytes.uploadFile
  if (operation.id === 'getFile') return bytes.getFile as RouteOptions['handler']
  const answer = Object.entries(handlers).find(([id]) => id === operation.id)?.[1]
  if (answer === undefined) {
    return async () => {
      throw new Refusal('NOT_FOUND')
    }
  }
  return (request) => answerWith(answer, request, operation, tools)
}

/** Hands a checked request to its handler. */
async function answerWith<Op extends OperationId>(
  answer: Handler<Op>,
  request: FastifyRequest,
  operation: Operation,
  tools: Tools,
): Promise<Answer<Op>> {
  const language = languageOf(request.headers['accept-language'])
  const key = request.headers['idempotency-key']
  const call = {
    body: request.body,
    caller: request.caller,
    say: (code: MessageCode) => words[language][code],
    language,
    address: request.ip,
    idempotencyKey: operation.takesIdempotencyKey && typeof key === 'string' ? key : undefined,
    tools,
  }
  // The body was checked against the schema that the type is generated from, and the caller against `x-roles`.
  return await answer(call as Call<Op>)
}
