import { newBusiness, UNUSED } from '../support/api.ts'
import { changeTrade } from '../support/wire.ts'
import { pages } from '../models/pages.ts'
import { listStage, newPoster, openWithFirst } from './support/job-list.ts'
import { remembered } from '../kit/script/notes.ts'
import { walkScene } from './support/walk.ts'

/** Nobody else of the run posts jobs of this trade. */
const TRADE = 'Roofing'

/** A roofer, at the list of what a customer posts. */
const people = remembered(async () => {
  const [viewer, posted] = await Promise.all([newBusiness(undefined, UNUSED), newPoster(TRADE)])
  await changeTrade(viewer.client, TRADE)
  return { viewer, posted }
})

walkScene(pages, 'business', listStage('business', people, openWithFirst))
