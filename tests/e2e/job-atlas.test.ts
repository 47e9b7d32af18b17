import { expect, inject, test } from 'vitest'
import { expectedOf, type Expected } from '../../qa/atlas/expected.ts'
import { makeJobs, NAMES, newPeople } from '../../qa/atlas/make.ts'
import { rows, type Viewer } from '../../qa/atlas/rows.ts'
import { useBrowser } from '../../qa/support/browser.ts'
import { wordsOf } from '../../qa/scenes/support/visit.ts'
import { visitorAs } from './support/visitor-as.ts'

useBrowser()

test('whatever state a job is in, its screen says so first and offers what may be done', async () => {
  const place = { baseUrl: inject('baseUrl'), dataDir: inject('dataDir') }
  const [people, say] = await Promise.all([newPeople(place), wordsOf('en')])
  const ids = await makeJobs(place, people, rows)

  /** What the screen says first to this viewer, state by state. */
  const seenBy = async (viewer: Viewer): Promise<readonly (Expected & { readonly row: string })[]> => {
    const { page } = await visitorAs(people[viewer], '/dashboard', { width: 1280, height: 900 })
    const seen = []
    for (const [index, row] of rows.entries()) {
      const { heading, act } = expectedOf(row, viewer, say, NAMES)
      await page.goto(`/job-details?id=${ids[index]}`)
      const first = page.locator('main').getByRole('heading', { level: 2 }).first()
      await first.waitFor()
      // The rating opens by itself, and the page below it cannot be pressed meanwhile.
      const later = page.getByRole('dialog').getByRole('button', { name: say('jobActs.rating.later'), exact: true })
      if (act === say('jobDetails.assigned.rate')) await later.click()
      const banner = page.locator('main').getByRole('region').first()
      // The first bid is offered beside the job.
      const hasBanner = (await banner.count()) > 0 && row.name !== 'deleted' && act !== say('jobDetails.bid.button')
      const around = hasBanner ? banner : page.locator('main')
      const acts = await around.locator('a, button').allInnerTexts()
      const said = await first.innerText()
      seen.push({
        row: row.name,
        heading: said.startsWith(heading) ? heading : said,
        act: act === null ? (acts.length === 0 ? null : acts.join()) : acts.includes(act) ? act : acts.join(),
      })
    }
    return seen
  }
  for (const viewer of ['owner', 'winner'] as const) {
    const expected = rows.map((row) => ({ row: row.name, ...expectedOf(row, viewer, say, NAMES) }))
    expect(await seenBy(viewer)).toEqual(expected)
  }
})
