import type { LocalBusiness, WithContext } from 'schema-dts'
import { afterAll, expect, test } from 'vitest'
import { businessPage } from '../../../server/pages/public/business-page.ts'
import { publicPage, readStyles } from '../../../server/pages/public/document.ts'
import { LANGUAGES, wordsOf } from '../../../server/pages/public/texts.ts'
import { publicPath } from '../../../server/platform/app-links.ts'
import { businessData } from '../../../server/pages/public/structured-data.ts'
import { directoryOf } from '../../../server/directory/handlers.ts'
import { testApp } from '../support/app.ts'
import { completedJob, newBusiness, newCustomer } from '../support/town-wire.ts'
import { graphOf, pageOf } from './support/public.ts'

const server = await testApp()
afterAll(server.close)
const { deps } = server
const { publicUrl } = deps.settings
const luis = await newBusiness(server, { buisness_name: 'Müller & <Söhne>', city: ['Austin'], category: ['Plumbing'] })
const path = `/b/${luis.id}/muller-sohne`
const get = (url: string, headers: Readonly<Record<string, string>> = {}) => pageOf(server.app, url, headers)

const ana = await newCustomer(server, { name: 'Ana Verysecret Torres', phone: '+1 512 555 7777' })
const jobid = await completedJob(server, ana, luis)
const comment = 'Quick & <b>clean</b> </script> "work"'
await ana.must('rateJob', { jobId: jobid, rating: 4, comment })

test('the page says who a business is, without a script, in at most 30 kB', async () => {
  const { status, html, headers } = await get(path)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(Buffer.byteLength(html)).toBeLessThan(30_000)
  expect(html).toContain('<h1><bdi>Müller &amp; &lt;Söhne></bdi></h1>')
  expect(html).toContain('4.0')
  expect(html).toContain('Plumbing in Austin, Texas')
  expect(html).not.toMatch(/<script(?! type="application\/ld\+json">)|<b>clean|style="|undefined|\[object/)
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/^default-src 'none';img-src 'self';style-src 'sha256-[\w+/=]{44}';/)
})

test('of a customer there is the first name alone', async () => {
  const { html } = await get(path)
  expect(html).toContain('<bdi>Ana</bdi>')
  for (const secret of ['Verysecret', 'Torres', '7777', ana.id, ana.email, jobid]) expect(html).not.toContain(secret)
  for (const secret of ['555 0111', '555 0112', luis.email, '12 Oak Street', 'Luis']) expect(html).not.toContain(secret)
})

test('what it says to search engines is a LocalBusiness of schema.org', async () => {
  const { html } = await get(path)
  const found = await directoryOf(deps).business(luis.id)
  if (found === undefined) throw new Error('the business is not there')
  const about = { publicUrl, customer: 'A customer', description: 'Müller & <Söhne> does Plumbing in Austin, Texas.' }
  const typed: WithContext<LocalBusiness> = businessData(found, about)
  expect(graphOf(html)).toEqual(JSON.parse(JSON.stringify(typed)))
  expect(graphOf(html)).toMatchObject({
    '@type': 'LocalBusiness',
    name: 'Müller & <Söhne>',
    url: `${publicUrl}${path}`,
    aggregateRating: { ratingValue: 4, ratingCount: 1 },
    review: [{ author: { name: 'Ana' }, reviewBody: comment }],
  })
})

test('it has a title, a description, one address for each language, and what is shown where it is shared', async () => {
  const { html } = await get(path)
  const link = (rel: string) => `<link rel="${rel}" href="${publicUrl}${path}`
  expect(html).toContain('<title>Müller &amp; &lt;Söhne>: Plumbing in Austin, Texas – Bidfair</title>')
  expect(html).toContain('<meta name="description" content="Müller &amp; &lt;Söhne> does Plumbing in Austin, Texas.">')
  expect(html).toContain(`${link('canonical')}">`)
  for (const [language, query] of [
    ['en', ''],
    ['es', '?lang=es'],
    ['ar', '?lang=ar'],
    ['x-default', ''],
  ])
    expect(html).toContain(`<link rel="alternate" hreflang="${language}" href="${publicUrl}${path}${query}">`)
  expect(html).toContain(`<meta property="og:image" content="${publicUrl}/b/${luis.id}/picture.png">`)
})

test.each([
  ['es', 'ltr', 'Plomería en Austin, Texas'],
  ['ar', 'rtl', 'السباكة في Austin، Texas'],
])('in %s it is written %s, by the browser or by the address', async (lang, dir, text) => {
  const asked = await get(path, { 'accept-language': `${lang}-XX,en;q=0.5` })
  const named = await get(`${path}?lang=${lang}`, { 'accept-language': 'en' })
  for (const { html } of [asked, named]) {
    expect(html).toContain(`<html lang="${lang}" dir="${dir}">`)
    expect(html).toContain(text)
    expect(html).toContain(`<link rel="canonical" href="${publicUrl}${path}?lang=${lang}">`)
  }
  expect(named.html).toContain(`href="/find?lang=${lang}"`)
  expect(asked.html).not.toContain(`href="/find?lang=${lang}"`)
  expect(asked.headers['vary']).toBe('accept-language, accept-encoding')
})

test.each(['', '/', '/other-name', '/%D8%B4', '/Muller-Sohne', '/muller-sohne%20'])(
  'the address with %j leads to the right one',
  async (slug) => {
    const { status, headers } = await get(`/b/${luis.id}${slug}?lang=es`)
    expect([status, headers['location']]).toEqual([301, `${path}?lang=es`])
  },
)

test.each([
  '/b/nobody/x',
  `/b/${luis.id.toUpperCase()}/x`,
  '/b/00000000-0000-7000-8000-000000000000/x',
  `/b/${ana.id}/ana`,
  `/b/${luis.id}/x/y`,
  '/b/',
  `/b/${'x'.repeat(90)}/y`,
  `/b/%27%20or%201%3D1/y`,
  '/b/%3Cscript%3E/x',
])('%s is a page that says it is not there', async (url) => {
  const { status, html } = await get(url)
  expect(status).toBe(404)
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('href="/find"')
  expect(html).not.toContain('<script')
})

test('one that hides is gone at once, as if it had never been, and comes back as soon as it wants', async () => {
  const shown = async () => {
    const { business } = await ana.must('showBusiness', { business: luis.id })
    return business.publicPage
  }
  expect([(await get(path)).status, await shown()]).toEqual([200, `${publicUrl}${path}`])
  const { html: nobody } = await get('/b/00000000-0000-7000-8000-000000000000/x')
  await luis.must('editBusiness', { hidden: true })
  const { status, html } = await get(path)
  expect([status, html, await shown()]).toEqual([404, nobody, null])
  expect((await luis.must('getBusiness', {})).data.hidden).toBe(true)
  await luis.must('editBusiness', { hidden: false })
  expect((await get(path)).status).toBe(200)
})

test('a page with as much as a business may enter stays below 30 kB', async () => {
  const found = await directoryOf(deps).business(luis.id)
  if (found === undefined) throw new Error('the business is not there')
  const review = {
    reviewId: '',
    rating: 5,
    category: 'Air Conditioning and Heating',
    month: '2026-01',
    customer: 'Ana',
  }
  const link = `${publicUrl}/v1/files/3q2-7wAAECAwQFBgcICQ`
  const cities = ['Austin', 'Dallas', 'Houston', 'San Antonio', 'Colorado City']
  for (const letter of ['&', '<', '"', 'ش', '😀', 'x']) {
    const name = letter.repeat(letter === '😀' ? 60 : 120)
    const text = letter.repeat(1000)
    const business = {
      ...found,
      name,
      path: publicPath(luis.id, name),
      logo: { url: link },
      pictures: Array.from({ length: 20 }, () => link),
      categories: ['Air Conditioning and Heating', 'Accounting and Bookkeeping', 'Drywall and Plastering'],
      cities,
      rating: 5,
      reviews: Array.from({ length: 10 }, () => ({
        ...review,
        isOwn: false,
        stars: 5,
        comment: text,
        reply: text.slice(0, 500),
      })),
    }
    for (const language of LANGUAGES) {
      const site = { publicUrl, words: wordsOf(language), lang: language, styles: await readStyles() }
      const html = publicPage(site, businessPage(site, directoryOf(deps), business))
      expect([letter, language, Buffer.byteLength(html) < 30_000]).toEqual([letter, language, true])
      expect(graphOf(html)).toMatchObject({ name })
    }
  }
})
