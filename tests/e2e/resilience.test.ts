import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { newCustomer, newJob } from '../../qa/support/api.ts'
import { expectAccessible, hearsNothing, newVisitor, useBrowser } from '../../qa/support/browser.ts'
import { enter } from '../../qa/support/enter.ts'
import { heading, logIn } from '../../qa/support/sign-up.ts'
import { webFolder } from '../../server/platform/paths.ts'
import { property } from '../../src/services/property.ts'
import { shows } from '../support/shows.ts'

useBrowser()

const jobList = '**/v1/get-jobs/customer'
const files = '**/v1/files/**'
const code = '**/assets/*.js'

describe('what is kept on the device', () => {
  test.each([
    ['cut off', '{"token":"abc"'],
    ['a list', '[]'],
    ['of another kind', '{"token":5,"userType":"king"}'],
    ['half there', '{"token":"abc","userType":"customer","userData":null,"language":"xx"}'],
  ])('is %s: one logs in, and all is well', async (_, kept) => {
    const { email } = await newCustomer()
    const { page } = await newVisitor()
    await page.goto('/')
    await page.evaluate((text) => localStorage.setItem('bidfair', text), kept)
    await page.goto('/dashboard')
    await heading(page, 'Login')
    await logIn(page, email)
    await page.reload()
    await heading(page, 'Your Posting')
    expect(new URL(page.url()).pathname).toBe('/dashboard')
  })

  test('is full: the visit goes on, and what was typed stays on the screen', async () => {
    const { email } = await newCustomer()
    const { page } = await newVisitor()
    await page.goto('/')
    await page.evaluate(() => {
      for (const storage of [localStorage, sessionStorage]) {
        for (let size = 1 << 22; size > 0; size = Math.floor(size / 2)) {
          try {
            for (let count = 0; ; count += 1) storage.setItem(`ballast-${size}-${count}`, 'x'.repeat(size))
          } catch {
            // It is as full as it can be with pieces of this size.
          }
        }
      }
    })
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill('secret1')
    await page.keyboard.press('Enter')
    await heading(page, 'Your Posting')
    await page.getByRole('link', { name: 'Post Job' }).click()
    await page.getByLabel('Title', { exact: true }).fill('Paint the fence')
    await page.getByRole('button', { name: 'Post Job', exact: true }).click()
    await page
      .getByText('Please describe', { exact: false })
      .or(page.getByText('Description is required'))
      .first()
      .waitFor()
    expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Paint the fence')
  })
})

describe('a dying server', () => {
  test.each<[string, (route: Route) => Promise<void>, string]>([
    ['fails', (route) => route.fulfill({ status: 500, json: { Success: false } }), 'Something went wrong on our side.'],
    [
      'is down behind a proxy',
      (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
      'Something went wrong on our side.',
    ],
    ['cuts the connection', (route) => route.abort('connectionreset'), 'Check your connection, then try again.'],
    [
      'cuts its answer off',
      (route) => route.fulfill({ contentType: 'application/json', body: '{"Success":true,"jobs":[{"id"' }),
      'Something went wrong on our side.',
    ],
    [
      'answers something else',
      (route) => route.fulfill({ contentType: 'text/html', body: '<p>Welcome to the hotel</p>' }),
      'Something went wrong on our side.',
    ],
  ])('%s: the list says so, and loads when it is asked again', async (_, answer, words) => {
    const customer = await newCustomer()
    await newJob(customer, 'Leaking tap')
    const { page } = await newVisitor({ troubled: true })
    await hearsNothing(page)
    await page.route(jobList, answer)
    await enter(page, customer)
    const alert = page.getByRole('alert').filter({ hasText: 'The jobs could not be loaded' })
    await alert.getByText(words).waitFor()
    await expectAccessible(page)
    await page.unroute(jobList)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('link', { name: 'Leaking tap', exact: true }).waitFor()
  })

  test('that says nothing at all is not waited for without end', async () => {
    const customer = await newCustomer()
    const { page } = await newVisitor({ troubled: true, isClocked: true })
    await page.route(jobList, () => new Promise(() => {}))
    await enter(page, customer)
    await page.getByRole('status').filter({ hasText: 'Loading…' }).waitFor()
    const alert = page.getByRole('alert').getByText('The server did not answer in time.')
    const waitOn = async () => {
      await page.clock.runFor(5000)
      return await alert.isVisible()
    }
    await expect.poll(waitOn).toBe(true)
    await page.getByRole('button', { name: 'Try again' }).waitFor()
  })
})

describe('a lost network', () => {
  test('leaves what was typed, says so, and lets one go on', shows('catalogue.network-error'), async () => {
    const { email } = await newCustomer()
    const { page, context } = await newVisitor({ troubled: true })
    await page.goto('/')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill('secret1')
    await context.setOffline(true)
    await page.getByText('You are offline.').waitFor()
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    const form = page.getByRole('form', { name: 'Login', exact: true })
    await form.getByRole('alert').filter({ hasText: 'The server could not be reached.' }).waitFor()
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await heading(page, 'Your Posting')
  })

  test(
    'on the way to a screen never seen: a way back, and on again once there is a network',
    shows('screen.unvisited'),
    async () => {
      const customer = await newCustomer()
      await newJob(customer, 'Leaking tap')
      const { page, context } = await newVisitor({ troubled: true, isFresh: true })
      await enter(page, customer)
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
    await expect.poll(drawn).toEqual([72])
  })
})

describe('code that cannot be had', () => {
  test('of a screen, after a new version went out: a reload brings it, and the draft is still there', async () => {
    const customer = await newCustomer()
    const { page } = await newVisitor({ troubled: true })
    await enter(page, customer)
    await page.goto('/post-job')
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
    await gone(page, 'ui/dialogs/choice-dialog.tsx')
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
    const [part, toasts] = ['ui/dialogs/choice-dialog.tsx', 'ui/toasts/toaster.tsx']
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
    await page.getByLabel('Password', { exact: true }).fill('secret1')
    await page.keyboard.press('Enter')
    const form = page.getByRole('form', { name: 'Login', exact: true })
    await form.getByRole('alert').filter({ hasText: 'The server could not be reached.' }).waitFor()
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email)
    await page.unroute(code)
    await page.keyboard.press('Enter')
    await heading(page, 'Your Posting')
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
