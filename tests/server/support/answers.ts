import type { FastifyInstance } from 'fastify'
import { checkAnswer } from '../../support/answer-check.ts'

/** Lets no answer below /v1 out that the contract does not allow: the request then fails, and so does its test. */
export async function checkAnswers(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method === 'OPTIONS' || request.method === 'HEAD') return payload
    const body = typeof payload === 'string' ? payload : undefined
    checkAnswer(request.method, request.url, { status: reply.statusCode, headers: reply.getHeaders(), body })
    return payload
  })
}
