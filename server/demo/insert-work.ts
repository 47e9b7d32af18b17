import { randomBytes } from 'node:crypto'
import type { Db } from '../platform/db/connection.ts'
import { backdatedId } from '../platform/ids.ts'
import type { Scene } from './pictures.ts'
import { timesOf, type PlacedJob, type Site } from './inserted-jobs.ts'

/** Writes what businesses showed of their finished work; the first two pictures of each job are on their pages. */
export async function insertWork(db: Db, jobs: readonly PlacedJob[], site: Site): Promise<void> {
  const shown = await Promise.all(
    jobs.flatMap((job) => (job.work ?? []).map((scene, index) => workRow(db, { job, scene, index }, site))),
  )
  const rows = shown.flatMap((row) => row ?? [])
  await db.insertInto('work_pictures').values(rows).execute()
  const chosen = site.businessIds.flatMap((businessId) => {
    const own = rows.filter((row) => row.business_id === businessId && row.position < 3)
    return own.slice(0, 20).map(({ file_id, job_id }, index) => ({
      business_id: businessId,
      position: index + 1,
      file_id,
      job_id,
      shown_as: randomBytes(16).toString('base64url'),
    }))
  })
  await db.insertInto('business_pictures').values(chosen).execute()
}

type Work = Readonly<{ job: PlacedJob; scene: Scene; index: number }>

async function workRow(db: Db, { job, scene, index }: Work, { addPicture, now }: Site) {
  const won = job.placed[job.chosen]
  if (job.status !== 'completed' || won === undefined) return undefined
  const file_id = await addPicture(db, scene, won.businessId)
  return {
    id: backdatedId(timesOf(job, now).completedAt),
    job_id: job.id,
    business_id: won.businessId,
    position: index + 1,
    file_id,
  }
}
