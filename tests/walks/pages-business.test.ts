import { answer } from '../../docs/examples/over-the-wire/client.ts'
import { newBusiness } from '../e2e/support/api.ts'
import { pages } from '../models/pages.ts'
import { listStage, newPoster } from './support/job-list.ts'
import { once } from './support/once.ts'
import { walkScene } from './support/walk.ts'

/** Nobody else of the run posts jobs of this trade. */
const TRADE = 'Roofing'

/** A roofer, at the list of what a customer posts. */
const people = once(async () => {
  const [viewer, posted] = await Promise.all([newBusiness(), newPoster(TRADE)])
  await answer(viewer.client.POST('/edit-buisness-details/business', { body: { category: [TRADE] } }))
  return { viewer, posted }
})

walkScene(pages, 'business', listStage('business', people))
