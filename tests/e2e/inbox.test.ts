import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newBid, newBusiness, newCustomer, newJob, newMessage } from '../../qa/support/api.ts'
import { expectAccessible, useBrowser } from '../../qa/support/browser.ts'
import { unique } from '../../qa/support/samples.ts'
import { shows } from '../support/shows.ts'
import { visitorAs } from './support/visitor-as.ts'

useBrowser()

const DESK = { width: 1280, height: 800 }
const rows = (page: Page): Locator => page.getByRole('list', { name: 'Conversations' }).getByRole('link')
const titles = async (page: Page, ...wanted: readonly string[]): Promise<void> => {
  const shown = async () => (await rows(page).allInnerTexts()).map((text) => wanted.find((one) => text.includes(one)))
  await expect.poll(shown).toEqual(wanted)
}
const composer = (page: Page): Locator => page.getByRole('textbox', { name: /^Message to/ })

/** A customer whom two businesses wrote about two jobs, the second one last. */
async function town() {
  const [customer, plumber, painter] = await Promise.all([
    newCustomer(),
    newBusiness('Ortega & Sons'),
    newBusiness('Painted Walls'),
  ])
  const [tap, wall] = [unique('Leaking tap'), unique('White wall')]
  const [tapId, wallId] = [await newJob(customer, tap), await newJob(customer, wall)]
  await newBid(plumber, tapId, 100)
  await newMessage(plumber, tapId, 'Is there a lift?')
  await newMessage(painter, wallId, 'Which color?')
  return { customer, plumber, painter, tap, wall, tapId, wallId }
}

test(
  'on a phone the list leads to a thread and back, is searched, filtered, and live',
  shows('conversation.inbox'),
  async () => {
    const { customer, plumber, tap, wall, tapId } = await town()
    const { page } = await visitorAs(customer, '/messages')
    await titles(page, wall, tap)
    await rows(page).first().getByText('1 unread message', { exact: true }).waitFor()
    await expectAccessible(page)

    // What comes moves its thread to the top.
    await newMessage(plumber, tapId, 'And a parking place?')
    await titles(page, tap, wall)
    await rows(page).first().getByText('And a parking place?', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Unread 3', exact: true }).waitFor()

    await page.getByRole('searchbox', { name: 'Search messages' }).fill('painted')
    await titles(page, wall)
    expect(new URL(page.url()).search).toBe('?q=painted')
    await page.reload()
    await titles(page, wall)
    await page.getByRole('searchbox', { name: 'Search messages' }).fill('nobody')
    await page.getByRole('heading', { name: 'No conversation found' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Show all conversations' }).click()
    await titles(page, tap, wall)
    expect(new URL(page.url()).search).toBe('')

    await rows(page).first().click()
    await page.getByRole('heading', { level: 2, name: 'Ortega & Sons' }).waitFor()
    await page.getByText('And a parking place?', { exact: true }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await titles(page, tap, wall)
    await page.getByRole('button', { name: 'Unread 1', exact: true }).click()
    await titles(page, wall)
    expect(new URL(page.url()).search).toBe('?status=unread')
    // By the status of the job, too; at 320 px a chip with the focus lies in the window.
    await page.setViewportSize({ width: 320, height: 640 })
    const chip = (name: string): Locator => page.getByRole('button', { name, exact: true })
    await chip('Open').click()
    await titles(page, tap, wall)
    await page.reload()
    await titles(page, tap, wall)
    await chip('Expired').focus()
    const box = await chip('Expired').boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
    for (const name of ['In progress', 'Completed', 'Expired']) {
      await chip(name).click()
      await page.getByRole('heading', { name: 'No conversation about such a job' }).waitFor()
      await chip('All').click()
      await titles(page, tap, wall)
    }
  },
)

test(
  'on a desk list, thread and job stand side by side, and the customer answers the bid in the thread',
  shows('conversation.inbox', 'conversation.bid'),
  async () => {
    const { customer, plumber, painter, tap, wall, tapId, wallId } = await town()
    const { page } = await visitorAs(customer, '/messages', DESK)
    await titles(page, wall, tap)
    // The newest is open already, and what has no bid has no strip for one.
    await page.getByRole('heading', { level: 2, name: 'Painted Walls' }).waitFor()
    expect(new URL(page.url()).searchParams.get('job')).toBe(wallId)
    expect(await page.getByRole('article').count()).toBe(0)
    await rows(page).last().click()
    await page.getByRole('article', { name: 'Bid of Ortega & Sons' }).waitFor()
    await page.getByRole('complementary', { name: 'Job' }).getByRole('heading', { name: tap }).waitFor()
    expect(await rows(page).last().getAttribute('aria-current')).toBe('true')
    await titles(page, wall, tap)
    await expectAccessible(page)
    // The window itself does not scroll.
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)

    const { page: theirs } = await visitorAs(plumber, `/messages?job=${tapId}`, DESK)
    const own = theirs.getByRole('article', { name: 'Your bid' })
    await own.getByRole('link', { name: 'Edit bid', exact: true }).waitFor()
    await expectAccessible(theirs)

    const bid = page.getByRole('article', { name: 'Bid of Ortega & Sons' })
    await newBid(painter, tapId, 90)
    await bid.getByRole('link', { name: 'Compare 2 bids', exact: true }).waitFor()
    await bid.getByRole('button', { name: 'Decline', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true }).click()
    await bid.getByRole('button', { name: 'Accept', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Accept', exact: true }).click()
    await bid.getByText('Accepted', { exact: true }).waitFor()
    await own.getByText('Accepted', { exact: true }).waitFor()
    expect(await bid.getByRole('button').count()).toBe(0)
    // It is so after a reload, too: the server has it.
    await page.reload()
    await bid.getByText('Accepted', { exact: true }).waitFor()
    await page.getByRole('complementary', { name: 'Job' }).getByText('In Progress', { exact: true }).waitFor()
  },
)

test(
  'a quick reply goes into the message field to be changed, and the set is one’s own on this device',
  shows('conversation.replies'),
  async () => {
    const { customer, plumber, tapId } = await town()
    const address = `/messages?job=${tapId}&business=${plumber.session.user.id}`
    const { page } = await visitorAs(customer, address)
    const replies = page.getByRole('group', { name: 'Quick replies' }).getByRole('button')
    await replies.first().waitFor()
    const suggested = ['Does the price include materials?', 'That works for me, thank you.', 'When could you start?']
    expect((await replies.allInnerTexts()).toSorted()).toEqual(suggested)
    for (const name of suggested) {
      await composer(page).fill('')
      await page.getByRole('button', { name, exact: true }).click()
      expect(await composer(page).inputValue()).toBe(name)
    }
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
    await composer(page).press('End')
    await composer(page).pressSequentially(' Monday?')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.locator('[data-number]').filter({ hasText: 'When could you start? Monday?' }).waitFor()

    const open = () => page.getByRole('button', { name: 'Edit quick replies', exact: true }).click()
    await open()
    const dialog = page.getByRole('dialog', { name: 'Quick replies' })
    await dialog.getByRole('textbox', { name: 'Quick reply 1' }).fill('Call me, please.')
    await dialog.getByRole('button', { name: 'Remove quick reply 3' }).click()
    await dialog.getByRole('button', { name: 'Add a reply' }).click()
    await expectAccessible(page)
    await dialog.getByRole('textbox', { name: 'Quick reply 3' }).fill('Second floor.')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    const own = ['Call me, please.', 'When could you start?', 'Second floor.']
    expect(await replies.allInnerTexts()).toEqual(own)
    await page.reload()
    await replies.first().waitFor()
    expect(await replies.allInnerTexts()).toEqual(own)

    await open()
    await dialog.getByRole('button', { name: 'Use the suggested ones' }).click()
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(() => replies.first().innerText()).toBe('That works for me, thank you.')
  },
)

test('behind three dots are the job, the profile and the report', shows('conversation.menu'), async () => {
  const { customer, plumber, tap, tapId } = await town()
  const { page } = await visitorAs(customer, `/messages?job=${tapId}&business=${plumber.session.user.id}`)
  const dots = page.getByRole('button', { name: 'More', exact: true })
  await dots.click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  expect(await page.getByRole('link', { name: 'See profile', exact: true }).count()).toBe(0)
  expect(await dots.evaluate((button) => button === document.activeElement)).toBe(true)
  await dots.click()
  // On a phone the strip of the bid has room for the first choice alone.
  await page.getByRole('button', { name: 'Decline', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true }).click()
  await dots.click()
  await page.getByRole('button', { name: 'Report a message', exact: true }).click()
  await page.getByText('Choose the message to report.').waitFor()
  await page.getByRole('button', { name: 'Report message', exact: true }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  expect(await page.getByRole('button', { name: 'Report message', exact: true }).count()).toBe(0)
  await dots.click()
  await page.getByRole('link', { name: 'Open job', exact: true }).click()
  await page.waitForURL(`**/job-details?id=${tapId}`)
  await page.getByText(tap, { exact: true }).first().waitFor()
  await page.goBack()
  await dots.click()
  await page.getByRole('link', { name: 'See profile', exact: true }).click()
  await page.getByRole('heading', { level: 2, name: 'Ortega & Sons' }).waitFor()
})
