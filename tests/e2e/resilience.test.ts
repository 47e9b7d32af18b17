import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { newCustomer, newJob } from '../../qa/support/api.ts'
import { expectAccessible, newVisitor, useBrowser } from '../../qa/support/browser.ts'
import { enter } from '../../qa/support/stored-session.ts'
import { heading } from '../../qa/support/sign-up.ts'
import { webFolder } from '../../server/platform/paths.ts'
import { property } from '../../src/services/property.ts'
import { shows } from '../support/shows.ts'
import { visitorAs } from './support/visitor-as.ts'

useBrowser()

const jobList = '**/v1/get-jobs/customer'
const files = '**/v1/files/**'
const code = '**/assets/*.js'

describe('a lost network', () => {
  test(
    'on the way to a screen never seen: a way back, and on again once there is a network',
    shows('screen.unvisited'),
    async () => {
      const customer = await newCustomer()
      await newJob(customer, 'Leaking tap')
      const { page, context } = await visitorAs(customer, undefined, { troubled: true, isFresh: true })
      const job = page.getByRole('link', { name: 'Leaking tap', exact: true })
      await job.waitFor()
      await context.setOffline(true)
      await job.click()
      await heading(page, 'Not loaded yet')
      await page.getByRole('alert').filter({ hasText: 'It opens as soon as the connection is back.' }).waitFor()
      await expectAccessible(page)
      // Without a network there is nothing to be had, and nothing is thrown away for it.
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.getByRole('button', { name: 'Try again', disabled: false }).waitFor()
      await heading(page, 'Not loaded yet')
      await page.goBack()
      await job.waitFor()
      await job.click()
      await heading(page, 'Not loaded yet')
      // It opens by itself.
      await context.setOffline(false)
      await page.getByRole('heading', { level: 2, name: 'Leaking tap' }).waitFor()
    },
  )

  test('a list that failed comes by itself when the network does', async () => {
    const customer = await newCustomer()
    const { page, context } = await newVisitor({ troubled: true })
    await page.route(jobList, (route) => route.abort('internetdisconnected'))
    await enter(page, customer)
    await page.getByRole('alert').filter({ hasText: 'The jobs could not be loaded' }).waitFor()
    await context.setOffline(true)
    await page.unroute(jobList)
    await context.setOffline(false)
    await page.getByText('No jobs yet').waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  test('a picture that could not be had leaves its room empty, and comes by itself when the network does', async () => {
    const customer = await newCustomer()
    await newJob(customer)
    const { page, context } = await newVisitor({ troubled: true })
    await page.route(files, (route) => route.abort('internetdisconnected'))
    await enter(page, customer)
    const row = page.getByRole('listitem').filter({ hasText: 'Leaking kitchen tap' })
    await row.waitFor()
    const drawn = () => row.locator('img').evaluateAll((images) => images.map((image) => image.clientWidth))
    await expect.poll(drawn).toEqual([])
    // The network is announced before anything gets through.
    const tooEarly = page.waitForEvent('requestfailed', (request) => request.url().includes('/v1/files/'))
    await context.setOffline(true)
    await context.setOffline(false)
    await tooEarly
    await page.unroute(files)
    await expect.poll(drawn).toEqual([124])
  })
})

describe('code that cannot be had', () => {
  test('of a screen, after a new version went out: a reload brings it, and the draft is still there', async () => {
    const customer = await newCustomer()
    const { page } = await visitorAs(customer, '/post-job', { troubled: true })
    await page.getByLabel('Title', { exact: true }).fill('Paint the fence')
    await gone(page, 'features/post-job/page.tsx')
    await page.reload()
    await heading(page, 'Something went wrong')
    await page.unroute(code)
    await page.getByRole('button', { name: 'Try again' }).click()
    await heading(page, 'Post Job')
    expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Paint the fence')
  })

  test('of a part of a screen: the screen stays, and the part comes when it is asked for again', async () => {
    const { page } = await newVisitor({ troubled: true })
    await gone(page, 'ui/forms/choice-dialog.tsx')
    await page.goto('/signup-customer')
    await page.getByLabel('Name', { exact: true }).fill('Ana Torres')
    await page.getByLabel('State', { exact: true }).selectOption('Texas')
    await page.getByLabel('City', { exact: true }).click()
    await page.getByText('This part of the page could not be loaded.').first().waitFor()
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ana Torres')
    await page.unroute(code)
    await page.getByLabel('City', { exact: true }).click()
    await page.getByRole('dialog', { name: 'Choose a city' }).waitFor()
  })

  test('of toasts: nothing is said until one is wanted again, which brings it', async () => {
    const { page } = await newVisitor({ troubled: true })
    const [part, toasts] = ['ui/forms/choice-dialog.tsx', 'ui/toasts/toaster.tsx']
    await gone(page, part, toasts)
    let missed = 0
    page.on('response', (response) => void (missed += response.status() === 404 ? 1 : 0))
    await page.goto('/signup-customer')
    await page.getByLabel('Name', { exact: true }).fill('Ana Torres')
    await page.getByLabel('State', { exact: true }).selectOption('Texas')
    // On the first touch both are fetched ahead.
    await expect.poll(() => missed).toBe(2)
    await page.getByLabel('City', { exact: true }).click()
    await expect.poll(() => missed).toBe(4)
    expect(await page.getByText('This part of the page could not be loaded.').count()).toBe(0)
    await page.unroute(code)
    await gone(page, part)
    await page.getByLabel('City', { exact: true }).click()
    await page.getByText('This part of the page could not be loaded.').first().waitFor()
  })

  test('of logging in: it is like a server that cannot be reached, and comes when it is asked for again', async () => {
    const { email } = await newCustomer()
    const { page } = await newVisitor({ troubled: true })
    await gone(page, 'actors/session-calls.ts')
    await page.goto('/')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill('kettle7')
    await page.keyboard.press('Enter')
    const form = page.getByRole('form', { name: 'Login', exact: true })
    await form.getByRole('alert').filter({ hasText: 'The server could not be reached.' }).waitFor()
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email)
    await page.unroute(code)
    await page.keyboard.press('Enter')
    await heading(page, 'Your Posting')
  })

  test('of the calls of a list: it is like a server that cannot be reached, and comes when it is asked for again', async () => {
    const customer = await newCustomer()
    await newJob(customer, 'Leaking tap')
    const { page } = await newVisitor({ troubled: true })
    // The first page, asked for ahead, is refused, so that the list has to ask for itself.
    await page.route(jobList, (route) => route.fulfill({ status: 503 }))
    await gone(page, 'actors/job-list-calls.ts')
    await enter(page, customer)
    await page.getByText('Check your connection, then try again.').waitFor()
    await page.unroute(jobList)
    await page.unroute(code)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('link', { name: 'Leaking tap', exact: true }).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  test('of the app itself: the page says so, with a way on', async () => {
    const { page } = await newVisitor({ troubled: true })
    await gone(page, 'index.html')
    await page.goto('/')
    await page.getByText('Bidfair is starting…').waitFor()
    await page.unroute(code)
    await page.getByRole('link', { name: 'Load again' }).click()
    await heading(page, 'Login')
    expect(await page.getByText('Bidfair is starting…').count()).toBe(0)
  })
})

/** As after a new version went out: the files that these modules went to are not there any more. */
async function gone(page: Page, ...modules: readonly string[]): Promise<void> {
  const manifest: unknown = JSON.parse(readFileSync(join(webFolder, '.vite/manifest.json'), 'utf8'))
  const missing = modules.map((module) => {
    const file = property(property(manifest, module), 'file')
    if (typeof file !== 'string') throw new Error(`The app has no file for ${module}`)
    return file
  })
  await page.route(code, (route) =>
    missing.some((file) => route.request().url().endsWith(file)) ? route.fulfill({ status: 404 }) : route.continue(),
  )
}
