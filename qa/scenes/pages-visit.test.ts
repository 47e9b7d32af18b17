import { pages } from '../models/pages.ts'
import { listStage, newPoster } from './support/job-list.ts'
import { once } from './support/once.ts'
import { walkScene } from './support/walk.ts'

/** Somebody who posts jobs, at the list of their own. */
const people = once(async () => {
  const posted = await newPoster('Plumbing')
  return { viewer: posted.owner, posted }
})

walkScene(pages, 'visit', listStage('customer', people))
