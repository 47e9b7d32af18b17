import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageFor } from '../platform/http/failures.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Live } from './streams.ts'

/** The call whose answer does not end by itself. */
export function liveCalls(live: Live) {
  return {
    streamNotifications: async (request: FastifyRequest, reply: FastifyReply) => {
      const { caller } = request
      if (caller === null) throw new Refusal('UNAUTHORIZED')
      const output = new PassThrough()
      const last = request.headers['last-event-id']
      await live.open({
        caller,
        language: languageFor(request),
        lastEventId: typeof last === 'string' && last !== '' ? last : undefined,
        output,
        onError: (error) => request.log.warn({ err: error }, 'stream of notifications ended'),
      })
      void reply.header('content-type', 'text/event-stream; charset=utf-8')
      // Nobody on the way may keep, shorten or collect it.
      void reply.header('cache-control', 'no-cache, no-transform')
      void reply.header('x-accel-buffering', 'no')
      // A server that stops waits for connections; this one has served its purpose when the stream ends.
      void reply.header('connection', 'close')
      return reply.send(output)
    },
  }
}
