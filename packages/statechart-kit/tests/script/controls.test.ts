import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { controlOf, controlsOn } from '../../script/controls.ts'
import { noting, type Note } from '../../script/notes.ts'
import { watchedPage } from '../../script/recorded-page.ts'
import { BROWSER } from '../browser.ts'

const PAGE = `<header><a href="/home">Home</a></header>
<main>
  <button aria-label="Previous picture">‹</button>
  <button>Next <span aria-hidden="true">›</span></button>
  <button disabled>Undo</button><button aria-disabled="true">Redo</button>
  <button style="display: none">Hidden</button><div inert><button>Asleep</button></div>
  <label>Title <input></label><label><input type="checkbox"> Urgent</label>
  <select aria-label="City"></select><input type="file" title="Picture"><input type="hidden">
  <a href="/jobs"><img alt="Roof"></a><a>No link</a>
</main>
<dialog aria-labelledby="t"><h2 id="t">Delete job</h2><button>Cancel</button></dialog>`

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await chromium.launch(BROWSER)
  page = await browser.newPage()
  await page.route('http://page.test/**', (route) => route.fulfill({ contentType: 'text/html', body: PAGE }))
})
afterAll(() => browser.close())

const namesOn = async (): Promise<readonly string[]> =>
  (await controlsOn(page)).map(({ region, title, role, name }) => [region, title, role, name].filter(Boolean).join(' '))

it('finds what somebody can reach and use, by role and name', async () => {
  await page.goto('http://page.test/job-details?id=7')
  expect(await namesOn()).toEqual([
    'frame link Home',
    'page button Previous picture',
    'page button Next',
    'page field Title',
    'page checkbox Urgent',
    'page select City',
    'page file Picture',
    'page link Roof',
  ])
  expect(new Set((await controlsOn(page)).map(({ path }) => path))).toEqual(new Set(['/job-details']))
})

it('finds only what is in a dialog while that is in front', async () => {
  await page.goto('http://page.test/')
  await page.evaluate(() => document.querySelector('dialog')?.showModal())
  expect(await namesOn()).toEqual(['dialog Delete job button Cancel'])
})

it('knows the control of each part of it, and of its label', async () => {
  await page.goto('http://page.test/')
  const nameOf = async (selector: string): Promise<string | undefined> =>
    (await controlOf(page.locator(selector)))?.name
  expect(await nameOf('a img')).toBe('Roof')
  expect(await nameOf('label:has([type=checkbox])')).toBe('Urgent')
  expect(await controlOf(page.locator('main'))).toBe(null)
})

it('is noted with what is done, but not where somebody only comes or goes', async () => {
  const watched = watchedPage(page, 'Ana')
  await watched.goto('http://page.test/')
  const notes: Note[] = []
  await noting(notes, async () => {
    await watched.getByRole('button', { name: 'Next' }).click()
    await watched.getByLabel('Title').focus()
    await watched.getByLabel('Title').press('Tab')
    await watched.getByLabel('Urgent').press('Space')
    await watched.getByRole('button', { name: 'Previous' }).focus()
    await watched.keyboard.press('ArrowLeft')
    await watched.keyboard.press('Enter')
  })
  const used = notes.map((note) => (note.kind === 'does' ? (note.control?.name ?? null) : null))
  expect(used).toEqual(['Next', null, null, 'Urgent', null, null, 'Previous picture'])
})
