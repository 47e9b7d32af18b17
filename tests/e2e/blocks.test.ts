import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answer } from '../../docs/examples/over-the-wire/client.ts'
import { newBid, newBusiness, newCustomer, newJob, newMessage, UNUSED, type Account } from '../../qa/support/api.ts'
import { expectAccessible, useBrowser } from '../../qa/support/browser.ts'
import { heading } from '../../qa/support/sign-up.ts'
import { unique } from '../../qa/support/samples.ts'
import { links } from '../../src/shared/routes.ts'
import { shows } from '../support/shows.ts'
import { visitorAs } from './support/visitor-as.ts'

useBrowser()

const NAME = 'Ortega & Sons'
const DESK = { width: 1280, height: 800 }

/** Whom somebody blocks, as it is stored. */
const blockedBy = async ({ client }: Account): Promise<readonly string[]> => {
  const { blocks } = await answer(client.POST('/get-blocks', { body: { limit: 50 } }))
  return blocks.map(({ name }) => name)
}

/** Chooses to block from the menu behind three dots, reads the question, and says yes. */
async function block(page: Page, choice: string, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: /^More/ }).click()
  await page.getByRole('button', { name: choice, exact: true }).click()
  const dialog = page.getByRole('alertdialog', { name: `Block ${name}?`, exact: true })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Block', exact: true }).click()
  await page.getByText('Blocked. You will not meet each other any more.', { exact: true }).waitFor()
}

/** A customer with a job that one business bid on and wrote about. */
async function town() {
  const [customer, business] = await Promise.all([newCustomer('Ana Torres', UNUSED), newBusiness(NAME, UNUSED)])
  const title = unique('Leaking tap')
  const job = await newJob(customer, title)
  await newBid(business, job, 120)
  await newMessage(business, job, 'Is there a lift?')
  return { customer, business, title, job, id: business.session.user.id }
}

test(
  'a customer blocks a business on its page, meets it nowhere, and unblocks it in the list',
  shows('screen.blocks'),
  async () => {
    const { customer, business, title, job, id } = await town()
    const { page } = await visitorAs(customer, links.bidder(id, job))
    await block(page, 'Block business', NAME)
    await page.waitForURL(`**${links.jobDetails(job)}`)
    await page.getByRole('heading', { name: 'No interests yet' }).waitFor()
    expect([await blockedBy(customer), await blockedBy(business)]).toEqual([[NAME], []])
    await page.goto(links.business(id))
    await page.getByRole('heading', { name: 'Business not found' }).waitFor()

    const { page: theirs } = await visitorAs(business, links.jobDetails(job))
    await theirs.getByRole('heading', { name: 'Job not found' }).waitFor()
    await theirs.goto(links.messages)
    await theirs.getByRole('heading', { name: 'No conversations yet' }).waitFor()

    await page.goto(links.profileOptions)
    await page.getByRole('link', { name: 'Blocked', exact: true }).click()
    await heading(page, 'Blocked')
    const row = page.getByRole('list', { name: 'Blocked', exact: true }).getByRole('listitem')
    await row.getByRole('heading', { name: NAME, exact: true }).waitFor()
    await expectAccessible(page)
    await row.getByRole('button', { name: `Unblock ${NAME}`, exact: true }).click()
    await page.getByRole('heading', { name: 'Nobody is blocked' }).waitFor()
    await expectAccessible(page)
    expect(await blockedBy(customer)).toEqual([])
    await theirs.goto(links.jobDetails(job))
    await theirs.getByRole('heading', { name: title, exact: true }).waitFor()
  },
)

test('a customer blocks a business in a conversation, which is gone at once', shows('screen.blocks'), async () => {
  const { customer, business, job, id } = await town()
  const other = await newBusiness('Painted Walls')
  await newMessage(other, job, 'Which color?')
  const { page } = await visitorAs(customer, links.thread(job, id), DESK)
  const rows = page.getByRole('list', { name: 'Conversations' }).getByRole('link')
  await expect.poll(() => rows.count()).toBe(2)
  await block(page, 'Block business', NAME)
  // What is left is opened in its place.
  await page.getByRole('heading', { level: 2, name: 'Painted Walls' }).waitFor()
  expect([await rows.count(), await blockedBy(customer), await blockedBy(business)]).toEqual([1, [NAME], []])
})

test('a business blocks a customer on the page of a job', shows('screen.blocks'), async () => {
  const { customer, business, title, job } = await town()
  const { page } = await visitorAs(business, links.blocked)
  await page.getByText('You can block a customer on the page of a job, or in a conversation.').waitFor()
  await page.goto(links.jobDetails(job))
  await block(page, 'Block customer', 'Ana T.')
  await page.waitForURL(`**${links.dashboard}**`)
  expect([await blockedBy(business), await blockedBy(customer)]).toEqual([['Ana T.'], []])
  await page.goto(links.jobDetails(job))
  await page.getByRole('heading', { name: 'Job not found' }).waitFor()
  const { page: theirs } = await visitorAs(customer, links.jobDetails(job))
  await theirs.getByText(title, { exact: true }).first().waitFor()
  await theirs.getByRole('heading', { name: 'No interests yet' }).waitFor()
})
