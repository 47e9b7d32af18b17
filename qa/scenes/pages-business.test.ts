import { answer } from '../../docs/examples/over-the-wire/client.ts'
import { UnsupportedError } from 'statechart-kit/walk/unsupported'
import { newBusiness, UNUSED } from '../support/api.ts'
import { pages } from '../models/pages.ts'
import { listStage, newPoster, openWithFirst } from './support/job-list.ts'
import { remembered } from 'statechart-kit/script/notes'
import { walkScene } from './support/walk.ts'

/** Nobody else of the run posts jobs of this trade. */
const TRADE = 'Roofing'

/** A roofer, at the list of what a customer posts. */
const people = remembered(async () => {
  const viewer = await newBusiness(undefined, { ...UNUSED, trade: TRADE })
  const { jobs } = await answer(viewer.client.POST('/get-job/business', { body: { page: 1, limit: 1 } }))
  if (jobs.length > 0) throw new UnsupportedError(`Somebody else has posted jobs of the trade ${TRADE} there`)
  return { viewer, posted: await newPoster(TRADE) }
})

walkScene(pages, 'business', listStage('business', people, openWithFirst))
