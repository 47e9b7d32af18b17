import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify'

/** Where the payment provider sends its events. */
const EVENTS_PATH = '/stripe/events'

/** An event with its object is some thousand bytes; an invoice with many lines is longer. */
const MOST_BYTES = 1_000_000

type Parts = Readonly<{
  /** Takes an event with its signature, and refuses one that is not signed as it should be; undefined where no cards are taken. */
  take: ((body: Buffer, signature: string) => Promise<void>) | undefined
  limit: onRequestAsyncHookHandler
}>

/** Takes the signed events of the payment provider. Where no cards are taken there is no such address. */
export async function servePaymentEvents(app: FastifyInstance, { take, limit }: Parts): Promise<void> {
  if (take === undefined) return
  await app.register(async (scope) => {
    scope.addHook('onRequest', limit)
    // The signature is over the bytes as they came.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(EVENTS_PATH, async ({ body, headers }) => {
      const signature = headers['stripe-signature']
      await take(Buffer.isBuffer(body) ? body : Buffer.alloc(0), typeof signature === 'string' ? signature : '')
      return { received: true }
    })
  })
}
