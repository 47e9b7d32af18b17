import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { contractFile, projectFolder } from '../platform/paths.ts'
import { cachedText } from '../platform/http/cached-responses.ts'
import { languageOf } from '../platform/http/error-responses.ts'
import type { Language } from '../schema/column-types.ts'
import { serveGuide } from './guide.ts'
import { htmlPage } from './layout/html.ts'
import { serveProblems } from './problems.ts'
import { type OfServer, referencePage } from './reference/page.ts'
import { pageTexts, type PageText } from './about-and-terms-texts.ts'

/** Who runs this, where that is known, and the address that people reach it by. */
type Site = Readonly<{ contact: string | undefined; publicUrl: string; now: () => Date }>

/** The pages that are no part of the app: about, terms, those for programmers, and where to tell of a hole. */
export function servePages(app: FastifyInstance, ofServer: Omit<OfServer, 'publicUrl'>, site: Site): void {
  serveSecurityTxt(app, site)
  for (const [path, name] of [
    ['/about', 'about'],
    ['/terms-condition', 'terms'],
  ] as const) {
    app.get<{ Querystring: { language?: unknown } }>(path, async (request, reply) => {
      // The link of the app names the language that it is shown in; any other is the browser's.
      const { language: wanted } = request.query
      const preferred = languageOf(request.headers['accept-language'])
      const language = typeof wanted === 'string' ? languageOf(wanted, preferred) : preferred
      void reply.header('vary', 'accept-language').header('cache-control', 'no-cache')
      const text = page(language, pageTexts[language][name], name === 'about' ? licensesLink(language) : '')
      return reply.type('text/html; charset=utf-8').send(text)
    })
  }
  app.get(
    '/pages.css',
    cachedText('text/css', () => readFile(join(import.meta.dirname, 'layout/pages.css'), 'utf8')),
  )
  for (const path of ['/favicon.svg', '/favicon.ico'])
    app.get(
      path,
      cachedText('image/svg+xml', () => readFile(join(import.meta.dirname, 'favicon.svg'), 'utf8')),
    )
  serveReference(app, { ...ofServer, publicUrl: site.publicUrl })
  serveGuide(app, site.publicUrl)
  serveProblems(app)
  const sendContract = cachedText('application/yaml', () => readFile(contractFile, 'utf8'))
  app.get('/openapi.yaml', async (request, reply) =>
    sendContract(request, reply.header('access-control-allow-origin', '*')),
  )
}

/** What is shipped to browsers is others' work, too. */
const licensesLink = (language: Language): string => `\n<p><a href="/licenses.txt">${licensesText[language]}</a></p>`

function page(language: Language, { title, paragraphs }: PageText, more: string): string {
  const parts = paragraphs.map(
    ({ heading, text }) => `${heading === undefined ? '' : `<h2>${heading}</h2>\n`}<p>${text}</p>`,
  )
  return htmlPage(language, title, parts.join('\n') + more)
}

/** What is made of `reference/browser`. */
const SCRIPTS = ['answers', 'code', 'guide', 'menu', 'origin', 'snippets', 'try']

/** They are served as one. */
const STYLES = ['reference.css', 'try-form.css'].map((name) => join(import.meta.dirname, 'reference', name))

/** `/docs`: the contract to read and to try, made of openapi.yaml when it is asked for the first time. */
export function serveReference(app: FastifyInstance, ofServer: OfServer): void {
  const page = async (): Promise<string> => referencePage(await readFile(contractFile, 'utf8'), ofServer)
  app.get('/docs', cachedText('text/html', page))
  const styles = async (): Promise<string> => (await Promise.all(STYLES.map((file) => readFile(file, 'utf8')))).join('')
  app.get('/docs/reference.css', cachedText('text/css', styles))
  for (const name of SCRIPTS)
    app.get(
      `/docs/${name}.js`,
      cachedText('text/javascript', () => readFile(join(projectFolder, 'generated/pages', `${name}.js`), 'utf8')),
    )
}

const DAY = 24 * 60 * 60 * 1000
/** RFC 9116 asks for less than a year; a page that is read and kept is then still true for a while. */
const HOLDS = 180 * DAY

/** Says where to tell of a hole (RFC 9116). Without somebody to tell there is nothing to say, and no such page. */
function serveSecurityTxt(app: FastifyInstance, { contact, publicUrl, now }: Site): void {
  if (contact === undefined) return
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const lines = [
      `Contact: ${contact.startsWith('https://') ? contact : `mailto:${contact}`}`,
      `Expires: ${new Date(now().getTime() + HOLDS).toISOString()}`,
      'Preferred-Languages: en, es, ar',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`${lines.join('\n')}\n`)
  })
}

/** The paths of the app's screens, as `src/shared/routes.ts` has them; a test keeps the two equal. */
export const SCREENS: readonly string[] = [
  '/',
  '/registration',
  '/signup-customer',
  '/signup-business',
  '/dashboard',
  '/job-details',
  '/business',
  '/businesses',
  '/messages',
  '/post-job',
  '/profile-options',
  '/profile',
  '/profile-business',
  '/profile-business-details',
  '/work-pictures',
  '/update-password',
  '/update-email',
  '/sessions',
  '/security',
  '/developers',
  '/your-data',
  '/delete-account',
  '/subscription',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/confirm-email',
  '/undo-email-change',
  '/notification',
  '/mail-settings',
  '/saved-searches',
  '/blocked',
]

/** The link to the licenses of what the app is made with. */
export const licensesText: Readonly<Record<Language, string>> = {
  en: 'Open-source licenses',
  es: 'Licencias de código abierto',
  ar: 'تراخيص المصادر المفتوحة',
}
