import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { answer, once } from '../../docs/examples/over-the-wire/client.ts'
import { newBusiness, newCustomer, newJob, newPicture, newPicturedJob } from '../../qa/support/api.ts'
import { expectAccessible, newVisitor, useBrowser } from '../../qa/support/browser.ts'
import { enter } from '../../qa/support/enter.ts'
import { shows } from '../support/shows.ts'

useBrowser()

test(
  'a picture is looked at closely, turned by a flick while it is whole, and gives the focus back',
  shows('screen.viewer-whole'),
  async () => {
    const customer = await newCustomer()
    const { id } = await newPicturedJob(customer, ['teal', 'orange'])
    const { page } = await newVisitor()
    await enter(page, customer)
    await page.goto(`/job-details?id=${id}`)
    const tile = page.getByRole('button', { name: 'Open picture 1 of 2' })
    await tile.click()
    const viewer = page.getByRole('dialog', { name: 'Pictures' })
    const picture = viewer.getByRole('img', { name: /^Picture/ })
    const counter = viewer.getByText(/^\d \/ \d$/)
    /** How much larger than the whole picture it is drawn. */
    const scale = () => picture.evaluate((image) => image.getBoundingClientRect().width / image.clientWidth)
    const flick = async () => {
      await page.mouse.move(300, 400)
      await page.mouse.down()
      await page.mouse.move(200, 400, { steps: 3 })
      await page.mouse.up()
    }
    await expectAccessible(page)
    // No room is kept free beside it for a scroll bar that is not there.
    const {
      taken,
      page: left,
      window: room,
    } = await viewer.evaluate((element) => ({
      taken: element.getBoundingClientRect().width,
      page: document.documentElement.getBoundingClientRect().width,
      window: window.innerWidth,
    }))
    expect({ taken, left }).toEqual({ taken: room, left: room })

    await viewer.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(scale).toBe(2.5)
    await flick()
    expect(await counter.textContent()).toBe('1 / 2')
    await page.mouse.dblclick(200, 400)
    await expect.poll(scale).toBe(1)
    await flick()
    await expect.poll(() => counter.textContent()).toBe('2 / 2')
    // Another one is seen as a whole first.
    await viewer.getByRole('button', { name: 'Zoom in' }).click()
    await viewer.getByRole('button', { name: 'Previous picture' }).click()
    await expect.poll(() => counter.textContent()).toBe('1 / 2')
    expect(await scale()).toBe(1)

    await page.keyboard.press('Escape')
    await viewer.waitFor({ state: 'detached' })
    expect(await tile.evaluate((element) => element === document.activeElement)).toBe(true)
  },
)

test('pictures are turned by keys, which go the way that the language is read', async () => {
  const customer = await newCustomer()
  const { id } = await newPicturedJob(customer, ['teal', 'orange', 'purple'])
  const { page } = await newVisitor()
  await enter(page, customer)
  for (const [language, keys] of [
    ['en', ['ArrowLeft', 'ArrowRight']],
    ['ar', ['ArrowRight', 'ArrowLeft']],
  ] as const) {
    await answer(customer.client.POST('/edit-customer-details/customer', { body: { language } }))
    await page.evaluate((chosen) => {
      const kept: unknown = JSON.parse(localStorage.getItem('bidfair') ?? '{}')
      localStorage.setItem('bidfair', JSON.stringify(Object.assign({}, kept, { language: chosen })))
    }, language)
    await page.goto(`/job-details?id=${id}`)
    await page.locator(`html[lang=${language}]`).waitFor()
    await page.locator('main button:has(img)').first().click()
    const shown = () =>
      page
        .locator('dialog [aria-current]')
        .evaluateAll((thumbnails) => thumbnails.findIndex((each) => each.ariaCurrent === 'true'))
    await expect.poll(shown).toBe(0)
    await page.keyboard.press(keys[0])
    await expect.poll(shown).toBe(2)
    await page.keyboard.press(keys[1])
    await expect.poll(shown).toBe(0)
  }
})

test('a picture whose link ends while its conversation is open is shown all the same', async () => {
  const [customer, business] = await Promise.all([newCustomer(), newBusiness()])
  const jobId = await newJob(customer)
  const body = { jobId, text: 'Like this one?', pics_url: [await newPicture(business, 'teal')] }
  await answer(business.client.POST('/send-message', { params: { header: once() }, body }))
  const { page } = await newVisitor()
  await enter(page, customer)
  // As the server answers a link that has ended.
  await page.route('**/v1/signed/**', async (route) => await route.fulfill({ status: 404 }))
  await page.goto(`/messages?job=${jobId}&business=${business.session.user.id}`)
  const width = (picture: Locator) =>
    picture.evaluate((image) =>
      image instanceof HTMLImageElement ? [image.src.split(':')[0], image.naturalWidth > 0] : [],
    )
  const tile = page.getByRole('button', { name: 'Open picture 1 of 1' })
  await expect.poll(() => width(tile.locator('img'))).toEqual(['blob', true])
  await tile.click()
  const viewed = page.getByRole('dialog', { name: 'Pictures' }).getByRole('img', { name: /^Picture/ })
  await expect.poll(() => width(viewed)).toEqual(['blob', true])
})
