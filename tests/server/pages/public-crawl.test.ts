import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { buildDemoTown } from '../../../server/demo/index.ts'
import { directoryOf } from '../../../server/directory/handlers.ts'
import { SCREENS } from '../../../server/pages/pages.ts'
import { serveSitemap } from '../../../server/pages/public/sitemap.ts'
import { DEMO_PASSWORD } from '../../../server/platform/runtime/settings-reader.ts'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { graphOf, locationsOf, pageOf } from './support/public.ts'

const server = await testApp()
afterAll(server.close)
await buildDemoTown({ deps: server.deps, password: DEMO_PASSWORD, say: () => {} })
const { db } = server.database
const { publicUrl } = server.deps.settings

type Page = Readonly<{ html: string; status: number }>

/** Follows every link from the lists of trades on, as who has no script does. */
async function crawl(start: string): Promise<ReadonlyMap<string, Page>> {
  const pages = new Map<string, Page>()
  const waiting = [start]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue
    const page = await pageOf(server.app, path)
    pages.set(path, page)
    const links = [...page.html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    )
    waiting.push(...links.filter((link) => /^\/(find|b\/)/.test(link)))
  }
  return pages
}

const pages = await crawl('/find')
const all = [...pages]

test('every link answers, in at most 30 kB, without a script or a style of its own', () => {
  expect(all.filter(([, { status }]) => status !== 200).map(([path]) => path)).toEqual([])
  expect(all.filter(([, { html }]) => Buffer.byteLength(html) > 30_000).map(([path]) => path)).toEqual([])
  expect(all.filter(([, { html }]) => /<script(?! type="application\/ld)|style="| on\w+="/.test(html))).toEqual([])
  expect(pages.size).toBeGreaterThan(30)
})

test('each page has one heading, a title and a description, and pictures with words and a size', () => {
  for (const [path, { html }] of all) {
    expect([path, html.match(/<h1>/g)?.length, html.match(/<title>[^<]{10,}<\/title>/g)?.length]).toEqual([path, 1, 1])
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}">/)
    expect(html).toMatch(/<link rel="canonical" href="http/)
    expect(html.match(/<img (?![^>]*alt="[^"]+" width="\d+" height="\d+")/g)).toBeNull()
  }
})

test('what pages say to search engines is JSON with a type of schema.org', () => {
  const types = new Set(
    all.map(
      ([, { html }]) => /^\{"@context":"https:\/\/schema.org","@type":"(\w+)"/.exec(JSON.stringify(graphOf(html)))?.[1],
    ),
  )
  expect(types).toEqual(new Set(['BreadcrumbList', 'ItemList', 'LocalBusiness']))
})

test('pictures, other pages and screens that are linked are there', async () => {
  const text = all.map(([, { html }]) => html).join('\n')
  const pictures = new Set([...text.matchAll(/<img [^>]*src="([^"]*)"/g)].map(([, src = '']) => src))
  expect(pictures.size).toBeGreaterThan(10)
  for (const src of pictures)
    expect([src, (await pageOf(server.app, src.slice(publicUrl.length))).status]).toEqual([src, 200])
  const others = new Set([...text.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href))
  for (const href of [...others].filter((link) => !/^\/(find|b\/)/.test(link)))
    expect([href, SCREENS.includes(href) || (await pageOf(server.app, href)).status === 200]).toEqual([href, true])
})

test('nothing of a customer is on any page but the first name', shows('rule.public-page'), async () => {
  const text = all.map(([, { html }]) => html).join('\n')
  const accounts = await db.selectFrom('accounts').select(['id', 'role', 'name', 'email', 'phone']).execute()
  const secrets = accounts.flatMap(({ id, role, name, email, phone }) => [
    email,
    phone,
    name,
    ...(role === 'customer' ? [id] : []),
  ])
  const businesses = await db.selectFrom('businesses').select(['business_phone', 'address', 'business_email']).execute()
  secrets.push(...businesses.flatMap((row) => [row.business_phone, row.address, row.business_email ?? row.address]))
  const addresses = await db.selectFrom('jobs').select(['id', 'title', 'details']).execute()
  secrets.push(...addresses.flatMap(({ id, details }) => [id, details]))
  const firms = await db.selectFrom('businesses').select('business_name').execute()
  const inFirms = firms.map((row) => row.business_name).join(' ')
  const families = accounts.flatMap(({ role, name }) => (role === 'customer' ? name.split(' ').slice(1) : []))
  secrets.push(...families.filter((family) => !inFirms.includes(family)))
  expect(secrets.length).toBeGreaterThan(100)
  expect(secrets.filter((secret) => secret !== '' && text.includes(secret))).toEqual([])
  const firstNames = [...text.matchAll(/★<\/span> <bdi>([^<]*)<\/bdi>/g)].map(([, name = '']) => name)
  expect(firstNames.length).toBeGreaterThan(10)
  expect(firstNames.filter((name) => name.includes(' ') && name !== 'A customer')).toEqual([])
})

test('every business is on a page, and the sitemap has exactly the pages that links lead to', async () => {
  const app = fastify()
  await serveSitemap(app, {
    directory: directoryOf(server.deps),
    publicUrl,
    now: server.deps.now,
    limits: [],
    partSize: 7,
  })
  const read = async (address: string) => locationsOf((await pageOf(app, address.slice(publicUrl.length))).html)
  const parts = await read(`${publicUrl}/sitemap.xml`)
  const named: string[] = []
  for (const part of parts) {
    const addresses = await read(part)
    expect([part, addresses.length > 0 && addresses.length <= 7]).toEqual([part, true])
    named.push(...addresses)
  }
  await app.close()
  const linked = [...pages.keys()].filter((path) => !path.includes('?')).map((path) => publicUrl + path)
  expect(named.toSorted()).toEqual(linked.toSorted())
  const { length } = await db.selectFrom('businesses').select('account_id').execute()
  expect(named.filter((address) => address.startsWith(`${publicUrl}/b/`))).toHaveLength(length)
})

test.each(['es', 'ar'])('in %s links stay in the language', async (lang) => {
  const found = await crawl(`/find?lang=${lang}`)
  const own = [...found].filter(([path]) => path.endsWith(`lang=${lang}`))
  expect(own).toHaveLength([...pages.keys()].filter((path) => !path.includes('?')).length)
  for (const [path, { status, html }] of own) {
    expect([path, status, html.includes(`<html lang="${lang}"`), Buffer.byteLength(html) < 30_000]).toEqual([
      path,
      200,
      true,
      true,
    ])
    expect(html).not.toMatch(/undefined|\{\{/)
  }
})
