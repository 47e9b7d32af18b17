import type { FastifyInstance } from 'fastify'
import { deliverEvents } from '../../../server/app/background-tasks.ts'
import type { AppDeps } from '../../../server/app/dependencies.ts'

type Clerk = Pick<AppDeps, 'db' | 'now' | 'settings' | 'subscribers'>

/** Tells until nothing is left, as the background does. */
export async function tellAll(deps: Clerk): Promise<void> {
  while (await deliverEvents(deps));
}

/**
 * Lets everything be told before and after each call, one after the other: whoever asks or looks finds what was told, by
 * calls and by what happened between them.
 */
export function tellAtEachCall(app: FastifyInstance, deps: Clerk): void {
  let turn = Promise.resolve()
  const next = async (): Promise<void> => {
    turn = turn.catch(() => undefined).then(() => tellAll(deps))
    await turn
  }
  app.addHook('preHandler', next)
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 200) await next()
  })
}
