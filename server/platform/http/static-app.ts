import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../domain-error.ts'
import { sendError } from './error-responses.ts'

/** Serves the built web app, and the console of operators below `/operator`. Hashed files are kept for good; the page is asked for each time. Elsewhere browsers get the app, programs a 404. */
export async function serveWebApp(app: FastifyInstance, folder: string, screens: readonly string[]): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'))
  const linkOf = linksOf(folder)
  const sendApp = (request: FastifyRequest, reply: FastifyReply) =>
    reply.header('link', linkOf(pathOf(request))).sendFile('index.html')
  if (isBuilt) {
    await app.register(staticFiles, {
      root: folder,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: ['**/*.br', '**/*.gz', '**/*.json', '**/index.html'],
      setHeaders: (reply, path) => {
        const isHashed = ['assets', 'operator/assets'].some((place) => path.startsWith(join(folder, place)))
        void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
    app.get('/', async (request, reply) => sendApp(request, reply))
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (isBuilt && wantsConsole(request)) return reply.sendFile('operator/index.html')
    if (isBuilt && wantsApp(request, screens)) return sendApp(request, reply)
    return sendError(request, reply, new DomainError('NOT_FOUND'))
  })
}

function wantsApp(request: FastifyRequest, screens: readonly string[]): boolean {
  const { method, url, headers } = request
  const { accept = '*/*' } = headers
  if (method !== 'GET' && method !== 'HEAD') return false
  if (/^\/(v1|assets)(\/|\?|$)/.test(url)) return false
  if (accept.includes('text/html')) return true
  return screens.includes(pathOf(request).replace(/\/$/, '')) && /(^|,)\s*(text|\*)\/\*/.test(accept)
}

/** Whether a browser asks for a screen of the console of operators, which is an app of its own. */
function wantsConsole(request: FastifyRequest): boolean {
  const { accept = '*/*' } = request.headers
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return isRead && /^\/operator(\/(?!assets\/)|$)/.test(pathOf(request)) && /text\/html|\*\/\*/.test(accept)
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? ''

/** The code of the two first screens, as `vite.config.ts` names its file. */
const SCREEN_CODE: Readonly<Record<string, string>> = { '/': 'login', '/dashboard': 'list' }

/**
 * The `Link` header of the page at an address. Without it a browser would learn of the screen's code one round trip later, from the app's
 * own. Only the browser knows whether somebody is logged in, so who is and opens `/` gets a few kilobytes of the login in vain.
 */
function linksOf(folder: string): (path: string) => string {
  const assets = join(folder, 'assets')
  const files = existsSync(assets) ? readdirSync(assets) : []
  const linkTo = (code: string): string[] =>
    files
      .filter((file) => new RegExp(`^${code}-[\\w-]{8}\\.js$`).test(file))
      .map((file) => `</assets/${file}>; rel=modulepreload; crossorigin`)
  const links = new Map(
    ['', ...Object.values(SCREEN_CODE)].map((code) => [code, ['index', 'preload', code].flatMap(linkTo).join(', ')]),
  )
  return (path) => links.get(SCREEN_CODE[path] ?? '') ?? ''
}
