import type { Locator, Page, BrowserContext } from 'playwright-core'
import { expect, test } from 'vitest'
import { newVisitor, useBrowser } from '../../qa/support/browser.ts'
import { photo, unique } from '../../qa/support/samples.ts'
import { choosePlace, chooseTrade, field, heading, signUpBusiness, signUpCustomer } from '../../qa/support/sign-up.ts'
import { confirm, decline, interested } from './support/main-job.ts'

useBrowser()

/** Nobody else of the run posts jobs of this trade. */
const TRADE = 'Pool Service'

const card = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) })
const button = (inside: Page | Locator, name: string): Locator => inside.getByRole('button', { name, exact: true })

/** A page that a browser translates, for as long as it is open. */
async function newReader(): Promise<Page> {
  const { page, context } = await newVisitor({ isFresh: true })
  await translates(context)
  return page
}

test('the main job is done on pages that a browser translates', async () => {
  const title = unique('Green pool')
  const [ana, luis] = [`${unique('ana')}@example.com`, `${unique('luis')}@example.com`]
  const [customer, business] = [await newReader(), await newReader()]

  await signUpCustomer(customer, { name: 'Ana Torres', email: ana })
  await customer.getByText('No jobs yet').waitFor()
  expect(await customer.getByText('Post Job', { exact: true }).first().locator('xpath=self::font').count()).toBe(1)
  await customer.getByRole('link', { name: 'Post Job', exact: true }).click()
  await heading(customer, 'Post Job')
  // Errors come and go.
  await button(customer, 'Post Job').click()
  await chooseTrade(customer, TRADE)
  await field(customer, 'Title').fill(title)
  await field(customer, 'Description').fill('It was blue last year.')
  await choosePlace(customer)
  await field(customer, 'Budget').fill('150')
  await field(customer, 'Pictures').setInputFiles([await photo('tap.jpg', 'silver'), await photo('sink.jpg', 'white')])
  await customer.getByText('You can add 3 more pictures').waitFor()
  await customer
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await customer.getByText('You can add 4 more pictures').waitFor()
  await button(customer, 'Post Job').click()
  await heading(customer, 'Job Details')
  const job = customer.url()

  await signUpBusiness(business, { name: 'Luis Ortega', email: luis, businessName: 'Ortega & Sons', trade: TRADE })
  await card(business, title).getByText('Open', { exact: true }).waitFor()
  await business.getByRole('link', { name: title, exact: true }).click()
  await button(business, 'Bid').click()
  const bid = business.getByRole('dialog', { name: 'Bid', exact: true })
  await button(bid, 'Bid').click()
  await bid.getByLabel('Your quote', { exact: true }).fill('140')
  await bid.getByLabel('Proposal', { exact: true }).fill('I can come on Tuesday.')
  await button(bid, 'Bid').click()
  const own = business.getByRole('region', { name: 'Your bid', exact: true })
  await own.getByText('$140').waitFor()

  // What one side does shows on the other as it happens.
  await interested(customer, 1)
  await decline(customer, 'Ortega & Sons')
  const declined = business.getByRole('region').filter({ hasText: 'Not what I need' })
  await declined.waitFor()
  await customer.getByText('1 declined', { exact: true }).click()
  await button(customer, 'Reconsider the bid of Ortega & Sons').click()
  await confirm(customer, 'Reconsider bid', 'Reconsider')
  await declined.waitFor({ state: 'detached' })

  await business.getByRole('link', { name: 'Message', exact: true }).click()
  await writes(business, 'Is there a lift?')
  await customer.getByRole('link', { name: /Is there a lift/ }).click()
  await writes(customer, 'No, but there is a ramp.')
  await business.locator('[data-number]').filter({ hasText: 'there is a ramp' }).waitFor()
  await business.getByText('Seen', { exact: true }).waitFor()

  await customer.goto(job)
  await button(customer, 'Accept the bid from Ortega & Sons').click()
  await confirm(customer, 'Accept Job', 'Accept')
  await customer.getByRole('region', { name: 'Assigned to' }).getByText('$140').waitFor()
  await business.getByRole('link', { name: 'Back', exact: true }).click()
  await business.getByText('In Progress', { exact: true }).first().waitFor()
  await button(business, 'Mark completed').click()
  await button(business.getByRole('dialog', { name: 'Mark completed' }), 'Mark completed').click()
  await business.getByText('Completed', { exact: true }).first().waitFor()
  expect(await button(business, 'Mark completed').count()).toBe(0)

  const rating = customer.getByRole('dialog', { name: 'How was Ortega & Sons?', exact: true })
  // From a mail, with the bracket that stood behind the link.
  await customer.goto(`${job}).`)
  await rating.waitFor()
  await button(rating, 'Rate').click()
  await rating.getByRole('radio', { name: '5 stars' }).check()
  await button(rating, 'Rate').click()
  await customer.getByRole('region', { name: 'You rated Ortega & Sons' }).waitFor()
  await reads(business)
})

/** Writes until the counter tells how little room is left, empties the box again, and sends what it says. */
async function writes(page: Page, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: /^Message to/ })
  await box.fill('a'.repeat(1990))
  await page.getByText('10 characters left').waitFor()
  await box.fill(text)
  await page.getByText(/characters left/).waitFor({ state: 'detached' })
  await box.press('Enter')
  await page.locator('[data-number]').filter({ hasText: text }).waitFor()
}

/** Reads its notifications and comes back by the arrow. */
async function reads(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Notifications/ }).click()
  await page
    .getByText(/of 5 stars/)
    .first()
    .waitFor()
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await heading(page, 'Jobs')
}

/**
 * From the next page on, a context translates as browsers do: each text of a page, also one that comes later, is replaced by a copy in two
 * `<font>` elements. What is added to a page stays, and so does its language, so that everything is found by the same words.
 */
const translates = (context: BrowserContext): Promise<unknown> => context.addInitScript(wrapTexts)

function wrapTexts(): void {
  const untouched = 'script, style, textarea, svg, font, head'
  const wrap = (text: Text): void => {
    const parent = text.parentElement
    if (!parent || parent.closest(untouched)) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.append(text.data)
    outer.append(inner)
    text.replaceWith(outer)
  }
  const wrapIn = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    if (root instanceof Text) texts.push(root)
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    texts.forEach(wrap)
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(wrapIn)
  }).observe(document, { childList: true, subtree: true })
}
