import { cursorsOf } from '../../server/platform/cursor.ts'
import type { Locator } from 'playwright-core'
import { links } from '../../src/shared/routes.ts'
import { record } from '../../tests/support/json.ts'
import { pages } from '../models/pages.ts'
import { newBusiness, newCustomer, newShownJob, UNUSED } from '../support/api.ts'
import { remembered } from 'statechart-kit/script/notes'
import { pagesActs, wordsOf, type PagesStage } from './support/pages-stage.ts'
import type { Visit } from './support/visit.ts'
import { walkScene } from './support/walk.ts'

/** How many pictures a business showed of each job. */
const SHOWN = [5, 3]

const scene = remembered(async () => {
  const [customer, business] = await Promise.all([newCustomer(undefined, UNUSED), newBusiness(undefined, UNUSED)])
  for (const count of SHOWN) await newShownJob(customer, business, count)
  return business
})

const dialog = ({ page, say }: Visit): Locator =>
  page.getByRole('dialog', { name: say('profile.work.picker.title'), exact: true })

/** A place that no picture comes after. */
const OLDEST = cursorsOf('listWorkPictures').after('00000000-0000-0000-0000-000000000000')

const { does, answers, sees } = pagesActs({
  words: wordsOf('profile.work.picker'),
  rows: SHOWN.reduce((sum, count) => sum + count),
  asksForNone: (_, body) => ({ ...record(body), cursor: OLDEST }),
  place: dialog,
})

const stage: PagesStage = {
  open: async (openVisit) => {
    const visit = await openVisit(await scene())
    const { page, say } = visit
    await visit.gateOn('streamNotifications')
    await page.goto(links.workPictures)
    // What is on the page already comes by the same call.
    const opener = page.getByRole('button', { name: say('profile.work.fromJobs'), exact: true })
    await opener.waitFor()
    const gate = await visit.gateOn('listWorkPictures')
    await opener.click()
    return { visit, gate }
  },
  screen: ({ visit }) => visit,
  does,
  answers,
  sees: {
    ...sees,
    'shown.end': ({ visit }) =>
      dialog(visit).getByText(visit.say('profile.work.picker.end'), { exact: true }).waitFor(),
    'shown.empty': ({ visit }) =>
      dialog(visit)
        .getByRole('heading', { name: visit.say('profile.work.picker.empty') })
        .waitFor(),
  },
}

walkScene(pages, 'work-pictures', stage)
