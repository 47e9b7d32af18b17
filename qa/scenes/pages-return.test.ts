import { pages } from '../models/pages.ts'
import { comeBack, listStage, newPoster, type ListStage } from './support/job-list.ts'
import { remembered } from 'statechart-kit/script/notes'
import { walkScene } from './support/walk.ts'

/** Somebody who posts jobs, at the list of their own. */
const people = remembered(async () => {
  const posted = await newPoster('Plumbing')
  return { viewer: posted.owner, posted }
})

const visit = listStage('customer', people)

const stage: ListStage = {
  ...visit,
  open: async (openVisit) => {
    const world = await visit.open(openVisit)
    await comeBack(world)
    return world
  },
}

walkScene(pages, 'return', stage)
