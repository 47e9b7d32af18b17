import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answer, once } from '../../docs/examples/over-the-wire/client.ts'
import { newBusiness, newCustomer, newJob } from '../../qa/support/api.ts'
import { expectAccessible, hearsNothing, newVisitor, useBrowser } from '../../qa/support/browser.ts'
import { enter } from '../../qa/support/stored-session.ts'
import { unique } from '../../qa/support/samples.ts'
import { heading, logIn } from '../../qa/support/sign-up.ts'
import { record } from '../support/json.ts'
import { shows } from '../support/shows.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { webFolder } from '../../server/platform/paths.ts'
import { isRecord } from '../../src/actors/storage.ts'
import { property } from '../../src/services/property.ts'
import { YEAR } from './support/main-job.ts'

useBrowser()

/** Nobody else of the run posts jobs of this trade. */
const TRADE = 'Garage Doors'

const jobList = '**/v1/get-jobs/customer'

const JOBS = 1000
const PAGE = 100

/** The server's part for somebody who has posted more jobs than a test would: all like their first one. */
async function jobsOfMany(page: Page): Promise<void> {
  await page.route(jobList, async (route) => {
    const from = Number(record(route.request().postDataJSON())['cursor'] ?? 0)
    const response = await route.fetch({ postData: { limit: 1 } })
    const answer = record(await response.json())
    const posted: readonly unknown[] = Array.isArray(answer['jobs']) ? answer['jobs'] : []
    const jobs = Array.from({ length: PAGE }, (_, index) => ({
      ...record(posted[0]),
      id: `0190a000-0000-7000-8000-${String(from + index + 1).padStart(12, '0')}`,
      title: `Job number ${from + index + 1}`,
    }))
    const end = from + PAGE
    await route.fulfill({ response, json: { ...answer, jobs, nextCursor: end < JOBS ? String(end) : null } })
  })
}

const job = (page: Page, number: number) => page.getByRole('link', { name: `Job number ${number}`, exact: true })

type Weight = { readonly rows: number; readonly elements: number }

const weight = (page: Page): Promise<Weight> =>
  page.evaluate(() => ({
    rows: document.querySelectorAll('[data-job]').length,
    elements: document.querySelectorAll('*').length,
  }))

const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight)

/** Scrolls to there at once, and waits until jobs are on the screen. */
function goTo(page: Page, top: number): Promise<unknown> {
  return page.evaluate((y) => {
    window.scrollTo({ top: y, behavior: 'instant' })
    const isThere = () =>
      [...document.querySelectorAll('[data-job]')].some((row) => {
        const box = row.getBoundingClientRect()
        return box.top < innerHeight && box.bottom > innerHeight / 2
      })
    return new Promise<void>((arrived) => {
      const look = () => (isThere() ? arrived() : requestAnimationFrame(look))
      look()
    })
  }, top)
}

const isLight = ({ rows, elements }: Weight): boolean => rows <= 400 && elements < 2500
/** What is far from the screen goes once the browser has looked. */
async function becomesLight(page: Page): Promise<void> {
  await expect.poll(async () => isLight(await weight(page))).toBe(true)
}

test(
  'of a thousand jobs few are on the page at a time, and keyboard, selection, print and Back find the others',
  shows('screen.long-list'),
  async () => {
    const customer = await newCustomer()
    await newJob(customer, 'Leaking tap')
    const { page } = await newVisitor()
    await Promise.all([hearsNothing(page), jobsOfMany(page)])
    await enter(page, customer)

    // Down to the end and up again: no stretch is empty when it is on the screen, and the page stays as tall.
    await job(page, 1).waitFor()
    const end = page.getByText('No more jobs', { exact: true })
    // New ones are drawn bit by bit, and the end goes further away with each.
    while (!(await end.isVisible())) {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await becomesLight(page)
    }
    const seesLast = async () => {
      await end.scrollIntoViewIfNeeded()
      return await job(page, JOBS).isVisible()
    }
    await expect.poll(seesLast).toBe(true)
    const height = await heightOf(page)
    for (let step = 20; step >= 0; step -= 1) {
      await goTo(page, (height / 21) * step)
      await becomesLight(page)
    }
    await expect.poll(async () => Math.abs((await heightOf(page)) - height)).toBeLessThan(2)
    expect(await job(page, 12).evaluate((link) => link.closest('li')?.ariaPosInSet)).toBe('12')

    // The keyboard stays where it is, and goes on from there.
    await job(page, 12).focus()
    await job(page, 13).waitFor()
    await goTo(page, height / 2)
    await expect.poll(() => job(page, 100).count()).toBe(0)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Job number 13')
    await page.evaluate(() => getSelection()?.selectAllChildren(document.activeElement ?? document.body))
    await job(page, 13).blur()
    await goTo(page, height / 2)
    await expect.poll(() => job(page, 1).count()).toBe(0)
    expect(await page.evaluate(() => String(getSelection()))).toBe('Job number 13')
    await page.evaluate(() => getSelection()?.empty())
    await expect.poll(() => job(page, 13).count()).toBe(0)

    // On paper are all.
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    expect((await weight(page)).rows).toBe(JOBS)
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await becomesLight(page)

    // In a wider window what is away is as tall as it would be there.
    await page.setViewportSize({ width: 1280, height: 844 })
    const rowOf = async (number: number) => (await job(page, number).boundingBox())?.y ?? 0
    await goTo(page, 0)
    const estimate = (JOBS / 4) * ((await rowOf(5)) - (await rowOf(1)))
    await expect.poll(async () => Math.abs((await heightOf(page)) / estimate - 1)).toBeLessThan(0.1)

    // Back finds the same job at the same place.
    await goTo(page, estimate / 2)
    const seen = page.locator('[data-job] a').filter({ hasText: 'Job number 5' }).first()
    const name = await seen.innerText()
    const number = Number(name.split(' ').at(-1))
    await job(page, number).scrollIntoViewIfNeeded()
    const place = await rowOf(number)
    await job(page, number).click()
    await heading(page, 'Job Details')
    await page.goBack()
    await heading(page, 'Your Posting')
    await expect.poll(async () => Math.abs((await rowOf(number)) - place)).toBeLessThan(2)
    await becomesLight(page)
  },
)

/** The file of a piece of the built app, by the name that the build gives it. */
function codeOf(name: string): unknown {
  const manifest: unknown = JSON.parse(readFileSync(join(webFolder, '.vite/manifest.json'), 'utf8'))
  const piece = isRecord(manifest) && Object.values(manifest).find((one) => property(one, 'name') === name)
  return property(piece, 'file')
}

/** Runs in the page, before the app: notes whether its bar is drawn with jobs below it. */
function noteFirst(): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('header')) return
    observer.disconnect()
    document.documentElement.dataset['first'] = document.querySelector('[data-job]') ? 'jobs' : 'nothing'
  }).observe(document, { childList: true, subtree: true })
}

test(
  'code and jobs are asked for beside the app, the jobs once, and drawn at once; another account that is there by then gets its own',
  shows('screen.first-list', 'screen.first-list-once', 'screen.first-list-own'),
  async () => {
    const [ana, ben] = [await newCustomer(), await newCustomer('Ben Okoro')]
    await newJob(ana, 'Paint the garden fence')
    await newJob(ben, 'Mend the roof')
    const [{ page }, { page: other }] = [await newVisitor(), await newVisitor()]
    await logIn(page, ana.email)
    await logIn(other, ben.email)
    // The page itself names the code, before anything of it has run.
    for (const [path, name] of [
      ['/', 'login'],
      ['/dashboard', 'list'],
    ] as const)
      expect((await page.request.get(path)).headers()['link']).toContain(codeOf(name))
    const kept = await other.evaluate(() => localStorage.getItem('bidfair') ?? '')
    const app = await page.locator('script[type=module]:not([async])').getAttribute('src')
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/v1/get-jobs/customer')) asked.push(request.headers()['authorization'] ?? '')
    })
    await page.addInitScript(noteFirst)
    let gate = Promise.withResolvers<void>()
    await page.route(`**${app}`, async (route) => {
      await gate.promise
      await route.continue()
    })
    // While the app is held up, its own way to the list is, too.
    const openHeldUp = async (meanwhile: () => Promise<void>): Promise<void> => {
      gate = Promise.withResolvers()
      const answered = page.waitForResponse('**/v1/get-jobs/customer')
      const coded = page.waitForResponse(`**/${String(codeOf('list'))}`)
      await Promise.all([page.reload({ waitUntil: 'commit' }), answered, coded])
      await meanwhile()
      gate.resolve()
      await heading(page, 'Your Posting')
    }
    await openHeldUp(async () => undefined)
    await page.getByRole('link', { name: 'Paint the garden fence' }).waitFor()
    expect([asked.length, await page.locator('html').getAttribute('data-first')]).toEqual([1, 'jobs'])
    await openHeldUp(() => page.evaluate((text) => localStorage.setItem('bidfair', text), kept))
    await page.getByRole('link', { name: 'Mend the roof' }).waitFor()
    expect(await page.getByText('Paint the garden fence').count()).toBe(0)
    expect([asked.length, asked[1] === asked[0], asked[2] === asked[0]]).toEqual([3, true, false])
  },
)

test('jobs stand in the order in which they are needed where that is asked for, and the address keeps it', async () => {
  const customer = await newCustomer()
  const [soon, later] = [unique('Leaking tap'), unique('White wall')]
  const body = { jobId: await newJob(customer, soon), title: soon, details: 'Drips.', neededBy: `${YEAR}-12-04` }
  await answer(customer.client.POST('/update-job/customer', { params: { header: once() }, body }))
  await newJob(customer, later)
  const { page } = await newVisitor()
  await enter(page, customer)
  const titles = page.locator('[data-job]').getByRole('link')
  await expect.poll(() => titles.allTextContents()).toEqual([later, soon])
  await page.getByLabel('Order', { exact: true }).selectOption('Needed soonest first')
  await expect.poll(() => titles.allTextContents()).toEqual([soon, later])
  await page.reload()
  await expect.poll(() => titles.allTextContents()).toEqual([soon, later])
})

test('where a business has no jobs, those that came meanwhile are there once it asks again', async () => {
  const [customer, business] = await Promise.all([newCustomer(), newBusiness(undefined, { trade: TRADE })])
  const { page } = await newVisitor({ troubled: true })
  await hearsNothing(page)
  await enter(page, business)
  await page.getByRole('heading', { name: 'No jobs right now' }).waitFor()
  const title = unique('Open gate')
  await newJob(customer, title, TRADE)
  await page.getByRole('button', { name: 'Refresh', exact: true }).click()
  await page.getByRole('link', { name: title, exact: true }).waitFor()
  expect(await page.locator('[data-job]').count()).toBe(1)
})

test('who has no jobs starts from a trade, and the form has it already', async () => {
  const { page } = await newVisitor()
  await enter(page, await newCustomer('Maya Lindgren'))
  await page.goto('/dashboard')
  await page.getByText('What needs doing, Maya?', { exact: true }).waitFor()
  const starts = page.getByRole('region', { name: 'Start from something others post', exact: true })
  await starts.getByRole('link').first().waitFor()
  expect(await starts.getByRole('link').count()).toBe(6)
  await expectAccessible(page)
  await starts.getByRole('link', { name: 'Painting', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Post Job' }).waitFor()
  await page.getByRole('button', { name: 'Painting', exact: true, pressed: true }).waitFor()
  expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Painting')
  // Nothing was typed, so nothing is lost by leaving.
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Your Posting' }).waitFor()
})
