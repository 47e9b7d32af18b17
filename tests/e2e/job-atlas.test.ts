import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { expectedOf, type Expected } from '../../qa/atlas/expected.ts'
import { makeJobs, NAMES, newPeople } from '../../qa/atlas/make.ts'
import { rows, type Row, type Viewer } from '../../qa/atlas/rows.ts'
import { useBrowser } from '../../qa/support/browser.ts'
import { wordsOf } from '../../qa/scenes/support/visit.ts'
import { visitorAs } from './support/visitor-as.ts'

useBrowser()

test('whatever state a job is in, its screen says so first and offers what may be done', async () => {
  const place = { baseUrl: inject('baseUrl'), dataDir: inject('dataDir') }
  const [people, say] = await Promise.all([newPeople(place), wordsOf('en')])
  const ids = await makeJobs(place, people, rows)

  /** What the screen says first, and which act it offers beside it. */
  const saidFirst = async (page: Page, row: Row, { heading, act }: Expected) => {
    const main = page.locator('main')
    const said = await main.getByRole('heading', { level: 2 }).first().innerText()
    const banner = main.getByRole('region').first()
    // The first bid is offered beside the job.
    const hasBanner = (await banner.count()) > 0 && row.name !== 'deleted' && act !== say('jobDetails.bid.button')
    const acts = await (hasBanner ? banner : main).locator('a, button').allInnerTexts()
    const offered = act === null ? (acts.length === 0 ? null : acts.join()) : acts.includes(act) ? act : acts.join()
    return { row: row.name, heading: said.startsWith(heading) ? heading : said, act: offered }
  }

  /** Looks at the job in each state, as this viewer, until the screen says what it should. */
  const look = async (viewer: Viewer): Promise<void> => {
    const { page } = await visitorAs(people[viewer], '/dashboard', { width: 1280, height: 900 })
    for (const [index, row] of rows.entries()) {
      const expected = { row: row.name, ...expectedOf(row, viewer, say, NAMES) }
      await page.goto(`/job-details?id=${ids[index]}`)
      // The rating opens by itself, and the page below it cannot be pressed meanwhile.
      const later = page.getByRole('dialog').getByRole('button', { name: say('jobActs.rating.later'), exact: true })
      if (expected.act === say('jobDetails.assigned.rate')) await later.click()
      await expect.poll(() => saidFirst(page, row, expected)).toEqual(expected)
    }
  }
  for (const viewer of ['owner', 'winner'] as const) await look(viewer)
})
