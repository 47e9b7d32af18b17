import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../domain-error.ts'
import { isUtf8 } from 'node:buffer'

/** How fast a body has to come: so many bytes, or its end, in every so many milliseconds. */
export type Pace = Readonly<{ bytes: number; milliseconds: number }>

/** A phone in a cellar; most bodies are shorter than this and have to be here within the first span. */
export const PACE: Pace = { bytes: 40_000, milliseconds: 20_000 }

/** Refuses compressed bodies: nothing here needs them. */
export function refuseCompressed(api: FastifyInstance): void {
  api.addHook('onRequest', ({ headers: { 'content-encoding': encoding = 'identity' } }, _reply, next) => {
    next(encoding === 'identity' ? undefined : new DomainError('UNSUPPORTED_MEDIA_TYPE'))
  })
}

/** Refuses bodies that come too slowly. */
export function enforceBodyPace(app: FastifyInstance, pace: Pace): void {
  app.addHook('onRequest', (request, reply, next) => {
    const { 'content-length': length = '0', 'transfer-encoding': chunked } = request.headers
    // Most bodies come with their head and are here in a moment, which no watch need wait for.
    if (length !== '0' || chunked !== undefined) setImmediate(() => demand(request, reply, pace))
    next()
  })
}

/** Watches the connection, not the body. Code that reads or ignores the body need not know. */
function demand(request: FastifyRequest, reply: FastifyReply, { bytes, milliseconds }: Pace): void {
  const { raw } = request
  if (raw.complete || raw.destroyed) return
  let before = raw.socket.bytesRead
  const watch = setInterval(() => {
    const now = raw.socket.bytesRead
    if (!raw.complete && now - before < bytes) giveUp(request, reply)
    if (raw.complete || now - before < bytes) clearInterval(watch)
    before = now
  }, milliseconds)
  raw.once('close', () => clearInterval(watch))
}

/** Notifies the body's reader, which answers. Without a reader, or once the answer is sent, nothing is left to wait for. */
function giveUp({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (reply.sent || raw.listenerCount('error') === 0) {
    raw.destroy()
    return
  }
  void reply.header('connection', 'close')
  raw.emit('error', new DomainError('REQUEST_TIMEOUT'))
}

/** An empty body counts as none, for some clients send the type without the body. JSON is UTF-8 (RFC 8259, section 8.1). */
export function acceptJsonOnly(api: FastifyInstance): void {
  const parseJson = api.getDefaultJsonParser('error', 'error')
  api.removeAllContentTypeParsers()
  api.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (body.length === 0) done(null, undefined)
    else if (!isUtf8(body)) done(new DomainError('MALFORMED_REQUEST'))
    else void parseJson(request, body.toString(), done)
  })
}
