import { pages } from '../models/pages.ts'
import { listStage, newPoster } from './support/job-list.ts'
import { remembered } from 'statechart-kit/script/notes'
import { walkScene } from './support/walk.ts'

/** Somebody who posts jobs, at the list of their own. */
const people = remembered(async () => {
  const posted = await newPoster('Plumbing')
  return { viewer: posted.owner, posted }
})

walkScene(pages, 'visit', listStage('customer', people))
