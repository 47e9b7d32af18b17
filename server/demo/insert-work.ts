import { randomBytes } from 'node:crypto'
import type { Db } from '../platform/db/connection.ts'
import { idAt } from '../platform/ids.ts'
import { timesOf, type PlacedJob, type Site } from './placed.ts'

/** Writes what businesses showed of their finished work; the first two pictures of each job are on their pages. */
export async function insertWork(db: Db, jobs: readonly PlacedJob[], site: Site): Promise<void> {
  const shown = await Promise.all(jobs.flatMap((job) => job.work.map((_, index) => workRow(job, index, site))))
  const rows = shown.flatMap((row) => row ?? [])
  await db.insertInto('work_pictures').values(rows).execute()
  const chosen = site.businessIds.flatMap((businessId) => {
    const own = rows.filter((row) => row.business_id === businessId && row.position < 3)
    // Two jobs of a trade may be drawn alike.
    const files = new Map(own.map((row) => [row.file_id, row]))
    return [...files.values()].slice(0, 20).map(({ file_id, job_id }, index) => ({
      business_id: businessId,
      position: index + 1,
      file_id,
      job_id,
      shown_as: randomBytes(16).toString('base64url'),
    }))
  })
  await db.insertInto('business_pictures').values(chosen).execute()
}

async function workRow(job: PlacedJob, index: number, { office, now }: Site) {
  const won = job.placed[job.chosen]
  const drawing = job.work[index]
  if (job.status !== 'completed' || won === undefined || drawing === undefined) return undefined
  const { id: file_id } = await office.scene(drawing.scene, drawing.look)
  return {
    id: idAt(timesOf(job, now).completedAt),
    job_id: job.id,
    business_id: won.businessId,
    position: index + 1,
    file_id,
  }
}
