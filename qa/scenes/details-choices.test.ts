import type { Locator } from 'playwright-core'
import { links } from '../../src/routes.ts'
import { newCustomer } from '../support/api.ts'
import { saysFailed, walkDetails, type DetailsScreen } from './support/details.ts'
import type { Visit } from './support/visit.ts'

/** The form of a job; what its fields offer is asked for with the first sign that somebody is there. */
const open: DetailsScreen['open'] = async (openVisit) => {
  const visit = await openVisit(await newCustomer())
  const { page, say } = visit
  const enter = async () => {
    await page.goto(links.postJob)
    await page.getByLabel(say('postJob.jobTitle'), { exact: true }).waitFor()
    await page.mouse.move(1, 1)
  }
  return { visit, enter }
}

/** What a field offers; a list that is not open has its options all the same. */
const offers = (select: Locator, name: string): Promise<void> =>
  select.locator('option').filter({ hasText: name }).first().waitFor({ state: 'attached' })

const category = ({ page, say }: Visit): Locator => page.getByLabel(say('postJob.category'), { exact: true })
const state = ({ page, say }: Visit): Locator => page.getByLabel(say('ui.place.state'), { exact: true })

walkDetails('categories', {
  call: 'listCategories',
  open,
  loading: (visit) => offers(category(visit), visit.say('ui.loading')),
  ready: (visit) => offers(category(visit), visit.say.category('Plumbing')),
  failed: (say) => say('ui.categoriesFailed'),
  // The field has no room for why.
  seesFailed: (visit, failure) => saysFailed(visit, visit.say('ui.categoriesFailed'), failure, false),
})

walkDetails('places', {
  call: 'listLocations',
  open,
  loading: (visit) => offers(state(visit), visit.say('ui.place.loading')),
  ready: (visit) => offers(state(visit), 'Texas'),
  failed: (say) => say('ui.place.failed'),
  seesFailed: (visit, failure) => saysFailed(visit, visit.say('ui.place.failed'), failure, false),
})
