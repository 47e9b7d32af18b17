import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { newCustomer, newJobs } from '../../qa/support/api.ts'
import { newVisitor, useBrowser } from '../../qa/support/browser.ts'
import { enter } from '../../qa/support/stored-session.ts'
import { PASSWORD } from '../../qa/support/sign-up.ts'
import { shows } from '../support/shows.ts'

useBrowser()

const says = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text }).last()

/** What a toast covers: every control and heading on the screen whose box, or whose words, it touches. */
const coveredBy = (toast: Locator): Promise<readonly string[]> =>
  toast.evaluate(async (shown) => {
    // It has come to its place when it no longer moves.
    await Promise.all(shown.getAnimations().map((animation) => animation.finished))
    const mine = shown.getBoundingClientRect()
    const above = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
    const all = [...above.querySelectorAll<HTMLElement>('h1, h2, h3, a, button, input, select, textarea')]
    return all
      .filter((element) => {
        const words = document.createRange()
        words.selectNodeContents(element)
        const boxes = element.matches('h1, h2, h3') ? words.getClientRects() : element.getClientRects()
        return [...boxes].some(
          (box) =>
            box.left < mine.right &&
            box.right > mine.left &&
            box.top < mine.bottom &&
            box.bottom > mine.top &&
            box.height > 1,
        )
      })
      .map((element) => `${element.localName} ${element.textContent}`)
  })

describe.each([360, 1280])('a toast at %i pixels', (width) => {
  test('covers no control and no heading of any screen', shows('screen.toasts'), async () => {
    const customer = await newCustomer()
    const [job] = await newJobs(customer, 6, 'Plumbing')
    const { page } = await newVisitor()
    await page.setViewportSize({ width, height: 844 })

    await page.goto('/')
    await page.getByLabel('Email', { exact: true }).fill(customer.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    const welcome = says(page, 'Login successful')
    await welcome.waitFor()
    await page.getByRole('link', { name: 'Post Job', exact: true }).first().waitFor()
    await expect.poll(() => coveredBy(welcome)).toEqual([])

    await page.goto(`/job-details?id=${job}`)
    await page.getByRole('button', { name: 'Edit job', exact: true }).click()
    const edit = page.getByRole('dialog', { name: 'Edit job', exact: true })
    await edit.getByLabel('Job Title', { exact: true }).fill(`Leaking tap, ${width}`)
    await edit.getByRole('button', { name: 'Save', exact: true }).click()
    const updated = says(page, 'Job updated successfully')
    await updated.waitFor()
    await expect.poll(() => coveredBy(updated)).toEqual([])
    // Whatever the page is scrolled to.
    await page.mouse.wheel(0, 150)
    await expect.poll(() => coveredBy(updated)).toEqual([])

    await page.goto('/mail-settings')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const saved = says(page, 'Saved')
    await saved.waitFor()
    await expect.poll(() => coveredBy(saved)).toEqual([])
  })
})

test('a toast stands above the tab bar of a phone, and in the bottom end corner of a desk', async () => {
  const { page } = await newVisitor()
  await enter(page, await newCustomer())
  for (const [width, wanted] of [
    [360, { fromBottom: 64 + 16 }],
    [1280, { fromEnd: 32, fromBottom: 32 }],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/your-data')
    await page.getByRole('button', { name: 'Download your data', exact: true }).click()
    const saved = says(page, 'was downloaded')
    await saved.waitFor()
    const at = () =>
      saved.evaluate(async (shown) => {
        await Promise.all(shown.getAnimations().map((animation) => animation.finished))
        const { right, bottom } = shown.getBoundingClientRect()
        return { fromEnd: document.documentElement.clientWidth - right, fromBottom: window.innerHeight - bottom }
      })
    await expect.poll(at).toMatchObject(wanted)
  }
})

test('a toast lets clicks through, and goes in its time while what it came from is pointed at', async () => {
  const { page } = await newVisitor()
  await page.clock.install()
  await enter(page, await newCustomer())
  await page.goto('/mail-settings')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  const saved = says(page, 'Saved')
  await saved.waitFor()
  const hit = await saved.evaluate((shown) => {
    const { left, top, width, height } = shown.getBoundingClientRect()
    return shown.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  expect(hit).toBe(false)
  await saved.hover({ force: true })
  await page.clock.runFor(5300)
  await expect.poll(() => saved.count()).toBe(0)
})
