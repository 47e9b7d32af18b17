import { expect, inject, test } from 'vitest'
import { newCustomer, newJob } from '../../qa/support/api.ts'
import { newVisitor, useBrowser } from '../../qa/support/browser.ts'
import { logIn } from '../../qa/support/sign-up.ts'
import { startProcess } from '../server/support/process.ts'
import { shows } from '../support/shows.ts'

useBrowser()

test('the web app of one server lives on the API of another', shows('running.front'), async () => {
  const ana = await newCustomer()
  await newJob(ana, 'Paint the garden fence')
  const front = await startProcess({ API_URL: inject('baseUrl') })
  const { page } = await newVisitor({ baseURL: front.address })
  await logIn(page, ana.email)
  await page.getByText('Paint the garden fence').waitFor()
  await page.reload()
  await page.getByText('Paint the garden fence').waitFor()
  const picture = page.locator('[data-job] img').first()
  // Its room is kept before it comes.
  await expect
    .poll(() =>
      picture.evaluate((image: HTMLImageElement) => [
        new URL(image.src).origin,
        image.complete && image.naturalWidth > 0,
      ]),
    )
    .toEqual([front.address, true])
  // A page that is still there says that its server is not.
  await page.close()
  expect(await front.end('SIGTERM')).toBe(0)
})
