import { existsSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '../domain-error.ts'
import { sendError } from './error-responses.ts'

/** Serves the built web app. Hashed files are kept for good; the page is asked for each time. Elsewhere browsers get the app, programs a 404. */
export async function serveWebApp(app: FastifyInstance, folder: string, screens: readonly string[]): Promise<void> {
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
    if (isBuilt && wantsApp(request, screens)) return reply.sendFile('index.html')
    return sendError(request, reply, new DomainError('NOT_FOUND'))
  })
}

function wantsApp({ method, url, headers: { accept = '*/*' } }: FastifyRequest, screens: readonly string[]): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (/^\/(v1|assets)(\/|\?|$)/.test(url)) return false
  if (accept.includes('text/html')) return true
  const [path = ''] = url.split('?')
  return screens.includes(path.replace(/\/$/, '')) && /(^|,)\s*(text|\*)\/\*/.test(accept)
}
