import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newBusiness, newCustomer, newJob, newMessage } from '../../qa/support/api.ts'
import { expectAccessible, newVisitor, useBrowser } from '../../qa/support/browser.ts'
import { enter } from '../../qa/support/stored-session.ts'
import { photo, unique } from '../../qa/support/samples.ts'
import { shows } from '../support/shows.ts'

useBrowser()

const box = (page: Page): Locator => page.getByRole('region', { name: /^Messages with/ })
const composer = (page: Page): Locator => page.getByRole('textbox', { name: /^Message to/ })
const message = (page: Page, text: string): Locator => page.locator('[data-number]').filter({ hasText: text })

/** The messages that are shown, without the hours. */
const texts = (page: Page): Promise<readonly string[]> => page.locator('[data-number] [dir=auto]').allInnerTexts()

async function send(page: Page, text: string): Promise<void> {
  await composer(page).fill(text)
  await composer(page).press('Enter')
}

test(
  'a customer and a business write to each other, and neither misses a word',
  shows('conversation.none-missed', 'conversation.kept', 'conversation.place'),
  async () => {
    const [customer, business] = await Promise.all([newCustomer(), newBusiness('Ortega & Sons')])
    const title = unique('Leaking tap')
    const job = await newJob(customer, title)
    const { page: theirs, context } = await newVisitor({ width: 1280, height: 800, troubled: true })
    await enter(theirs, business)
    await theirs.goto(`/job-details?id=${job}`)
    await theirs.getByRole('link', { name: 'Ask a question', exact: true }).click()
    await theirs.getByRole('heading', { name: 'No messages yet' }).waitFor()

    // Shift+Enter begins a line, Enter sends.
    await composer(theirs).fill('Is there a lift?')
    await composer(theirs).press('Shift+Enter')
    await composer(theirs).pressSequentially('And a parking place?')
    await composer(theirs).press('Enter')
    await message(theirs, 'And a parking place?').waitFor()
    expect(await texts(theirs)).toEqual(['Is there a lift?\nAnd a parking place?'])
    expect(await composer(theirs).inputValue()).toBe('')

    // The customer finds it from the list of jobs.
    const { page: mine } = await newVisitor()
    await enter(mine, customer)
    await mine.getByText('1 unread message', { exact: true }).waitFor()
    await mine.getByRole('link', { name: title, exact: true }).click()
    await mine.getByRole('heading', { level: 2, name: title }).waitFor()
    await mine.mouse.move(1, 1)
    const entry = mine.getByRole('link', { name: /Ortega & Sons.*Is there a lift/ })
    await entry.getByText('1 unread message', { exact: true }).waitFor()
    await expectAccessible(mine)
    await entry.click()
    await message(mine, 'Is there a lift?').waitFor()
    await message(theirs, 'Is there a lift?').getByText('Seen', { exact: true }).waitFor()
    await expectAccessible(mine)

    // What is written, picture included, shows to the other as it is sent; what is only typed is there after a reload.
    await composer(mine).fill('Yes, this one.')
    await mine.getByLabel('Add pictures').setInputFiles(await photo('lift.jpg', 'teal'))
    await mine.getByRole('button', { name: 'Send', exact: true }).click()
    await message(theirs, 'Yes, this one.').getByRole('button', { name: 'Open picture 1 of 1' }).waitFor()
    await composer(mine).fill('And the parking')
    await mine.reload()
    await message(mine, 'Yes, this one.').waitFor()
    expect(await composer(mine).inputValue()).toBe('And the parking')

    // Whoever slept has everything in its order once they wake.
    await context.setOffline(true)
    await send(mine, 'First of all')
    await message(mine, 'First of all').waitFor()
    await newMessage(customer, job, 'Second', business)
    await newMessage(customer, job, 'Third', business)
    // What cannot be sent stays at the end, and is sent when its writer says so.
    await send(theirs, 'Tomorrow at nine?')
    await theirs.getByRole('alert').filter({ hasText: 'Not sent.' }).waitFor()
    await context.setOffline(false)
    await message(theirs, 'Third').waitFor()
    expect(await texts(theirs)).toEqual([
      'Is there a lift?\nAnd a parking place?',
      'Yes, this one.',
      'First of all',
      'Second',
      'Third',
    ])
    await expectAccessible(theirs)
    await theirs.getByRole('button', { name: 'Try again', exact: true }).click()
    await message(mine, 'Tomorrow at nine?').waitFor()
    await theirs.getByRole('alert').filter({ hasText: 'Not sent.' }).waitFor({ state: 'detached' })
    expect(await texts(theirs)).toEqual(await texts(mine))

    // Whoever reads further up is not moved, and is led to what is new.
    const long = Array.from({ length: 40 }, (_, line) => `Line ${line}`).join('\n')
    await newMessage(business, job, long)
    await message(mine, 'Line 39').waitFor()
    await box(mine).hover()
    await mine.mouse.wheel(0, -400)
    await expect.poll(() => box(mine).evaluate((element) => element.scrollTop)).toBe(-400)
    const where = () => message(mine, 'Line 39').evaluate((element) => element.getBoundingClientRect().top)
    const before = await where()
    await newMessage(business, job, 'Are you still there?')
    await mine.getByRole('button', { name: 'New messages', exact: true }).waitFor()
    // Browsers round where a box scrolls to.
    expect(Math.abs((await where()) - before)).toBeLessThan(1)
    await mine.getByRole('button', { name: 'New messages', exact: true }).click()
    await mine.getByRole('button', { name: 'New messages', exact: true }).waitFor({ state: 'detached' })
    await mine.getByRole('status').filter({ hasText: 'Ortega & Sons: Are you still there?' }).waitFor()
    await expectAccessible(mine)
  },
)
