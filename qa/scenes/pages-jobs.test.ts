import { answer } from '../../docs/examples/over-the-wire/client.ts'
import { UnsupportedError } from 'statechart-kit/walk/unsupported'
import { newBusiness, UNUSED } from '../support/api.ts'
import { pages } from '../models/pages.ts'
import { comeBack, listStage, newPoster, openWithFirst } from './support/job-list.ts'
import { remembered } from 'statechart-kit/script/notes'
import { walkScene } from './support/walk.ts'

/** Nobody else of the run posts jobs of this trade. */
const TRADE = 'Roofing'

/** A roofer, at the list of what a customer posts. */
const roofer = remembered(async () => {
  const viewer = await newBusiness(undefined, { ...UNUSED, trade: TRADE })
  const { jobs } = await answer(viewer.client.POST('/get-job/business', { body: { page: 1, limit: 1 } }))
  if (jobs.length > 0) throw new UnsupportedError(`Somebody else has posted jobs of the trade ${TRADE} there`)
  return { viewer, posted: await newPoster(TRADE) }
})

/** Somebody who posts jobs, at the list of their own. */
const poster = remembered(async () => {
  const posted = await newPoster('Plumbing')
  return { viewer: posted.owner, posted }
})

const own = listStage('customer', poster)

walkScene(pages, 'business', listStage('business', roofer, openWithFirst))
walkScene(pages, 'visit', own)
walkScene(pages, 'return', {
  ...own,
  open: async (openVisit) => {
    const world = await own.open(openVisit)
    await comeBack(world)
    return world
  },
})
