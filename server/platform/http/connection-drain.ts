import type { FastifyInstance } from 'fastify'

/** Sends everybody elsewhere before the server closes: each answer ends its connection, then streams end, then nobody is let in. */
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
