import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, newVisitor, useBrowser } from '../../qa/support/browser.ts'
import { photo } from '../../qa/support/samples.ts'
import { startServer, type RunningServer } from '../../scripts/run-server.ts'
import { shows } from '../support/shows.ts'
import { pressBy, tabTo } from './support/keyboard.ts'

useBrowser()

let server: RunningServer

/** With the demo town, which the server of the run has not. */
beforeAll(async () => {
  server = await startServer({ DEMO: 'on', WEB_BUILD: 'off' })
})

afterAll(() => server.stop())

async function open(view: { readonly width: number; readonly colorScheme: 'light' | 'dark' }): Promise<Page> {
  const { page } = await newVisitor({ baseURL: server.baseUrl, height: 900, ...view })
  await page.goto('/docs')
  return page
}

/** Opens the form of a call by the keyboard. */
async function tryCall(page: Page, id: string) {
  const section = page.locator(`#${id}`)
  await section.locator('h3 a').focus()
  await pressBy(page, section.getByRole('button', { name: /^Try it/ }))
  const form = section.getByRole('form', { name: /^Try it/ })
  return {
    form,
    send: () => pressBy(page, form.getByRole('button', { name: 'Send', exact: true })),
    status: form.getByRole('status'),
    answer: form.locator('.answer pre').first(),
  }
}

test(
  'on the reference page one makes calls as somebody of the demo town, by keyboard, and nothing is asked of anybody else',
  shows('running.reference'),
  async () => {
    const page = await open({ width: 1280, colorScheme: 'light' })
    const origins = new Set<string>()
    page.on('request', (request) => origins.add(new URL(request.url()).origin))
    await page.reload()

    const list = await tryCall(page, 'listCustomerJobs')
    expect(await list.form.getByRole('combobox').inputValue()).toBe('customer@demo.bidfair.test')
    await list.send()
    await list.status.filter({ hasText: /^200 OK, \d+ ms$/ }).waitFor()
    expect(await list.answer.textContent()).toContain('"Success": true')
    await pressBy(page, list.form.getByText('Headers', { exact: true }).last())
    await list.form.getByText('ratelimit-policy:').waitFor()

    // The id of the first job of that answer is in the body already.
    const bids = await tryCall(page, 'listBids')
    const jobId = /"id": "([^"]+)"/.exec((await list.answer.textContent()) ?? '')?.[1]
    expect(await bids.form.getByRole('textbox', { name: 'Body', exact: true }).inputValue()).toBe(
      JSON.stringify({ jobId }, null, 2),
    )
    await bids.form.getByRole('textbox', { name: 'Body', exact: true }).fill('{ "jobId": 7 }')
    await bids.send()
    await bids.status.filter({ hasText: /^400 Bad Request/ }).waitFor()
    expect(await bids.answer.textContent()).toContain('INVALID_TYPE')

    const work = await tryCall(page, 'listBusinessJobs')
    expect(await work.form.getByRole('combobox').inputValue()).toBe('business@demo.bidfair.test')
    await work.send()
    await work.status.filter({ hasText: /^200 OK/ }).waitFor()

    const upload = await tryCall(page, 'uploadFile')
    await upload.form.getByLabel('File', { exact: true }).setInputFiles(await photo('tap.jpg', 'teal'))
    await upload.send()
    await upload.status.filter({ hasText: /^200 OK/ }).waitFor()

    await work.form.getByRole('combobox').selectOption('A key')
    await work.form.getByLabel('Key', { exact: true }).fill('bidfair_00000000_none')
    await work.send()
    await work.status.filter({ hasText: /^401 Unauthorized/ }).waitFor()
    await work.form.getByRole('combobox').selectOption('Email and password')
    await work.form.getByLabel('Email', { exact: true }).fill('customer@demo.bidfair.test')
    await work.form.getByLabel('Password', { exact: true }).fill('not-this-one')
    await work.send()
    await work.status.filter({ hasText: /^The login was refused: 401/ }).waitFor()

    expect([...origins]).toEqual([server.baseUrl])
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, ''])
  },
)

test('the guide and the programs of each call have the address that they are read on, and are copied with it', async () => {
  const page = await open({ width: 1280, colorScheme: 'light' })
  const elsewhere = server.baseUrl.includes('localhost')
    ? server.baseUrl.replace('localhost', '127.0.0.1')
    : server.baseUrl.replace('127.0.0.1', 'localhost')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const icons: number[] = []
  page.on('response', (answer) => answer.url().includes('favicon') && icons.push(answer.status()))

  await page.goto(`${elsewhere}/docs/guide`)
  const install = page.locator('pre', { hasText: 'npm install' }).first()
  await install.filter({ hasText: `${elsewhere}/docs/bidfair-client-` }).waitFor()
  expect(await page.locator('main').textContent()).not.toContain(server.baseUrl)
  await page.getByRole('button', { name: 'Copy', exact: true }).first().click()
  await page.getByRole('button', { name: 'Copied', exact: true }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`api="\${1:-${elsewhere}}/v1"`)

  await page.goto(`${elsewhere}/docs#createJob`)
  const call = page.locator('#createJob')
  await call.getByRole('button', { name: 'curl', exact: true }).click()
  await call.getByText(`curl '${elsewhere}/v1/create-job/customer'`).waitFor()
  await call.getByRole('button', { name: 'TypeScript', exact: true }).click()
  await call.getByText('client.jobs.create({').waitFor()
  expect(await call.locator('.samples').textContent()).toContain(`createClient({ url: '${elsewhere}'`)
  expect(icons.filter((status) => status >= 400)).toEqual([])
})

test('calls are found in a list, which a phone opens over the page', async () => {
  const page = await open({ width: 390, colorScheme: 'dark' })
  await page.getByRole('button', { name: 'All calls' }).click()
  await page.getByLabel('Find a call').fill('jobs.create')
  await page.getByText('1 call', { exact: true }).waitFor()
  const entry = page.getByRole('navigation', { name: 'Calls' }).getByRole('link', { name: 'Post a job', exact: true })
  await tabTo(page, entry)
  await page.keyboard.press('Enter')
  expect(new URL(page.url()).hash).toBe('#createJob')
  await entry.waitFor({ state: 'hidden' })
  // An address of the page that stood here before.
  await page.goto('/docs#tag/jobs')
  await page.reload()
  expect(new URL(page.url()).hash).toBe('#jobs')
})

test.each([
  ['light', 1280],
  ['dark', 390],
] as const)('it is for everybody: %s, %i px wide', async (colorScheme, width) => {
  const page = await open({ width, colorScheme })
  // All calls and shapes are written alike, and axe takes most of a minute for all of them.
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('main > section > section'))
      if (!['listCustomerJobs', 'uploadFile', 'event', 'Id'].includes(one.id)) one.remove()
  })
  const { send, status } = await tryCall(page, 'listCustomerJobs')
  await send()
  await status.filter({ hasText: /^200 OK/ }).waitFor()
  await expectAccessible(page)
  await page.goto('/docs/problems')
  await page.getByRole('link', { name: 'Guide', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'The API in five minutes' }).waitFor()
  await expectAccessible(page)
})

test('it weighs at most 550 kB, with all that it loads', shows('running.reference-size'), async () => {
  const page = await open({ width: 1280, colorScheme: 'light' })
  // What its two scripts bring.
  await page.getByLabel('Find a call').waitFor()
  await page.getByRole('button', { name: 'Try it: Post a job' }).waitFor()
  const sizes = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, decodedBodySize }) => [new URL(name).pathname, decodedBodySize] as const),
  )
  expect(sizes.map(([path]) => path)).toContain('/docs/try.js')
  expect(sizes.reduce((total, [, bytes]) => total + bytes, 0)).toBeLessThanOrEqual(550_000)
})
