import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { answer } from '../../docs/examples/over-the-wire/client.ts'
import { es } from '../../src/i18n/es/index.ts'
import { type Language, languageFacts, languages } from '../../src/i18n/languages.ts'
import { routes } from '../../src/shared/routes.ts'
import { editBusinessPath } from '../../qa/support/wire.ts'
import { newBid, newBusiness, newCustomer, newJob, type Account } from '../../qa/support/api.ts'
import { accessFaults, expectAccessible, hearsNothing, newVisitor, useBrowser } from '../../qa/support/browser.ts'
import { enter } from '../../qa/support/stored-session.ts'
import { type Look, lookAt } from './support/look.ts'
import { marketplaceOf } from './support/marketplace.ts'
import { addressesFor, openScreen } from './support/screens.ts'
import { unseenFocus } from './support/unseen-focus.ts'
import { shows } from '../support/shows.ts'
import { type Vocabulary, vocabularyOf, wordsIn } from '../../qa/support/words.ts'

useBrowser()

const PHONE = { width: 390, colorScheme: 'light' } as const
const DESK = { width: 1280, colorScheme: 'dark' } as const

/**
 * How each screen is seen in each language: in both themes, on a phone and on a desk. `npm test` sees each in Spanish on a phone, where the
 * longest words have the least room, and in Arabic on a desk; the other tests read English.
 */
const LOOKS: Readonly<Record<Language, readonly (typeof PHONE | typeof DESK)[]>> =
  process.env['SCREEN_LOOKS'] === 'once'
    ? { en: [], es: [PHONE], ar: [DESK] }
    : { en: [PHONE, DESK], es: [PHONE, DESK], ar: [PHONE, DESK] }

/** A trade that no other test posts jobs of, so that the business sees those of this file alone. */
const TRADE = 'Locksmith'

/** What people wrote and places are called: shown as it is in every language. The rest has to be translated. */
const DATA = [
  'Zoraida Quispe',
  // As businesses see her until they work for her.
  'Zoraida Q.',
  'Kowalczyk & Sons Inc.',
  'Luis Ortega',
  // By their first names alone, where one speaks of them.
  'Zoraida',
  'Luis',
  'Spout drips (badly)!',
  'Drips.',
  'I can come tomorrow.',
  '12 Oak Street',
  'United States',
  'Austin',
  'Texas',
  // The initials of somebody without a picture.
  'ZQ',
  'LO',
  'KI',
  // What somebody is logged in with.
  'Chrome',
  'Linux',
  // Languages are called by their own names.
  ...Object.values(languageFacts).flatMap(({ view, name }) => [view, name]),
]

const people: { customer?: Account; business?: Account } = {}
let job: string

beforeAll(async () => {
  people.customer = await newCustomer('Zoraida Quispe')
  people.business = await newBusiness('Kowalczyk & Sons Inc.', { trade: TRADE })
  job = await newJob(people.customer, 'Spout drips (badly)!', TRADE)
  await newBid(people.business, job, 1129.5)
})

/** Screens that show the same to a business as to a customer. */
const SHARED: readonly string[] = [
  routes.updatePassword.path,
  routes.updateEmail.path,
  routes.sessions.path,
  routes.ownData.path,
  routes.mailSettings.path,
]

/** A window of 1280 × 1024 px at 400 and at 200 %. */
const ZOOMED = { '400 %': { width: 320, height: 256 }, '200 %': { width: 640, height: 512 } } as const

/** Makes a language the one of the device, and of the account where there is one. */
async function speak(page: Page, language: Language, role: 'customer' | 'business' | null): Promise<void> {
  const { customer, business } = people
  if (role === 'customer' && customer) {
    await answer(customer.client.POST('/edit-customer-details/customer', { body: { language } }))
  }
  if (role === 'business' && business) {
    await answer(business.client.POST(editBusinessPath, { body: { language } }))
  }
  await page.evaluate((chosen) => {
    const kept: unknown = JSON.parse(localStorage.getItem('bidfair') ?? '{}')
    localStorage.setItem('bidfair', JSON.stringify(Object.assign({}, kept, { language: chosen })))
  }, language)
}

/** Opens a screen in a language that was made the one of the page before. */
async function open(page: Page, address: string, language: Language): Promise<void> {
  await openScreen(page, address)
  if (new URL(page.url()).pathname === routes.login.path) {
    // What is below the login comes once somebody is there.
    await page.mouse.move(1, 1)
    await page.locator('#how').waitFor()
  }
  await page.locator(`html[lang="${language}"]`).waitFor()
}

const isData = (text: string) => DATA.some((data) => text.includes(data))

/** The words of a text that the language does not have, and that nobody wrote; or the name of a phrase without words. */
function strange(text: string, { words, keys }: Vocabulary): string[] {
  const own = DATA.reduce((rest, data) => rest.replaceAll(data, ' '), text.replaceAll(/[\w.-]+@[\w.-]+\w/g, ' '))
  if (keys.has(text)) return [text]
  return wordsIn(own.replaceAll(/#[\dA-F]{6}|\b[\da-f-]{36}\b/g, ' ')).filter((word) => !words.has(word))
}

/** What is wrong; of a page without fault, its language and nothing else. */
function findings(look: Look, language: Language, vocabulary: Vocabulary) {
  const { dir } = languageFacts[language]
  const start = dir === 'rtl' ? 'right' : 'left'
  return {
    page: [look.lang, look.dir],
    strange: [...new Set(look.texts.flatMap((text) => strange(text, vocabulary)))],
    cut: look.cut.filter((text) => !isData(text)),
    overlapping: look.overlapping,
    sideways: look.sideways,
    wrongArrows: look.mirrored.filter((isMirrored) => isMirrored !== (dir === 'rtl')).length,
    wrongSides: [look.back, look.label].filter((side) => side !== null && side !== start).length,
  }
}

/** What is wrong in an enlarged window: the page scrolls sideways, or at 400 % what has the focus cannot be seen. */
async function zoomFaults(page: Page): Promise<readonly string[]> {
  const faults: string[] = []
  for (const [zoom, size] of Object.entries(ZOOMED)) {
    await page.setViewportSize(size)
    const { sideways } = await lookAt(page)
    if (sideways > 0) faults.push(`${zoom}: scrolls sideways by ${sideways} px`)
    if (zoom === '400 %') faults.push(...(await unseenFocus(page)))
  }
  return faults
}

const VIEWERS = [
  ['who is out', null],
  ['a customer', 'customer'],
  ['a business', 'business'],
] as const

const seenIn = languages.filter((language) => LOOKS[language].length > 0)
const viewersInEach = VIEWERS.flatMap(([who, role]) => seenIn.map((language) => [who, language, role] as const))

test.each(viewersInEach)(
  'every screen of %s speaks %s wholly, lies right in it, and has nothing for axe to find',
  async (_who, language, role) => {
    const { page } = await newVisitor()
    await hearsNothing(page)
    await page.route('**/v1/marketplace', (route) => route.fulfill({ json: marketplaceOf(TRADE) }))
    const account = role && people[role]
    await (account ? enter(page, account) : page.goto('/'))
    const seen = { texts: 0, arrows: 0, backs: 0, labels: 0 }
    const vocabulary = await vocabularyOf(language)
    await speak(page, language, role)
    const shown = { job, business: people.business?.session.user.id ?? '' }
    const addresses = addressesFor(role, shown)
      .filter((address) => role !== 'business' || !SHARED.includes(address.split('?')[0] ?? ''))
      // Nobody else is of this trade, whose name would have words of its own.
      .map((address) => (address.startsWith(routes.directory.path) ? `${address}&trade=${TRADE}` : address))
    for (const address of addresses) {
      await open(page, address, language)
      for (const { width, colorScheme } of LOOKS[language]) {
        await page.setViewportSize({ width, height: 900 })
        // What fades in late would be seen halfway, in colors of its own.
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        const look = await lookAt(page)
        const where = `${address.split('?')[0]}, ${width} px wide`
        const faults = await accessFaults(page)
        expect.soft({ where, ...findings(look, language, vocabulary), faults }).toEqual({
          where,
          page: [language, languageFacts[language].dir],
          strange: [],
          cut: [],
          overlapping: [],
          sideways: 0,
          wrongArrows: 0,
          wrongSides: 0,
          faults: [],
        })
        seen.texts += look.texts.length
        seen.arrows += look.mirrored.length
        seen.backs += look.back === null ? 0 : 1
        seen.labels += look.label === null ? 0 : 1
      }
      // Spanish has the longest words.
      const zoomed = language === 'es' ? await zoomFaults(page) : []
      expect.soft({ address, zoomed }).toEqual({ address, zoomed: [] })
    }
    // Somebody who looks at nothing finds nothing.
    expect(Object.entries(seen).filter(([, count]) => count < 2)).toEqual([])
  },
)

test(
  'who is not logged in is offered the language of the browser, and pages outside the app follow the choice',
  shows('language.before-login', 'success.language-changed'),
  async () => {
    const { page } = await newVisitor({ locale: 'es-US' })
    await page.goto('/')
    await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor()
    await page.getByRole('button', { name: 'Ver en español' }).click()
    await page.getByRole('heading', { level: 1, name: es.auth.login.title, exact: true }).waitFor()
    await page.getByRole('status').filter({ hasText: 'Idioma cambiado a Español' }).waitFor()
    await page.getByRole('button', { name: `${es.shell.language}: Español` }).click()
    expect(await page.getByRole('button', { name: 'Español', exact: true }).getAttribute('aria-current')).toBe('true')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'English', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Login', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Ver en español' }).click()
    await page.getByRole('heading', { level: 1, name: es.auth.login.title, exact: true }).waitFor()
    await page.goto('/signup-customer')
    await page.getByRole('heading', { level: 1, name: es.signup.customerTitle, exact: true }).waitFor()
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: es.signup.termsLink }).click()
    const terms = await opened
    expect(await terms.locator('html').getAttribute('lang')).toBe('es')
    await terms.getByRole('heading', { level: 1, name: es.signup.termsLink }).waitFor()
  },
)

test(
  'a title has its own direction, and begins where the lines of the page begin',
  shows('screen.own-direction'),
  async () => {
    const { page } = await newVisitor()
    const ana = await newCustomer()
    const titles = [await newTitle(ana, 'Spout drips (badly)!'), await newTitle(ana, 'صنبور يقطر (كثيرًا)!')]
    await enter(page, ana)
    for (const [language, side] of [
      ['en', 'left'],
      ['ar', 'right'],
    ] as const) {
      await answer(ana.client.POST('/edit-customer-details/customer', { body: { language } }))
      await speak(page, language, null)
      await open(page, '/dashboard', language)
      const looks = titles.map((title) =>
        page.getByRole('heading', { level: 3, name: title }).evaluate((heading) => {
          const { direction, textAlign } = getComputedStyle(heading)
          return [direction, textAlign]
        }),
      )
      expect(await Promise.all(looks)).toEqual([
        ['ltr', side],
        ['rtl', side],
      ])
    }
  },
)

/** Posts a job; answers its title. */
async function newTitle(customer: Account, title: string): Promise<string> {
  await newJob(customer, title)
  return title
}

test('looking finds what is wrong on a page that is', async () => {
  const { page } = await newVisitor({ isFresh: true })
  await page.setContent(`<html lang="es" dir="rtl"><body style="margin:0">
    <header><a href="#" aria-label="Atrás" style="position:absolute;left:0"><svg width="9" height="9"><path d="M19 12H5m6-6-6 6 6 6"/></svg></a></header>
    <main style="padding:80px 0">
      <p>Publicar trabajo de Luis Ortega</p><p>Howdy</p><p>auth.login.title</p>
      <p style="width:40px;overflow:hidden;white-space:nowrap">Publicar trabajo</p>
      <p style="width:60px;height:20px;line-height:20px;margin:0;overflow:hidden">Cancelar ofertas</p>
      <button style="position:absolute;left:0;top:300px">Guardar</button><button style="position:absolute;left:9px;top:305px">Cancelar</button>
      <form><label style="display:block;text-align:left">Correo</label></form>
      <div style="width:900px">Ofertas</div>
    </main></body></html>`)
  const { overlapping, sideways, ...found } = findings(await lookAt(page), 'ar', await vocabularyOf('es'))
  expect(found).toEqual({
    page: ['es', 'rtl'],
    strange: ['howdy', 'auth.login.title'],
    cut: ['Publicar trabajo', 'Cancelar ofertas'],
    wrongArrows: 1,
    wrongSides: 2,
  })
  expect(overlapping).toContain('Guardar / Cancelar')
  expect(sideways).toBe(900 - 390)
})
