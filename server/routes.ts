import { isUtf8 } from 'node:buffer'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { MessageCode } from '../generated/codes.ts'
import { fileCalls } from './files/calls.ts'
import type { FileStore } from './files/store.ts'
import type { Answer, Call, Handler, OperationId } from './call.ts'
import { readContract, type Operation } from './platform/http/contract.ts'
import { languageFor, words } from './platform/http/failures.ts'
import { openToAllOrigins } from './platform/http/headers.ts'
import { keptAnswers } from './platform/http/cached-answers.ts'
import { addressKey, rateLimitOf } from './platform/http/limits.ts'
import { authenticate } from './platform/http/authenticate.ts'
import { storable } from './platform/http/text.ts'
import { lazyValidators } from './platform/http/validators.ts'
import { liveCalls } from './news/calls-stream.ts'
import type { Live } from './news/streams.ts'
import { Refusal } from './platform/refusal.ts'
import type { Tools } from './tools.ts'
import { toPayloadSpelling } from './wire-spelling.ts'

/** What answers each operation. One without is answered as not found until it is written. */
export type Handlers = { readonly [Op in OperationId]?: Handler<Op> }

export type RouteParts = Readonly<{
  handlers: Handlers
  tools: Tools
  files: FileStore
  live: Live
  rateLimitMultiplier: number
}>

/** Everything below `/v1`: routes, checks and roles straight from the contract. */
export async function registerCalls(app: FastifyInstance, parts: RouteParts): Promise<void> {
  const operations = await readContract()
  const sendKept = keptAnswers()
  await app.register(
    async (api) => {
      openToAllOrigins(api)
      acceptJsonOnly(api)
      await api.register(multipart, { throwFileSizeLimit: false })
      api.setValidatorCompiler(lazyValidators())
      api.decorateRequest('caller', null)
      for (const operation of operations) addRoute(api, operation, { ...parts, sendKept })
    },
    { prefix: '/v1' },
  )
}

/** An empty body counts as none, for some clients send the type without the body. JSON is UTF-8 (RFC 8259, section 8.1). */
function acceptJsonOnly(api: FastifyInstance): void {
  const parseJson = api.getDefaultJsonParser('error', 'error')
  api.removeAllContentTypeParsers()
  api.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (body.length === 0) done(null, undefined)
    else if (!isUtf8(body)) done(new Refusal('MALFORMED_REQUEST'))
    else void parseJson(request, body.toString(), done)
  })
}

type Parts = RouteParts & Readonly<{ sendKept: ReturnType<typeof keptAnswers> }>

function addRoute(api: FastifyInstance, operation: Operation, parts: Parts): void {
  const { id, method, path, roles, needsBody, schema } = operation
  api.route({
    method,
    url: path,
    schema,
    config: rateLimitOf(id, parts.rateLimitMultiplier),
    // Before the body is read: whoever may not call need not be read.
    onRequest: authenticate(parts.tools, roles),
    preValidation: async (request) => {
      if (schema.body === undefined) return
      const body = request.body === undefined && !needsBody ? {} : request.body
      request.body = toPayloadSpelling(id, storable(body))
    },
    handler: handlerFor(operation, parts),
  })
}

function handlerFor(operation: Operation, { handlers, tools, files, live, sendKept }: Parts): RouteHandlerMethod {
  const { uploadFile, getFile } = fileCalls(tools, files)
  if (operation.id === 'uploadFile') return uploadFile
  if (operation.id === 'getFile') return getFile
  if (operation.id === 'streamNotifications') return liveCalls(live).streamNotifications
  const answer = Object.entries(handlers).find(([id]) => id === operation.id)?.[1]
  if (answer === undefined) {
    return async () => {
      throw new Refusal('NOT_FOUND')
    }
  }
  if (KEPT.has(operation.id)) {
    return async (request, reply) => sendKept(request, reply, await answerWith(answer, request, operation, tools))
  }
  return (request) => answerWith(answer, request, operation, tools)
}

/** Calls whose answer is the same for everybody. */
const KEPT: ReadonlySet<string> = new Set(['listLocations', 'listCategories'] satisfies OperationId[])

/** Hands a checked request to its handler. */
async function answerWith<Op extends OperationId>(
  answer: Handler<Op>,
  request: FastifyRequest,
  operation: Operation,
  tools: Tools,
): Promise<Answer<Op>> {
  const language = languageFor(request)
  const key = request.headers['idempotency-key']
  const call = {
    body: request.body,
    caller: request.caller,
    say: (code: MessageCode) => words[language][code],
    language,
    address: addressKey(request),
    idempotencyKey: operation.takesIdempotencyKey && typeof key === 'string' ? key : undefined,
    tools,
  }
  // The body was checked against the schema that the type is generated from, and the caller against `x-roles`.
  return await answer(call as Call<Op>)
}
