import { createHash } from 'node:crypto'
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify'
import { namesTag } from '../../platform/http/cached-responses.ts'
import { rateLimitNetwork } from '../../platform/http/rate-limit-hooks.ts'
import { memoryCache } from './cache.ts'

type PictureParts = Readonly<{
  /** Undefined where nobody may see the business. */
  version: (id: string) => Promise<string | undefined>
  /** Draws a PNG when it is the turn of the address; undefined where there is none. Throws SERVICE_UNAVAILABLE where too many wait. */
  draw: (id: string, address: string) => Promise<Uint8Array | undefined>
  /** Count by address: a picture costs more than a page. */
  limits: readonly onRequestAsyncHookHandler[]
  cacheBytes?: number
}>

type Picture = Readonly<{ bytes: Buffer; etag: string; version: string }>

/** Some hundred pictures. */
const CACHE_BYTES = 16_000_000

/** `/b/ID/picture.png`: what is shown where the page of a business is shared. */
export async function serveSharePicture(app: FastifyInstance, parts: PictureParts): Promise<void> {
  const { version: versionOf, draw, limits, cacheBytes = CACHE_BYTES } = parts
  const cache = memoryCache<Picture>(cacheBytes, (key, { bytes }) => bytes.length + key.length + 500)
  /** Those that are being drawn; who asks meanwhile waits for the same. */
  const drawing = new Map<string, Promise<Picture | undefined>>()

  const make = async (id: string, version: string, address: string): Promise<Picture | undefined> => {
    const drawn = await draw(id, address)
    if (drawn === undefined) return undefined
    const bytes = Buffer.from(drawn)
    const picture = { bytes, version, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
    cache.set(id, picture)
    return picture
  }

  await app.register(async (scope) => {
    for (const limit of limits) scope.addHook('onRequest', limit)
    scope.get<{ Params: Readonly<{ id: string }> }>('/b/:id/picture.png', async (request, reply) => {
      const { id } = request.params
      const version = await versionOf(id)
      if (version === undefined) return reply.callNotFound()
      const kept = cache.get(id)
      let picture = kept?.version === version ? kept : undefined
      if (picture === undefined) {
        const key = `${id} ${version}`
        const begun =
          drawing.get(key) ?? make(id, version, rateLimitNetwork(request.ip)).finally(() => drawing.delete(key))
        drawing.set(key, begun)
        picture = await begun
      }
      if (picture === undefined) return reply.callNotFound()
      void reply.header('etag', picture.etag).header('cache-control', 'public, no-cache')
      void reply.header('cross-origin-resource-policy', 'cross-origin')
      if (namesTag(request.headers['if-none-match'], picture.etag)) return reply.code(304).send()
      return reply.type('image/png').send(picture.bytes)
    })
  })
}
