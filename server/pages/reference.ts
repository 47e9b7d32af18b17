import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { contractFile, projectFolder } from '../paths.ts'
import { referencePage, type OfServer } from './reference/page.ts'

/** What is made of `reference/browser`. */
const SCRIPTS = ['answers', 'find', 'ids', 'menu', 'try'].map((name) => `${name}.js`)

const FILES = [
  ['/docs/reference.css', 'text/css', join(import.meta.dirname, 'reference/reference.css')],
  ...SCRIPTS.map((name) => [`/docs/${name}`, 'text/javascript', join(projectFolder, 'generated/pages', name)] as const),
] as const

/** `/docs`: the contract to read and to try, made of openapi.yaml when it is asked for the first time. */
export function serveReference(app: FastifyInstance, ofServer: OfServer): void {
  let page: string | undefined
  app.get('/docs', async (_request, reply) => {
    page ??= referencePage(await readFile(contractFile, 'utf8'), ofServer)
    void reply.header('cache-control', 'no-cache')
    return reply.type('text/html; charset=utf-8').send(page)
  })
  for (const [path, type, file] of FILES)
    app.get(path, async (_request, reply) => {
      void reply.header('cache-control', 'no-cache')
      return reply.type(`${type}; charset=utf-8`).send(await readFile(file))
    })
}
