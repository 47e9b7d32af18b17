import { expect, test } from 'vitest'
import { newBusiness, newCustomer, newJob } from '../../qa/support/api.ts'
import { newVisitor, useBrowser } from '../../qa/support/browser.ts'
import { enter } from '../../qa/support/enter.ts'

useBrowser()

test('a bid whose answer was lost is edited from then on, under a key of its own', async () => {
  const [customer, business] = await Promise.all([newCustomer(), newBusiness()])
  const jobId = await newJob(customer)
  const { page, context } = await newVisitor({ troubled: true })
  await enter(page, business)
  await page.goto(`/job-details?id=${jobId}`)

  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (/(place|update)-bid/.test(request.url())) keys.push(request.headers()['idempotency-key'])
  })
  // The server takes the bid, and the line breaks before its answer arrives.
  await page.route('**/v1/place-bid/business', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })

  await page.getByRole('button', { name: 'Bid', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your quote', { exact: true }).fill('120')
  await dialog.getByLabel('Proposal', { exact: true }).fill('Tomorrow at nine.')
  await dialog.getByRole('button', { name: 'Bid', exact: true }).click()
  await dialog.getByRole('alert').getByText('The server could not be reached').waitFor()

  // The network is back, the job is looked at again, and the bid is there.
  await context.setOffline(true)
  await context.setOffline(false)
  await page.getByRole('region', { name: 'Your bid', includeHidden: true }).waitFor({ state: 'attached' })
  expect(await dialog.getByLabel('Proposal', { exact: true }).inputValue()).toBe('Tomorrow at nine.')
  await dialog.locator('[type=submit]').click()
  await page.getByRole('status').getByText('Bid updated successfully').waitFor()
  await dialog.waitFor({ state: 'detached' })
  const [placed, ...others] = keys
  expect(others.at(-1)).not.toBe(placed)
})
