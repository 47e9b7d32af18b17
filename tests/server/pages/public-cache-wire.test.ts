import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { directoryOf } from '../../../server/directory/handlers.ts'
import { formsOf } from '../../../server/platform/http/cached-responses.ts'
import { pageCache } from '../../../server/pages/public/cache.ts'
import { servePublicPages } from '../../../server/pages/public/serve.ts'
import { testApp } from '../support/app.ts'
import { completedJob, newBusiness, newCustomer, PASSWORD, uploaded, type Person } from '../support/town-wire.ts'
import { locationsOf, pageOf } from './support/public.ts'

const first = await testApp()
const second = await testApp({ database: first.database })
afterAll(async () => {
  await second.close()
  await first.close()
})
const servers = [first, second]
const { publicUrl } = first.deps.settings
const LIST = '/find/plumbing/texas/austin'

/** Of each server: whether the page of a business is there, and whether list and sitemap have it. */
async function seen(path: string): Promise<unknown[]> {
  return await Promise.all(
    servers.map(async ({ app }) => {
      const { status } = await pageOf(app, path)
      const { html } = await pageOf(app, LIST)
      const sitemap = locationsOf((await pageOf(app, '/sitemap.xml?of=businesses&part=1')).html)
      return [status, html.includes(`"${path}"`), sitemap.includes(publicUrl + path)]
    }),
  )
}
const SHOWN = [200, true, true]
const GONE = [404, false, false]
const other = await newBusiness(first, { buisness_name: 'Other' })

test.each<[string, (business: Person) => Promise<unknown>]>([
  ['hides', (business) => business.must('editBusiness', { hidden: true })],
  ['is blocked', (business) => first.admin('accounts', 'block', business.email)],
  ['deletes its account', (business) => business.must('deleteAccount', { password: PASSWORD })],
])('a business that %s is gone from page, list and sitemap of all servers at once', async (_, leave) => {
  const business = await newBusiness(first, { buisness_name: 'Gone Soon' })
  const path = `/b/${business.id}/gone-soon`
  for (const server of servers) server.pass(60_000)
  expect(await seen(path)).toEqual([SHOWN, SHOWN])
  expect(await seen(path)).toEqual([SHOWN, SHOWN])
  await leave(business)
  expect(await seen(path)).toEqual([GONE, GONE])
  expect(await seen(`/b/${other.id}/other`)).toEqual([SHOWN, SHOWN])
})

test('whatever changes on a page is there at once on all servers', async () => {
  const business = await newBusiness(first, { buisness_name: 'Changing' })
  const ana = await newCustomer(first, { name: 'Ana Torres' })
  const htmls = async () =>
    (await Promise.all(servers.map(({ app }) => pageOf(app, `/b/${business.id}/changing`)))).map(({ html }) => html)
  const changes: [act: () => Promise<unknown>, text: string, isThere: boolean][] = []
  const jobId = await completedJob(first, ana, business)
  changes.push([() => ana.must('rateJob', { jobId, rating: 3, comment: 'Slow but good' }), 'Slow but good', true])
  changes.push([() => ana.must('editRating', { jobId, rating: 4, comment: 'Slow but fine' }), 'Slow but good', false])
  changes.push([() => business.must('answerRating', { jobId, reply: 'We were ill' }), 'We were ill', true])
  changes.push([() => ana.must('editCustomer', { name: 'Anita Torres' }), 'Anita', true])
  changes.push([() => business.must('editBusiness', { city: ['Dallas'] }), 'Dallas', true])
  changes.push([() => first.admin('accounts', 'block', ana.email), 'Anita', false])
  const url = await uploaded(first, { ownerId: business.id })
  changes.push([() => business.must('chooseWorkPictures', { pics_url: [url] }), 'class="work"', true])
  changes.push([() => business.must('chooseWorkPictures', { pics_url: [] }), 'class="work"', false])
  for (const [act, text, isThere] of changes) {
    expect([text, (await htmls()).map((html) => html.includes(text))]).toEqual([text, [!isThere, !isThere]])
    await act()
    expect([text, (await htmls()).map((html) => html.includes(text))]).toEqual([text, [isThere, isThere]])
  }
})

test('a page that did not change is not sent again', async () => {
  for (const path of [`/b/${other.id}/other`, LIST, '/find']) {
    const { headers } = await pageOf(first.app, path)
    expect(headers['cache-control']).toBe('public, no-cache')
    const etag = String(headers['etag'])
    const again = await pageOf(first.app, path, { 'if-none-match': etag })
    expect([again.status, again.html, again.headers['etag']]).toEqual([304, '', etag])
    const inSpanish = await pageOf(first.app, path, { 'if-none-match': etag, 'accept-language': 'es' })
    expect(inSpanish.status).toBe(200)
    // Servers agree on the mark, so that it does not matter which one is asked.
    expect((await pageOf(second.app, path, { 'if-none-match': etag })).status).toBe(304)
  }
  const zipped = await first.app.inject({ url: LIST, headers: { 'accept-encoding': 'br' } })
  expect([zipped.headers['content-encoding'], zipped.rawPayload.length < 4000]).toEqual(['br', true])
})

test('a kept page costs one statement', async () => {
  const asked: string[] = []
  const directory = directoryOf(first.deps)
  const counted = new Proxy(directory, {
    get: (target, name: keyof typeof directory) => {
      asked.push(name)
      return target[name]
    },
  })
  const app = fastify()
  await servePublicPages(app, { directory: counted, publicUrl, now: first.deps.now, limit: async () => {} })
  for (const path of [`/b/${other.id}/other`, LIST, '/find']) await pageOf(app, path)
  asked.length = 0
  for (const path of [`/b/${other.id}/other`, LIST, '/find']) expect((await pageOf(app, path)).status).toBe(200)
  const reads = asked.filter((name) => !['trade', 'state', 'city', 'path'].includes(name))
  expect(reads).toEqual(['businessVersion', 'listingVersion'])
  await app.close()
})

test('kept pages take no more memory than they may, and the last ones asked for stay', async () => {
  const cache = pageCache(50_000)
  const forms = await formsOf('text/html', 'x'.repeat(5000))
  const page = { forms, path: '/', version: '', ids: [], madeAt: 0 }
  for (let number = 0; number < 100; number += 1) {
    cache.set(`page ${number}`, page)
    cache.get('page 0')
    expect(cache.bytes()).toBeLessThanOrEqual(50_000)
  }
  expect(cache.get('page 0')).toBe(page)
  expect(cache.get('page 99')).toBe(page)
  expect(cache.get('page 90')).toBeUndefined()
  cache.set('page 0', page)
  cache.set('huge', { ...page, forms: await formsOf('text/html', 'x'.repeat(50_000)) })
  expect(cache.bytes()).toBe(0)
})
