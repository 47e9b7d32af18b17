import { existsSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '../domain-error.ts'
import { sendError } from './error-responses.ts'

/**
 * Serves the built web app. Files with a hash in their name never change and are kept for good; the page itself is
 * asked for anew each time. Compressed copies that lie beside a file are served instead of it.
 *
 * A screen's address gives the app to everybody who takes HTML, such as what makes a preview of a link and takes anything. At any other
 * address browsers get the app, which says that there is nothing; programs get a 404.
 *
 * @param screens Paths.
 */
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
