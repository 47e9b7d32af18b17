import type { FastifyInstance } from 'fastify'
import { checkAnswer } from '../../support/answer-check.ts'

/** Lets no answer below /v1 out that the contract does not allow: the request then fails, and so does its test. */
export async function checkAnswers(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method === 'OPTIONS' || typeof payload !== 'string') return payload
    checkAnswer(request.method, request.url, {
      status: reply.statusCode,
      contentType: String(reply.getHeader('content-type')),
      body: payload,
    })
    return payload
  })
}
