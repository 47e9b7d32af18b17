import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import type { CacheableResponse, StreamResponse } from './handler.ts'

/** An answer in the forms that it is sent in. */
export type Forms = Readonly<{ type: string; etag: string; plain: string; br: Buffer; gzip: Buffer }>

type SendCached = (request: FastifyRequest, reply: FastifyReply, answer: object) => Promise<FastifyReply>

/** Thorough, for it is done once; the last two steps of Brotli would take ten times as long for some percent. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** Sends large answers that are the same for everybody: written and compressed once, known by their object, checked by browsers each time. */
export function cachedAnswers(): SendCached {
  const known = new WeakMap<object, Promise<Forms>>()
  return async (request, reply, answer) => {
    const carried: unknown = Object.values(answer)[0]
    const key = typeof carried === 'object' && carried !== null ? carried : answer
    const forms = known.get(key) ?? formsOf('application/json', JSON.stringify(answer))
    known.set(key, forms)
    return sendForms(request, reply, await forms)
  }
}

/** Makes what sends a text (as UTF-8) that stays the same: it is written and compressed when first asked for. */
export function cachedText(type: string, write: () => string | Promise<string>) {
  let forms: Forms | undefined
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    forms ??= await formsOf(type, await write())
    return sendForms(request, reply, forms)
  }
}

/** Sends what was written before, or 304 to who has it already. `vary` names the headers besides that of compression that it depends on. */
export function sendForms(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, etag, plain, br, gzip }: Forms,
  vary = '',
): FastifyReply {
  void reply.header('etag', etag).header('cache-control', 'public, no-cache').header('vary', `${vary}accept-encoding`)
  if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  void reply.type(`${type}; charset=utf-8`)
  const encodings = accepted(request.headers['accept-encoding'])
  if (encodings('br')) return reply.header('content-encoding', 'br').send(br)
  if (encodings('gzip')) return reply.header('content-encoding', 'gzip').send(gzip)
  return reply.send(plain)
}

/** Writes an answer down in all forms, with its mark. */
export async function formsOf(type: string, plain: string): Promise<Forms> {
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(plain, BROTLI), promisify(gzip)(plain)])
  // Weak: one mark for all forms of the same content.
  return { type, etag: `W/"${hash}"`, plain, br, gzip: zipped }
}

/** Whether an `If-None-Match` header names this mark. */
export function namesTag(header: string | undefined, etag: string): boolean {
  const marks = (header ?? '').split(',').map((mark) => mark.trim().replace(/^W\//, ''))
  return marks.includes('*') || marks.includes(etag.replace(/^W\//, ''))
}

/** What an `Accept-Encoding` header lets through. */
function accepted(header: string | string[] | undefined): (encoding: string) => boolean {
  const wishes = new Map(
    String(header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', quality] = part.split(';').map((piece) => piece.trim())
        return [name, Number(quality?.replace(/^q=/, '') ?? 1) > 0] as const
      }),
  )
  return (encoding) => wishes.get(encoding) ?? wishes.get('*') ?? false
}

/** Sends a stream, or nothing to who has it already. */
export function sendStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, stream }: StreamResponse,
): FastifyReply {
  const { etag } = headers
  if (typeof etag !== 'string' || !namesTag(request.headers['if-none-match'], etag)) {
    return reply.headers(headers).send(stream)
  }
  stream.destroy()
  return reply.headers({ etag, 'cache-control': headers['cache-control'] }).code(304).send()
}

export const isStreamed = (answer: object): answer is StreamResponse =>
  'stream' in answer && answer.stream instanceof Readable

export const isCacheable = (answer: object): answer is CacheableResponse<object> => 'cacheable' in answer
