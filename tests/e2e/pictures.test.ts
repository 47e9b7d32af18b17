import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answer, once } from '../../docs/examples/over-the-wire/client.ts'
import { newBusiness, newCustomer, newJob, newPicture, newPicturedJob } from '../../qa/support/api.ts'
import { expectAccessible, useBrowser, type Visit } from '../../qa/support/browser.ts'
import { shows } from '../support/shows.ts'
import sharp from 'sharp'
import { messages as words } from '../../generated/messages/en.ts'
import { bitmap, glass, photo, uprightPhoto, type Sample } from '../../qa/support/samples.ts'
import { chooseTrade, heading } from '../../qa/support/sign-up.ts'
import { noteSentFiles, refuseUploads } from '../support/sent-files.ts'
import { visitorAs } from './support/visitor-as.ts'

useBrowser()

test(
  'a picture is looked at closely, turned by a flick while it is whole, and gives the focus back',
  shows('screen.viewer-whole'),
  async () => {
    const customer = await newCustomer()
    const { id } = await newPicturedJob(customer, ['teal', 'orange'])
    const { page } = await visitorAs(customer, `/job-details?id=${id}`)
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
    await tile.click()
    await viewer.getByRole('button', { name: 'Close', exact: true }).click()
    await viewer.waitFor({ state: 'detached' })
  },
)

test('a picture whose link ends while its conversation is open is shown all the same', async () => {
  const [customer, business] = await Promise.all([newCustomer(), newBusiness()])
  const jobId = await newJob(customer)
  const body = { jobId, text: 'Like this one?', pics_url: [await newPicture(business, 'teal')] }
  await answer(business.client.POST('/send-message', { params: { header: once() }, body }))
  const { page } = await visitorAs(customer)
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

/** Picks files that all go up, one after the other; answers each as it was sent. */
async function sendEach(page: Page, files: readonly Sample[]) {
  const newest = await noteSentFiles(page)
  const sent = []
  for (const file of files) {
    await page.getByLabel('Pictures', { exact: true }).setInputFiles(file)
    await page
      .getByRole('status')
      .filter({ hasText: `${file.name}: Uploaded` })
      .waitFor({ state: 'attached' })
    sent.push(await newest())
  }
  return sent
}

/** Adds pictures that are large, clear, or of a kind that only the browser reads, and looks at what is sent of them. */
async function expectShrunk(page: Page): Promise<void> {
  const [sink, window, plan] = await sendEach(page, [
    await uprightPhoto('sink.JPEG'),
    await glass('window.png'),
    bitmap('plan.bmp'),
  ])
  // Right way up, and nothing left that would turn it again.
  const { orientation, ...size } = await sharp(sink?.bytes).metadata()
  expect([sink?.name, sink?.type, size.format, size.width, size.height, orientation]).toEqual([
    'sink.jpg',
    'image/jpeg',
    'jpeg',
    1920,
    2560,
    undefined,
  ])
  const pixel = { left: 960, top: 200, width: 1, height: 1 }
  const [red = 0, , blue = 255] = await sharp(sink?.bytes).extract(pixel).raw().toBuffer()
  expect(red - blue).toBeGreaterThan(200)

  const clear = await sharp(window?.bytes).metadata()
  expect([window?.name, clear.format, clear.width, clear.height]).toEqual(['window.webp', 'webp', 2560, 256])
  expect((await sharp(window?.bytes).stats()).isOpaque).toBe(false)
  expect([plan?.name, plan?.type]).toEqual(['plan.jpg', 'image/jpeg'])

  // What neither the browser nor the server reads is refused in its row.
  const drawing = { name: 'drawing.tiff', mimeType: 'image/tiff', buffer: Buffer.from('no picture') }
  await page.getByLabel('Pictures', { exact: true }).setInputFiles(drawing)
  await page.getByText(`drawing.tiff: ${words.FILE_TYPE_NOT_ALLOWED}`).waitFor()
}

async function openPostJob(visit?: Visit): Promise<Page> {
  const { page } = await visitorAs(await newCustomer(), undefined, visit)
  await page.getByRole('link', { name: 'Post Job', exact: true }).first().click()
  await heading(page, 'Post Job')
  await chooseTrade(page, 'Plumbing')
  await page.getByLabel('Description', { exact: true }).fill('The tap drips.')
  await page.getByLabel('Budget', { exact: true }).fill('150')
  return page
}

test(
  'pictures go up small, one that failed holds the job up until it is tried again, and a job is posted once',
  shows('picture.shrunk'),
  async () => {
    const page = await openPostJob()
    const tap = await photo('tap.jpg', 'teal')
    const allow = await refuseUploads(page)
    await page.getByLabel('Pictures', { exact: true }).setInputFiles(tap)
    await page.getByText(/^tap\.jpg: /).waitFor()
    await page.getByRole('button', { name: 'Post Job', exact: true }).click()
    await page.getByText('A file could not be uploaded. Try it again or remove it.').waitFor()
    await expectAccessible(page)

    await allow()
    const newest = await noteSentFiles(page)
    await page.getByRole('button', { name: 'Retry tap.jpg', exact: true }).click()
    await page.getByRole('status').filter({ hasText: 'tap.jpg: Uploaded' }).waitFor({ state: 'attached' })
    // It is small enough as it is.
    expect(await newest()).toEqual({ name: 'tap.jpg', type: 'image/jpeg', bytes: tap.buffer })
    await expectShrunk(page)
    let posts = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/create-job/customer')) posts += 1
    })
    await page.getByRole('button', { name: 'Post Job', exact: true }).dblclick()
    await page.waitForURL('**/job-details?*')
    await page.getByRole('heading', { name: 'Plumbing', exact: true }).waitFor()
    expect(posts).toBe(1)
  },
)

test('a picture and a PDF are taken whatever type the device gives them', async () => {
  const page = await openPostJob()
  const { buffer } = await photo('tap.jpg', 'teal')
  const types = ['', 'application/octet-stream', 'text/plain']
  await page
    .getByLabel('Pictures', { exact: true })
    .setInputFiles(types.map((mimeType, index) => ({ name: `tap${index}`, mimeType, buffer })))
  await page.getByText('You can add 2 more pictures').waitFor()
  const arrived = page.getByRole('status').filter({ hasText: /: Uploaded$/ })
  await expect.poll(() => arrived.count()).toBe(types.length)
  // A document among pictures is found out by its content, too.
  const pdf = Buffer.from('%PDF-1.7\n%%EOF\n')
  await page.getByLabel('Pictures', { exact: true }).setInputFiles({ name: 'plan', mimeType: 'image/png', buffer: pdf })
  await page.getByText(`plan: ${words.FILE_TYPE_NOT_ALLOWED}`).waitFor()

  const { page: details } = await visitorAs(await newBusiness(), '/profile-business-details')
  await details.getByLabel('Documents', { exact: true }).setInputFiles(
    ['', 'application/octet-stream', 'application/x-pdf'].map((mimeType, index) => ({
      name: `license${index}.pdf`,
      mimeType,
      buffer: pdf,
    })),
  )
  await expect.poll(() => details.getByText('Uploaded', { exact: true }).count()).toBe(3)
})
