import type { FastifyInstance } from 'fastify'

/**
 * Sends everybody elsewhere before the server closes: each answer from then on ends its connection, those included whose request was
 * there before, so that no request is sent on a connection that is just being closed; and streams, which do not end by themselves, are
 * ended. Only after that nobody is let in any more.
 */
export function drainConnectionsOnClose(app: FastifyInstance, streams: Readonly<{ endAll(): Promise<void> }>): void {
  let isLeaving = false
  app.addHook('preClose', async () => {
    isLeaving = true
    await streams.endAll()
  })
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (isLeaving) void reply.header('connection', 'close')
    next()
  })
}
