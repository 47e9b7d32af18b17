import type { FastifyInstance } from 'fastify'
import { tellSome } from '../../../server/notifications/service-outbox.ts'
import type { Tools } from '../../../server/dependencies.ts'

type Clerk = Pick<Tools, 'db' | 'now' | 'settings'>

/** Tells until nothing is left, as the background does. */
export async function tellAll(tools: Clerk): Promise<void> {
  while (await tellSome(tools));
}

/**
 * Lets everything be told before and after each call, one after the other: whoever asks or looks finds what was told, by
 * calls and by what happened between them.
 */
export function tellAtEachCall(app: FastifyInstance, tools: Clerk): void {
  let turn = Promise.resolve()
  const next = async (): Promise<void> => {
    turn = turn.catch(() => undefined).then(() => tellAll(tools))
    await turn
  }
  app.addHook('preHandler', next)
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 200) await next()
  })
}
