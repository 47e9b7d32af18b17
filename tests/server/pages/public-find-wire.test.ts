import type { BreadcrumbList, ItemList, WithContext } from 'schema-dts'
import { afterAll, expect, test } from 'vitest'
import { listData, trailData } from '../../../server/pages/public/structured-data.ts'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { completedJob, newBusiness, newCustomer, type Person } from '../support/town-wire.ts'
import { graphOf, locationsOf, pageOf } from './support/public.ts'

const server = await testApp()
afterAll(server.close)
const { publicUrl } = server.deps.settings
const get = (url: string) => pageOf(server.app, url)
const MINUTE = 60_000

const ana = await newCustomer(server)
/** Businesses of Dallas by the stars that they have. */
const rated = async (name: string, ...stars: number[]): Promise<Person> => {
  const business = await newBusiness(server, { buisness_name: name, city: ['Dallas'], category: ['Roofing'] })
  for (const rating of stars) await ana.must('rateJob', { jobId: await completedRoof(business), rating })
  return business
}
const completedRoof = async (business: Person): Promise<string> => {
  await business.must('editBusiness', { category: ['Plumbing'], city: ['Austin'] })
  const id = await completedJob(server, ana, business)
  await business.must('editBusiness', { category: ['Roofing'], city: ['Dallas'] })
  return id
}
const four = await rated('Four', 4, 4, 4)
await rated('Lucky', 5)
await rated('Poor', 1, 2)
await rated('Fresh')
const DALLAS = '/find/roofing/texas/dallas'

const namesIn = (html: string) => [...html.matchAll(/<h2><a[^>]*><bdi>([^<]*)<\/bdi>/g)].map(([, name]) => name)

test('the best rated come first, by an average that few ratings move little', shows('rule.public-lists'), async () => {
  const { status, html } = await get(DALLAS)
  expect([status, namesIn(html)]).toEqual([200, ['Lucky', 'Four', 'Fresh', 'Poor']])
  expect(html).toContain('<title>Roofing in Dallas, Texas – Bidfair</title>')
  expect(html).toContain(`<link rel="canonical" href="${publicUrl}${DALLAS}">`)
  expect(html).toContain(`href="/b/${four.id}/four"`)
})

test('lists say what they are to search engines', async () => {
  const typed: WithContext<ItemList> = listData(publicUrl, [])
  const way: WithContext<BreadcrumbList> = trailData(publicUrl, [{ name: 'x', path: '/find' }])
  expect([typed['@type'], way['@type']]).toEqual(['ItemList', 'BreadcrumbList'])
  const list = graphOf((await get(DALLAS)).html)
  expect(list).toMatchObject({ '@context': 'https://schema.org', '@type': 'ItemList' })
  const trail = graphOf((await get('/find/roofing')).html)
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ position: 1 }, { position: 2, item: `${publicUrl}/find/roofing` }],
  })
})

test('only what somebody does is linked, and where', async () => {
  const links = async (path: string) =>
    [...(await get(path)).html.matchAll(/<li><a href="(\/find\/[^"]*)"/g)].map(([, href]) => href)
  expect(await links('/find')).toEqual(['/find/roofing'])
  expect(await links('/find/roofing')).toContain('/find/roofing/texas')
  expect(await links('/find/roofing/texas')).toContain(DALLAS)
})

test('a city without anybody names others, and search engines keep off', async () => {
  const { status, html } = await get('/find/roofing/texas/austin')
  expect(status).toBe(200)
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain(`href="${DALLAS}"`)
})

test.each([
  '/find/',
  '/find/nothing',
  '/find/roofing/nowhere',
  '/find/roofing/texas/nowhere',
  '/find/roofing/texas/dallas/more',
  '/find/Roofing',
  '/find/constructor/__proto__/toString',
  '/find/roofing/texas/dallas?after=nonsense',
  '/find/roofing/texas?after=AAAAAAAA',
])('%s is not there', async (path) => {
  const { status, html } = await get(path)
  expect([status, html.includes('noindex')]).toEqual([404, true])
})

test('who hides is gone from list and sitemap at once; who is new comes within a minute', async () => {
  const sitemap = async () => locationsOf((await get('/sitemap.xml?of=businesses&part=1')).html)
  const page = `/b/${four.id}/four`
  expect(namesIn((await get(DALLAS)).html)).toContain('Four')
  expect(await sitemap()).toContain(`${publicUrl}${page}`)
  await four.must('editBusiness', { hidden: true })
  expect(namesIn((await get(DALLAS)).html)).toEqual(['Lucky', 'Fresh', 'Poor'])
  expect(await sitemap()).not.toContain(`${publicUrl}${page}`)
  await four.must('editBusiness', { hidden: false })
  const later = await server.later(MINUTE, () => get(DALLAS))
  expect(namesIn(later.html)).toEqual(['Lucky', 'Four', 'Fresh', 'Poor'])
})

test('a long list goes on where it stopped, each business once', async () => {
  const made: string[] = []
  for (let number = 0; number < 45; number += 1) {
    const { id } = await newBusiness(server, { buisness_name: `Firm ${number}`, category: ['Tiling'], city: ['Waco'] })
    made.push(id)
  }
  const seen: string[] = []
  let path: string | undefined = '/find/tiling/texas/waco'
  let pages = 0
  while (path !== undefined) {
    const { status, html } = await get(path)
    expect([status, Buffer.byteLength(html) < 30_000]).toEqual([200, true])
    seen.push(...[...html.matchAll(/<h2><a href="\/b\/([^/]*)/g)].map(([, id = '']) => id))
    path = /<a rel="next" href="([^"]*)"/.exec(html)?.[1]
    expect(/<link rel="next" href="([^"]*)"/.exec(html)?.[1]).toBe(path && publicUrl + path)
    pages += 1
  }
  expect([pages, seen.toSorted()]).toEqual([3, made.toSorted()])
})

test('robots.txt leads to the sitemap, and the sitemap to everything', async () => {
  const { html: robots } = await get('/robots.txt')
  expect(robots).toContain(`Sitemap: ${publicUrl}/sitemap.xml\n`)
  const { headers, html } = await get('/sitemap.xml')
  expect(headers['content-type']).toBe('text/xml; charset=utf-8')
  const pages: string[] = []
  for (const part of locationsOf(html)) pages.push(...locationsOf((await get(part.slice(publicUrl.length))).html))
  expect(pages).toContain(`${publicUrl}/b/${four.id}/four`)
  for (const path of ['/find', '/find/roofing', '/find/roofing/texas', DALLAS, '/find/tiling/texas/waco'])
    expect(pages).toContain(publicUrl + path)
  expect(new Set(pages).size).toBe(pages.length)
  for (const query of ['of=businesses&part=2', 'of=businesses&part=0', 'of=x&part=1', 'of=cities&part=1'])
    expect((await get(`/sitemap.xml?${query}`)).status).toBe(404)
})
