import { existsSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import { sendRefusal } from './failures.ts'

/**
 * Serves the built web app. Files with a hash in their name never change and are kept for good; the page itself is
 * asked for anew each time. Compressed copies that lie beside a file are served instead of it.
 *
 * An address that is none of ours is one of the app's screens, so browsers get the app there; programs get a 404.
 */
export async function serveWebApp(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'))
  if (isBuilt) {
    await app.register(staticFiles, {
      root: folder,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: ['**/*.br', '**/*.gz', '**/*.json', 'index.html'],
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(join(folder, 'assets'))
        void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
    app.get('/', async (_request, reply) => reply.sendFile('index.html'))
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (isBuilt && isNavigation(request)) return reply.sendFile('index.html')
    return sendRefusal(request, reply, new Refusal('NOT_FOUND'))
  })
}

function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (/^\/(v1|assets)(\/|\?|$)/.test(url)) return false
  return (headers.accept ?? '').includes('text/html')
}
