import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { newBid, newBusiness, newCustomer, newJob, type Account } from '../../qa/support/api.ts'
import { hearsNothing, newVisitor, useBrowser } from '../../qa/support/browser.ts'
import { enter } from '../../qa/support/stored-session.ts'
import { resolveRoute } from '../../src/shared/routes.ts'
import { addressesFor, openScreen, showsAll } from './support/screens.ts'

useBrowser()

const TRADE = 'Roofing'

let people: Readonly<Record<'customer' | 'business', Account>>
let job: string

beforeAll(async () => {
  people = { customer: await newCustomer(), business: await newBusiness(undefined, { trade: TRADE }) }
  job = await newJob(people.customer, undefined, TRADE)
  await newBid(people.business, job, 140)
})

/** Pages that the server makes; they open in the same tab. */
const SERVED = /^\/(docs|about|terms-condition|find(\/.*)?|b\/.*)$/

/** A link of the app, by what its address is about: ids and words in it vary. */
type Way = { readonly kind: string; readonly href: string }

/** The links of the screen that lead to other screens of the app. */
function waysOn(page: Page): Promise<readonly Way[]> {
  return page.evaluate(() => {
    const isHere = (link: HTMLAnchorElement) =>
      link.origin === location.origin && link.target === '' && !link.download && link.hash === ''
    return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => isHere(link) && link.checkVisibility({ visibilityProperty: true }))
      .map((link) => {
        const names = [...new URL(link.href).searchParams.keys()].toSorted()
        const where = link.closest('main') ? location.pathname : 'every page'
        return { kind: `${where} → ${link.pathname} ${names.join()}`, href: link.getAttribute('href') ?? '' }
      })
  })
}

test.each([
  ['who is out', null],
  ['a customer', 'customer'],
  ['a business', 'business'],
] as const)('every link of every screen leads %s to a screen, and Back returns', async (_who, role) => {
  const { page } = await newVisitor({ width: 1280, height: 900 })
  await hearsNothing(page)
  await (role ? enter(page, people[role]) : page.goto('/'))
  const followed = new Set<string>()
  for (const address of addressesFor(role, { job, business: people.business.session.user.id })) {
    await openScreen(page, address)
    for (const { kind, href } of await waysOn(page)) {
      if (followed.has(kind)) continue
      followed.add(kind)
      const before = page.url()
      await page.locator(`a[href="${href}"]`).filter({ visible: true }).first().click()
      await page.waitForURL((url) => url.href !== before)
      await showsAll(page)
      const { pathname, search } = new URL(page.url())
      const { type } = SERVED.test(pathname) ? { type: 'enter' } : resolveRoute(pathname, search, role)
      const isBroken = await page.getByRole('button', { name: 'Reload' }).isVisible()
      expect.soft({ kind, type, isBroken }).toEqual({ kind, type: 'enter', isBroken: false })
      await page.goBack()
      await page.waitForURL(before)
      await showsAll(page)
    }
  }
  expect(followed.size).toBeGreaterThan(role === null ? 8 : 20)
})
