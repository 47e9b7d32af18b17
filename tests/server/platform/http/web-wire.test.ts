import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { parseYaml } from '@redocly/openapi-core'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { addSecurityHeaders } from '../../../../server/platform/http/headers.ts'
import { handlers } from '../../../../server/app/handlers.ts'
import { buildApp } from '../../../../server/app/app.ts'
import { connect } from '../../../../server/platform/db/connection.ts'
import { shows } from '../../../support/shows.ts'
import { testApp } from '../../support/app.ts'
import { newFolder } from '../../support/folder.ts'

const page = '<!doctype html><title>Bidfair</title>'
const script = `console.log(${JSON.stringify('x'.repeat(2000))})`
const folder = newFolder(afterAll)
mkdirSync(join(folder, 'assets'))
const named = ['index', 'preload', 'login', 'list', 'list-page', 'page'].map((name) => `assets/${name}-1a2b3c4d.js`)
const code = Object.fromEntries(named.map((name) => [name, '']))
const files = { 'index.html': page, 'icon.svg': '<svg/>', 'assets/app-1a2b.js': script, ...code }
for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
writeFileSync(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync(script))

/** What can be chosen just now. */
let trades = [{ id: 'plumbing', name: 'Plumbing' }]
const listCategories = async () => ({ cacheable: { categories: trades } })

const server = await testApp({ webFolder: folder, handlers: { listCategories } })
afterAll(server.close)

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

const secure = {
  'content-security-policy':
    "default-src 'self';img-src 'self' blob:;style-src 'self';script-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}

const html = { accept: 'text/html,*/*' }

test('every screen’s address gives the app, which is asked for each time', async () => {
  for (const url of ['/', '/dashboard', '/job-details?id=1']) {
    const answer = await get(url, html)
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([200, page, 'no-cache'])
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  }
})

test('the page names the code of its screen, so that browsers ask for it at once', async () => {
  const namedAt = async (url: string) =>
    [
      ...String((await get(url, html)).headers['link']).matchAll(
        /<\/assets\/([\w-]+)-1a2b3c4d\.js>; rel=modulepreload/g,
      ),
    ].map(([, name]) => name)
  expect(await namedAt('/')).toEqual(['index', 'preload', 'login'])
  expect(await namedAt('/dashboard?shows=open')).toEqual(['index', 'preload', 'list'])
  expect(await namedAt('/sessions')).toEqual(['index', 'preload'])
  expect((await get('/icon.svg')).headers).not.toHaveProperty('link')
})

test('a file with a hash in its name is kept for good and comes compressed', async () => {
  const answer = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' })
  expect(answer.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script)
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const plain = await get('/assets/app-1a2b.js')
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, script])
  expect((await get('/icon.svg')).headers['cache-control']).toBe('no-cache')
})

test('what is not there is not found: files, calls, and whatever a program asks for', async () => {
  const answers = await Promise.all([
    get('/assets/old-9f9f.js', html),
    get('/v1/nothing', html),
    get('/dashboard', { accept: 'application/json' }),
    get('/usa-states-cities', { accept: '*/*' }),
    get('/../package.json', html),
    server.app.inject({ method: 'POST', url: '/dashboard', headers: html }),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 200, 404])
  expect(answers[4]?.body).toBe(page)
  expect(answers[2]?.json()).toMatchObject({ Success: false, code: 'NOT_FOUND' })
})

test('the page may run and show only what is our own, and so says every answer', async () => {
  const answers = [await get('/', html), await get('/assets/app-1a2b.js'), await get('/nothing'), await get('/healthz')]
  for (const { headers } of answers) expect(headers).toMatchObject(secure)
  // Pages of other origins may read what a call answers.
  const { headers: ofCall } = await get('/v1/usa-states-cities')
  expect(ofCall).toMatchObject({ ...secure, 'cross-origin-resource-policy': 'cross-origin' })
  expect(answers[0]?.headers).not.toHaveProperty('strict-transport-security')
})

test('a server on https says that it is to be asked by https alone', async () => {
  const app = fastify()
  addSecurityHeaders(app, 'https://bidfair.example')
  expect((await app.inject('/')).headers).toMatchObject({ ...secure, 'strict-transport-security': 'max-age=31536000' })
})

test('the contract is served as it is written', shows('running.contract'), async () => {
  const written = readFileSync(join(import.meta.dirname, '../../../../openapi.yaml'))
  const yaml = await get('/v1/openapi.yaml')
  expect([yaml.statusCode, yaml.headers['content-type']]).toEqual([200, 'application/yaml; charset=utf-8'])
  expect(yaml.rawPayload.equals(written)).toBe(true)
  const json = await get('/v1/openapi.json')
  // By another reader of YAML than the server's.
  expect(json.json()).toMatchObject(Object(parseYaml(written.toString())) as object)
  for (const [form, { headers }] of Object.entries({ json, yaml })) {
    const again = (mark: unknown) => get(`/v1/openapi.${form}`, { 'if-none-match': String(mark) })
    expect(await again(headers['etag'])).toMatchObject({ statusCode: 304, body: '' })
    expect(await again('"another"')).toMatchObject({ statusCode: 200 })
  }
})

test('web pages of other origins may use the API, and only the API', async () => {
  const asked = await server.app.inject({
    method: 'OPTIONS',
    url: '/v1/create-job/customer',
    headers: { origin: 'https://other.example', 'access-control-request-method': 'POST' },
  })
  expect(asked.statusCode).toBe(204)
  expect(asked.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-headers':
      'authorization, content-type, accept-language, idempotency-key, last-event-id, traceparent, x-request-id',
  })
  expect((await get('/v1/usa-states-cities')).headers['access-control-allow-origin']).toBe('*')
  expect((await get('/', html)).headers['access-control-allow-origin']).toBeUndefined()
})

test('health tells that the process answers, readiness that its database does', async () => {
  expect([(await get('/healthz')).json(), (await get('/readyz')).json()]).toEqual([
    { status: 'ok' },
    { status: 'ready', files: 'ready' },
  ])
})

test('without its database the server is alive but not ready', async () => {
  const db = connect({ url: 'postgres://nobody@127.0.0.1:9/nothing' })
  const parts = { ...server, deps: { ...server.deps, db }, handlers, webFolder: folder, trustedProxies: [] }
  const app = await buildApp({ ...parts, log: false })
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  const answer = await app.inject('/readyz')
  expect([answer.statusCode, answer.json()]).toMatchObject([503, { code: 'SERVICE_UNAVAILABLE' }])
  await app.close()
  await db.destroy()
})

test('a copy that still holds is not sent again, whatever its form', async () => {
  const { headers } = await get('/v1/usa-states-cities', { 'accept-encoding': 'br' })
  expect(headers['cache-control']).toBe('public, no-cache')
  const etag = String(headers['etag'])
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
  for (const mark of [etag, `"other", ${etag}`, etag.slice(2), '*']) {
    const again = await get('/v1/usa-states-cities', { 'if-none-match': mark })
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag])
  }
  expect((await get('/v1/usa-states-cities', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200)
})

test('a list that was replaced is sent again', async () => {
  const before = await get('/v1/catagory')
  trades = [...trades, { id: 'roofing', name: 'Roofing' }]
  const after = await get('/v1/catagory', { 'if-none-match': String(before.headers['etag']) })
  expect([after.statusCode, after.json()]).toEqual([200, { category: trades }])
})
