import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, newVisitor, useBrowser } from '../../qa/support/browser.ts'
import { photo, unique } from '../../qa/support/samples.ts'
import { heading, signUpBusiness, signUpCustomer } from '../../qa/support/sign-up.ts'
import { shows } from '../support/shows.ts'
import { giveFiles, pressBy, typeInto } from './support/keyboard.ts'
import {
  confirm,
  decline,
  findsByChips,
  findsWon,
  interested,
  lookAtBusiness,
  NEEDED,
  postJob,
  showWork,
  STREET,
  YEAR,
} from './support/main-job.ts'

useBrowser()

/** Nobody else of the run posts jobs of this trade, which would push this one off the list. */
const TRADE = 'Tiling'

test(
  'a customer posts a job, two businesses bid, one is accepted, completes it and is rated, each by keyboard',
  shows(
    'message.customer-signup-success',
    'success.registration',
    'signup.logged-in',
    'message.business-signup-success',
    'success.job-posted',
    'success.bid-submitted-text',
    'rule.rating.default',
    'constant.budget-dollar',
    'screen.bid-outcome',
    'bid.withdrawn',
    'bid.declined',
    'screen.trust-marks',
    'screen.focus-kept',
    'screen.keyboard-alone',
    'screen.card-end',
    'rule.list-chips',
    'rule.list-chips-address',
    'rule.waits-first',
    'rule.needed-by',
    'rule.street-address',
    'rule.can-start',
    'business.pictures',
  ),
  async () => {
    const title = unique('Loose kitchen tiles')
    const [ana, luis, maya] = [unique('ana'), unique('luis'), unique('maya')].map((name) => `${name}@example.com`)
    if (!ana || !luis || !maya) throw new Error('no names')

    // Three people, each at a browser of their own.
    const { page: customer } = await newVisitor()
    const { page: ortega } = await newVisitor()
    const { page: hill } = await newVisitor({ width: 1280, height: 900 })

    await signUpCustomer(customer, { name: 'Ana Torres', email: ana })
    await customer.getByText('Registration successful').waitFor()
    await heading(customer, 'Your Posting')
    await customer.getByText('No jobs yet').waitFor()
    await expectAccessible(customer)
    await postJob(customer, { title, trade: TRADE })
    await card(customer, title).getByText('Open', { exact: true }).waitFor()
    await card(customer, title).getByText('$150').waitFor()
    await card(customer, title).getByText(NEEDED).waitFor()

    for (const [page, name, email, businessName] of [
      [ortega, 'Luis Ortega', luis, 'Ortega & Sons'],
      [hill, 'Maya Hill', maya, 'Hill Services'],
    ] as const) {
      await signUpBusiness(page, { name, email, businessName, trade: TRADE })
      // The server of the run asks for no verified address, and so does the app.
      await page.getByText('Registration successful').waitFor()
      expect(await page.getByText(/verif/i).count()).toBe(0)
      await heading(page, 'Jobs')
      await openJob(page, title)
      await expectAccessible(page)
    }

    await placeBid(ortega, '140', 'I can come on Tuesday morning, parts included.', `1128${YEAR}`)
    const start = `Nov 28, ${YEAR}`
    await ownBid(ortega).getByText(`Can start ${start}`, { exact: true }).waitFor()
    await expectAccessible(ortega)
    await placeBid(hill, '165.50', 'Tomorrow at nine.')
    await editBid(ortega, '129.5')

    // The list of a business that has bid says so.
    await ortega.goto('/dashboard?status=all')
    for (const mark of ['Applied', 'Bid sent', 'Your bid $129.50']) {
      const badge = card(ortega, title).getByText(mark, { exact: true })
      // To be read, not only to be heard.
      expect((await badge.boundingBox())?.width).toBeGreaterThan(30)
    }

    // The customer compares: lowest first.
    await customer.goto('/dashboard')
    await card(customer, title).getByText('2 bids from $129.50').waitFor()
    await findsByChips(customer, card(customer, title))
    await openJob(customer, title)
    await interested(customer, 2)
    const interests = customer.getByRole('region', { name: 'Interests' }).getByRole('listitem')
    await interests.last().getByText('$165.50').waitFor()
    expect(await interests.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'Ortega & Sons',
      'Hill Services',
    ])
    await interests.first().getByText('$129.50').waitFor()
    expect(await interests.getByText(/^Can start/).allTextContents()).toEqual([`Can start ${start}`])
    expect(
      await interests
        .first()
        .getByText(/^(License|Insurance)/)
        .allTextContents(),
    ).toEqual(['License: not verified'])
    await expectAccessible(customer)

    // What one side does with a bid shows on the other at once.
    await decline(customer, 'Hill Services')
    await interested(customer, 1)
    const own = hill.getByRole('region', { name: 'Your bid', exact: true })
    const declined = hill.getByRole('region', { name: 'The customer declined this bid.', exact: true })
    await declined.getByText('Not what I need').waitFor()
    await declined.getByText('We only need the tiles.').waitFor()
    expect(await own.getByRole('button').count()).toBe(0)
    await expectAccessible(hill)
    await customer.getByText('1 declined', { exact: true }).click()
    await customer.getByRole('button', { name: 'Reconsider the bid of Hill Services', exact: true }).click()
    await confirm(customer, 'Reconsider bid', 'Reconsider')
    await own.getByRole('button', { name: 'Withdraw bid', exact: true }).click()
    await confirm(hill, 'Withdraw bid', 'Withdraw')
    await hill.getByRole('heading', { name: 'You withdrew this bid.', exact: true }).waitFor()
    await interested(customer, 1)
    await hill.getByRole('button', { name: 'Bid again', exact: true }).click()
    await hill.getByRole('dialog').getByRole('button', { name: 'Bid', exact: true }).click()
    await interested(customer, 2)
    await accept(customer, 'Ortega & Sons', '$129.50')

    // Who was not chosen is told, and can do nothing more.
    await hill.reload()
    await hill.getByText('The customer chose another business').waitFor()
    expect(await hill.getByText(STREET).count()).toBe(0)
    expect(await hill.getByRole('button', { name: 'Edit bid' }).count()).toBe(0)
    await expectAccessible(hill)
    await hill.goto('/dashboard?status=all')
    await card(hill, title).getByText('Not chosen', { exact: true }).waitFor()
    expect(await card(hill, title).getByText('In Progress').count()).toBe(0)

    await ortega.goto('/dashboard?status=all')
    await card(ortega, title).getByText('Won', { exact: true }).waitFor()
    await ortega.getByRole('heading', { name: 'You won this job for $129.50', exact: true }).waitFor()
    await findsWon(ortega, card(ortega, title))
    await ortega.goto('/dashboard?status=all')
    await openJob(ortega, title)
    const where = ortega.getByRole('region', { name: 'Where', exact: true })
    await where.getByText(STREET, { exact: true }).waitFor()
    await where.getByText('Shown to you because this job is yours', { exact: true }).waitFor()
    const directions = await where.getByRole('link', { name: 'Directions', exact: true }).getAttribute('href')
    expect(new URL(directions ?? '').searchParams.get('query')).toBe(`${STREET}, Austin, Texas, United States`)
    const mine = ortega.getByRole('region', { name: 'Assigned to you' })
    await mine.getByText(start, { exact: true }).waitFor()
    await complete(ortega)
    // Nothing follows the facts, from which a rule would set them apart.
    expect(
      await mine
        .locator('> :last-child')
        .evaluate((facts) => [facts.tagName, getComputedStyle(facts).borderBottomWidth]),
    ).toEqual(['DL', '0px'])

    await customer.goto('/dashboard')
    await card(customer, title).getByText('Rate', { exact: true }).waitFor()
    await rate(customer, title)
    const job = ortega.url()
    await showWork(ortega)
    await lookAtBusiness(customer, 'Ortega & Sons')

    await ortega.goto(job)
    const rated = ortega.getByRole('region', { name: 'Ana rated your work', exact: true })
    await rated.getByText('5 out of 5 stars').waitFor()
    await rated.getByText('On time, clean work.').waitFor()
    await expectAccessible(ortega)
  },
)

const card = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) })

async function openJob(page: Page, title: string): Promise<void> {
  await pressBy(page, page.getByRole('link', { name: title, exact: true }))
  await heading(page, 'Job Details')
  await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor()
}

async function placeBid(page: Page, amount: string, proposal: string, start?: string): Promise<void> {
  await pressBy(page, page.getByRole('button', { name: 'Bid', exact: true }))
  const dialog = page.getByRole('dialog', { name: 'Bid', exact: true })
  await typeInto(page, dialog.getByLabel('Your quote', { exact: true }), amount)
  await typeInto(page, dialog.getByLabel('Proposal', { exact: true }), proposal)
  if (start !== undefined) await typeInto(page, dialog.getByLabel('Can start', { exact: true }), start)
  await expectAccessible(page)
  await pressBy(page, dialog.getByRole('button', { name: 'Bid', exact: true }))
  await page
    .getByText('Your bid has been submitted successfully! Wait for the customer to accept your proposal.')
    .waitFor()
  await ownBid(page).getByText(proposal).waitFor()
  await keepsFocus(page)
}

async function editBid(page: Page, amount: string): Promise<void> {
  await pressBy(page, page.getByRole('button', { name: 'Edit bid', exact: true }))
  const dialog = page.getByRole('dialog', { name: 'Edit bid', exact: true })
  expect(await dialog.getByLabel('Your quote', { exact: true }).inputValue()).toBe('140')
  await typeInto(page, dialog.getByLabel('Your quote', { exact: true }), amount)
  await pressBy(page, dialog.getByRole('button', { name: 'Save', exact: true }))
  await ownBid(page).getByText('$129.50').waitFor()
  await keepsFocus(page, 'Edit bid')
}

/** What opened a dialog has the focus again or, once it is gone, what stood around it. */
async function keepsFocus(page: Page, name?: string): Promise<void> {
  const focused = page.getByRole('main').locator(':focus')
  await focused.waitFor()
  if (name === undefined) expect(await focused.evaluate((element) => element.tagName)).toBe('H2')
  else expect(await focused.evaluate((element) => element.ariaLabel ?? element.textContent)).toBe(name)
}

const ownBid = (page: Page): Locator => page.getByRole('region', { name: 'Your bid' })

async function accept(page: Page, businessName: string, amount: string): Promise<void> {
  await pressBy(page, page.getByRole('button', { name: `Accept the bid from ${businessName}` }))
  const dialog = page.getByRole('alertdialog', { name: 'Accept Job' })
  await dialog.getByText('Are you sure you want to accept this job?').waitFor()
  await dialog.getByText(amount).waitFor()
  await dialog.getByText('License: not verified').waitFor()
  await expectAccessible(page)
  await pressBy(page, dialog.getByRole('button', { name: 'Accept', exact: true }))
  const assigned = page.getByRole('region', { name: 'Assigned to' })
  await assigned.getByText(businessName).waitFor()
  await assigned.getByText(amount).waitFor()
  await assigned.getByText('License: not verified').waitFor()
  await page.getByText('In Progress', { exact: true }).waitFor()
  await keepsFocus(page, 'Assigned to')
  // What could be done to an open job is gone with it.
  expect(await page.getByRole('button', { name: /^(Edit|Delete) job$/ }).count()).toBe(0)
}

async function complete(page: Page): Promise<void> {
  await pressBy(page, page.getByRole('button', { name: 'Mark completed', exact: true }))
  const dialog = page.getByRole('dialog', { name: 'Mark completed' })
  const pictures = [await photo('done.jpg', 'teal'), await photo('blurred.jpg', 'gray')]
  await giveFiles(page, dialog.getByLabel('Pictures of the work', { exact: true }), pictures)
  await pressBy(page, dialog.getByRole('button', { name: 'Remove blurred.jpg', exact: true }))
  await pressBy(page, dialog.getByRole('button', { name: 'Mark completed', exact: true }))
  await page.getByText('Completed', { exact: true }).first().waitFor()
  await page.getByRole('list', { name: 'The finished work' }).getByRole('button').waitFor()
  expect(await page.getByRole('button', { name: 'Mark completed' }).count()).toBe(0)
  await keepsFocus(page)
}

async function rate(page: Page, title: string): Promise<void> {
  await openJob(page, title)
  // It opens by itself.
  const dialog = page.getByRole('dialog', { name: 'How was Ortega & Sons?', exact: true })
  await dialog.waitFor()
  await expectAccessible(page)
  // Postponed, it is asked for where the job stands: a star opens it with so many.
  const postpone = async () => {
    await pressBy(page, dialog.getByRole('button', { name: 'Not now', exact: true }))
    await dialog.waitFor({ state: 'detached' })
  }
  await postpone()
  const banner = page.getByRole('region', { name: 'Done. How was it?', exact: true })
  for (const stars of ['1 star', '4 stars']) {
    await pressBy(page, banner.getByRole('button', { name: stars, exact: true }))
    expect(await dialog.getByRole('radio', { name: stars, exact: true }).isChecked()).toBe(true)
    await postpone()
  }
  await expectAccessible(page)
  await pressBy(page, banner.getByRole('button', { name: 'Rate', exact: true }))
  await pressBy(page, dialog.getByRole('button', { name: 'Rate', exact: true }))
  await dialog.getByText('Please select at least 1 star').waitFor()
  // The refusal leads to the first star; from there one goes by the arrows.
  for (let star = 1; star < 5; star += 1) await page.keyboard.press('ArrowRight')
  expect(await dialog.getByRole('radio', { name: '5 stars' }).isChecked()).toBe(true)
  await typeInto(page, dialog.getByLabel('Comment', { exact: true }), 'On time, clean work.')
  await pressBy(page, dialog.getByRole('button', { name: 'Rate', exact: true }))
  await dialog.waitFor({ state: 'detached' })
  const rated = page.getByRole('region', { name: 'You rated Ortega & Sons', exact: true })
  await rated.getByText('On time, clean work.').waitFor()
}
