import { pages } from '../models/pages.ts'
import { comeBack, listStage, newPoster } from './support/job-list.ts'
import { remembered } from 'statechart-kit/script/notes'
import { walkScene } from './support/walk.ts'

/** Somebody who posts jobs, at the list of their own. */
const people = remembered(async () => {
  const posted = await newPoster('Plumbing')
  return { viewer: posted.owner, posted }
})

const own = listStage('customer', people)

walkScene(pages, 'visit', own)
walkScene(pages, 'return', {
  ...own,
  open: async (openVisit) => {
    const world = await own.open(openVisit)
    await comeBack(world)
    return world
  },
})
