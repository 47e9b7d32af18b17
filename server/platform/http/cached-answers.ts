import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** An answer in the forms that it is sent in. */
type Forms = Readonly<{ etag: string; plain: string; br: Buffer; gzip: Buffer }>

type SendCached = (request: FastifyRequest, reply: FastifyReply, answer: object) => Promise<FastifyReply>

/** Thorough, for it is done once; the last two steps of Brotli would take ten times as long for some percent. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/**
 * Sends answers that are the same for everybody and large: written and compressed once, and not sent again to who has
 * them. They are known by the object that they carry, so that a list which an operator replaced is written anew; for
 * the same reason a browser asks each time whether its copy still holds.
 */
export function cachedAnswers(): SendCached {
  const known = new WeakMap<object, Promise<Forms>>()
  return async (request, reply, answer) => {
    const carried: unknown = Object.values(answer)[0]
    const key = typeof carried === 'object' && carried !== null ? carried : answer
    const forms = known.get(key) ?? formsOf(answer)
    known.set(key, forms)
    const { etag, plain, br, gzip } = await forms
    void reply.header('etag', etag).header('cache-control', 'public, no-cache').header('vary', 'accept-encoding')
    if (has(request.headers['if-none-match'], etag)) return reply.code(304).send()
    void reply.type('application/json; charset=utf-8')
    const encodings = accepted(request.headers['accept-encoding'])
    if (encodings('br')) return reply.header('content-encoding', 'br').send(br)
    if (encodings('gzip')) return reply.header('content-encoding', 'gzip').send(gzip)
    return reply.send(plain)
  }
}

async function formsOf(answer: object): Promise<Forms> {
  const plain = JSON.stringify(answer)
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(plain, BROTLI), promisify(gzip)(plain)])
  // Weak: one mark for all forms of the same content.
  return { etag: `W/"${hash}"`, plain, br, gzip: zipped }
}

/** Whether an `If-None-Match` header names this mark. */
function has(header: string | undefined, etag: string): boolean {
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
