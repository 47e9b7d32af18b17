import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answer } from '../../docs/examples/over-the-wire/client.ts'
import { es } from '../../src/i18n/es/index.ts'
import { createFormat } from '../../src/i18n/format.ts'
import { newBusiness, newCustomer, newJob } from '../../qa/support/api.ts'
import { expectAccessible, newVisitor, useBrowser } from '../../qa/support/browser.ts'
import { keepSession } from '../../qa/support/stored-session.ts'
import { shows } from '../support/shows.ts'

useBrowser()

/** Makes another language the one of the device. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((chosen) => {
    const kept: unknown = JSON.parse(localStorage.getItem('bidfair') ?? '{}')
    localStorage.setItem('bidfair', JSON.stringify(Object.assign({}, kept, { language: chosen })))
  }, language)
}

test(
  'a bid in Spanish means what its writer sees, and nothing that can be read in two ways is sent',
  shows('rule.bid.amount-valid'),
  async () => {
    const [customer, business] = [await newCustomer(), await newBusiness()]
    const jobId = await newJob(customer)
    const { page } = await newVisitor({ width: 360, height: 740 })
    await keepSession(page, business, 'es')
    await page.goto(`/job-details?id=${jobId}`)
    await page.getByRole('button', { name: es.jobDetails.bid.button, exact: true }).click()
    const dialog = page.getByRole('dialog')
    const quote = dialog.getByLabel('Tu precio', { exact: true })
    const understood = dialog.locator('output')
    const bid = dialog.getByRole('button', { name: es.jobDetails.bid.button, exact: true })
    await dialog.getByLabel('Propuesta', { exact: true }).fill('Mañana.')
    for (const [text, why] of [
      ['2,350', '¿Quieres decir $2.350,00 o $2,35? Escribe 2350 o 2,35.'],
      ['100 50', 'Escribe un monto válido como 100 o 100,50, mayor que 0'],
    ] as const) {
      await quote.fill(text)
      await bid.click()
      await dialog.getByText(why, { exact: true }).waitFor()
      expect(await understood.textContent()).toBe('')
    }
    await quote.fill('2.350')
    await expect.poll(() => understood.textContent()).toBe('$2.350,00')
    await quote.fill('1.000,50')
    await expect.poll(() => understood.textContent()).toBe('$1.000,50')
    await dialog.getByText('Tu oferta: $1.000,50', { exact: true }).waitFor()
    await expectAccessible(page)
    await bid.click()
    await dialog.waitFor({ state: 'detached' })
    const { jobs } = await answer(customer.client.POST('/get-jobs/customer', { body: {} }))
    expect(jobs.map(({ bidsCount }) => bidsCount)).toEqual([1])
    const { Data } = await answer(customer.client.POST('/show-bid/customer', { body: { jobId } }))
    expect(Data.map(({ amount }) => amount)).toEqual([1000.5])
  },
)

test('a draft keeps its amount when the language changes', async () => {
  const { page } = await newVisitor()
  await keepSession(page, await newCustomer(), 'es')
  await page.goto('/post-job')
  await page.getByLabel(es.postJob.budget, { exact: true }).fill('2.350')
  const seen = async (): Promise<readonly (string | null)[]> => {
    const field = page.locator('[name=budget]')
    return [await field.inputValue(), await page.locator('output').textContent()]
  }
  await expect.poll(seen).toEqual(['2.350', '$2.350,00'])
  await speak(page, 'en')
  await page.reload()
  await expect.poll(seen).toEqual(['2350', '$2,350.00'])
  await page.locator('[name=budget]').fill('2,350.5')
  await speak(page, 'ar')
  await page.reload()
  await expect.poll(seen).toEqual(['2350.50', createFormat('ar').exactMoney(2350.5)])
  await speak(page, 'es')
  await page.reload()
  await expect.poll(seen).toEqual(['2350,50', '$2.350,50'])
})
