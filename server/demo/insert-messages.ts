import { deliveryOf } from '../events/content.ts'
import { insertNotificationRows } from '../notifications/service.ts'
import type { Db } from '../platform/db/connection.ts'
import { insertMessage, setLastSeen } from '../messages/service.ts'
import { businesses } from './people.ts'
import { hoursBefore, type PlacedJob, type Site } from './inserted-jobs.ts'
import { talks, type Talk } from './talks.ts'

/** The first customer and the first business find conversations, oldest first. */
export async function insertTalk(db: Db, jobs: readonly PlacedJob[], site: Site): Promise<void> {
  for (const talk of talks.toSorted((one, other) => other.hoursAgo - one.hoursAgo)) {
    const job = jobs.find(({ title }) => title === talk.about)
    if (job === undefined) throw new Error(`there is no job to talk about: ${talk.about}`)
    await speak(db, job, talk, site)
  }
  // Nobody in the town reads mails.
  await db.updateTable('thread_sides').set({ mailed_at: site.now }).where('unread', '>', 0).execute()
}

async function speak(db: Db, job: PlacedJob, talk: Talk, site: Site): Promise<void> {
  const { customerIds, businessIds, addPictures, now } = site
  const { business, lines, unread, hoursAgo } = talk
  const [businessId = '', customerId = ''] = [businessIds[business], customerIds[job.customer]]
  const parties = { jobId: job.id, businessId, customerId }
  const name = businesses[business]?.businessName ?? ''
  const about = { title: job.title, businessId }
  for (const [index, [by, text, picture]] of lines.entries()) {
    // Within the life of the job, whose newest ones are an hour or two old.
    const share = (lines.length - index) / lines.length
    const at = hoursBefore(now, Math.min(hoursAgo, job.posted - 1) * share)
    const author = by === 'c' ? 'customer' : 'business'
    const ownerId = by === 'c' ? customerId : businessId
    const pictureIds = await addPictures(db, picture === undefined ? [] : [{ name: picture, ownerId }])
    await insertMessage(db, { ...parties, author, text, pictureIds, now: at })
    if (index !== lines.length - unread) continue
    // One notice for all that is unread.
    const params =
      by === 'c'
        ? ({ ...about, author: 'customer' } as const)
        : ({ ...about, author: 'business', business: name } as const)
    const reader = by === 'c' ? businessId : customerId
    await insertNotificationRows(db, [reader], deliveryOf(job.id, { kind: 'message_received', params }, at))
  }
  const thread = await db
    .selectFrom('threads')
    .select('id')
    .where('job_id', '=', job.id)
    .where('business_id', '=', businessId)
    .executeTakeFirstOrThrow()
  const last = lines.at(-1)?.[0] === 'c' ? 'customer' : 'business'
  const reader = last === 'customer' ? 'business' : 'customer'
  await setLastSeen(db, thread.id, last, lines.length)
  await setLastSeen(db, thread.id, reader, lines.length - unread)
}
