import { expect, test } from 'vitest'
import { newCustomer } from '../../qa/support/api.ts'
import { expectAccessible, newVisitor, useBrowser } from '../../qa/support/browser.ts'
import { field, logIn } from '../../qa/support/sign-up.ts'
import { openReceiver } from '../server/webhooks/support/receiver.ts'
import { shows } from '../support/shows.ts'

useBrowser()

test(
  'one has events sent to an address, sees what became of them, and deletes it',
  shows('webhooks.screen'),
  async () => {
    const receiver = await openReceiver()
    const { email, password } = await newCustomer()
    const { page } = await newVisitor()
    await logIn(page, email)
    await page.goto('/sessions')
    const events = page.getByRole('region', { name: 'Webhooks', exact: true })
    const dialog = page.getByRole('dialog')
    await events.getByRole('button', { name: 'Add webhook' }).click()
    await field(page, 'Address').fill(`${receiver.url}/events`)
    await page.getByRole('checkbox', { name: 'Jobs', exact: true }).check()
    await field(page, 'Current password').fill(password)
    await dialog.getByRole('button', { name: 'Add webhook' }).click()
    const made = page.getByRole('dialog', { name: 'Signing secret', exact: true })
    expect(await made.getByLabel('Secret', { exact: true }).inputValue()).toMatch(/^whsec_/)
    await made.getByRole('button', { name: 'Done', exact: true }).click()
    await expectAccessible(page)

    await events.getByRole('button', { name: 'Deliveries', exact: true }).click()
    await dialog.getByText('No deliveries yet.', { exact: true }).waitFor()
    await dialog.getByRole('button', { name: 'Send a test', exact: true }).click()
    await expect.poll(() => receiver.told('/events'), { timeout: 10_000 }).toEqual(['webhook.test null'])
    const refreshed = async () => {
      await dialog.getByRole('button', { name: 'Refresh', exact: true }).click()
      return await dialog.getByText(/^Answered 204 after \d+ ms$/).count()
    }
    await expect.poll(refreshed, { timeout: 10_000 }).toBe(1)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Send webhook.test again', exact: true }).click()
    await expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(2)
    const [first, again] = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(again).toBe(first)
    await page.keyboard.press('Escape')

    await events.getByRole('button', { name: /^Delete / }).click()
    await expectAccessible(page)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await events.getByText(/^You have no webhooks\./).waitFor()
    await receiver.close()
  },
)
