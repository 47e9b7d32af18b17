import { expect, test } from 'vitest'
import { newCustomer, newPicturedJob } from '../../qa/support/api.ts'
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
