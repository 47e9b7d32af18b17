import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { messages as es } from '../../../generated/messages/es.ts'
import { dark, light } from '../../../src/ui/theme/tokens.ts'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { pageOf } from './support/public.ts'

/** The statuses of so many requests for each of some pages, on a server that allows so much of what one allows. */
async function statuses(rateLimitMultiplier: number, paths: readonly string[], times: number): Promise<number[][]> {
  const server = await testApp({ rateLimitMultiplier })
  onTestFinished(server.close)
  const answered: number[][] = []
  for (const path of paths) {
    const own: number[] = []
    for (let time = 0; time < times; time += 1) own.push((await pageOf(server.app, path)).status)
    answered.push(own)
  }
  return answered
}

test(
  'public pages have limits by address, the sitemap and pictures narrower ones',
  shows('limit.public-pages'),
  async () => {
    expect(await statuses(0.005, ['/find', '/b/nobody/x'], 3)).toEqual([
      [200, 200, 200],
      [429, 429, 429],
    ])
    expect(await statuses(0.025, ['/sitemap.xml', '/find', '/b/nobody/picture.png'], 4)).toEqual([
      [200, 200, 200, 429],
      [200, 200, 200, 200],
      [404, 404, 429, 429],
    ])
  },
)

test(
  'a page that is refused says so as a page, in the language of the browser, and when to come back',
  shows('limit.public-pages'),
  async () => {
    const server = await testApp({ rateLimitMultiplier: 0.005 })
    onTestFinished(server.close)
    const address = '/find/plumbing?after=<b>'
    const asked = async () => await pageOf(server.app, address, { 'accept-language': 'es' })
    for (let times = 0; times < 5; times += 1) await asked()
    const { status, headers, html } = await asked()
    expect([status, headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(html).toContain('<html lang="es" dir="ltr">')
    expect(html).toContain(`<p>${es.TOO_MANY_REQUESTS}</p>`)
    expect(html).toContain('<a href="/find/plumbing?after=%3Cb%3E">Volver a intentar</a>')
  },
)

test('public pages have the colors of the app, in the light and in the dark', () => {
  const css = readFileSync(join(import.meta.dirname, '../../../server/pages/public/public.css'), 'utf8')
  const pairs = [...css.matchAll(/--[\w-]+: light-dark\((#\w+), (#\w+)\)/g)].map(([, one, other]) => `${one} ${other}`)
  const roles = [
    'surface',
    'raised',
    'text',
    'muted',
    'line',
    'accent',
    'accentText',
    'accentSoft',
    'headerStart',
  ] as const
  // Stars are text here, so that they have the contrast of text in the light: the color of a warning.
  expect(pairs).toEqual([...roles.map((role) => `${light[role]} ${dark[role]}`), `${light.warning} ${dark.star}`])
})
