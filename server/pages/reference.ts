import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { contractFile, projectFolder } from '../platform/paths.ts'
import { cachedText } from '../platform/http/cached-responses.ts'
import { referencePage, type OfServer } from './reference/page.ts'

/** What is made of `reference/browser`. */
const SCRIPTS = ['answers', 'code', 'find', 'guide', 'ids', 'menu', 'origin', 'snippets', 'try'].map(
  (name) => `${name}.js`,
)

const FILES = [
  ['/docs/reference.css', 'text/css', join(import.meta.dirname, 'reference/reference.css')],
  ...SCRIPTS.map((name) => [`/docs/${name}`, 'text/javascript', join(projectFolder, 'generated/pages', name)] as const),
] as const

/** `/docs`: the contract to read and to try, made of openapi.yaml when it is asked for the first time. */
export function serveReference(app: FastifyInstance, ofServer: OfServer): void {
  const page = async (): Promise<string> => referencePage(await readFile(contractFile, 'utf8'), ofServer)
  app.get('/docs', cachedText('text/html', page))
  for (const [path, type, file] of FILES)
    app.get(
      path,
      cachedText(type, () => readFile(file, 'utf8')),
    )
}
