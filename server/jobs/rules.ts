import { newId } from '../platform/ids.ts'
import { Refusal } from '../platform/refusal.ts'
import { getCustomerPlace } from '../accounts/rows.ts'
import { editJob as writeEdit, insertJob, softDeleteJob } from './rows.ts'
import { tellBidders, tellMatching } from '../news/rows.ts'
import { ask, holdJob, partyOf } from './rules-ask.ts'
import type { Caller } from '../platform/caller.ts'
import { checkCategories, checkPlace } from '../places/rules.ts'
import { claim } from '../files/rules-claim.ts'
import { once, type Intent } from '../platform/idempotency/once.ts'
import type { Tools } from '../tools.ts'

export type NewJob = Readonly<{
  title: string
  details: string
  category: string
  /** The customer's own where it is missing. */
  country: string | undefined
  state: string
  city: string
  /** An exact amount, such as "120.5". */
  budget: string
  pictureIds: readonly string[]
}>

const DAY = 24 * 60 * 60 * 1000

/** When a job that is posted or edited now expires. */
function expiryOf({ settings }: Pick<Tools, 'settings'>, now: Date): Date {
  return new Date(now.getTime() + settings.jobExpiryDays * DAY)
}

/** Posts a job and tells the businesses of its place and trade. */
export async function postJob(tools: Tools, caller: Caller, input: NewJob, intent: Intent): Promise<{ jobId: string }> {
  checkCategories(tools.choices, 'category', [input.category])
  return await once(tools, caller, intent, async (db) => {
    const now = tools.now()
    const country = input.country ?? (await getCustomerPlace(db, caller.id)).country
    checkPlace(tools.choices, { country, state: input.state, cities: [input.city] })
    const pictureIds = await claim(db, caller.id, { field: 'pics_url', ids: input.pictureIds, kinds: ['image'] })
    const id = newId(now.getTime())
    const { title, details, category, state, city, budget } = input
    const place = { country, state, city, category }
    const text = { title, details, budget }
    const times = { posted_at: now, expires_at: expiryOf(tools, now) }
    await insertJob(db, { id, customer_id: caller.id, ...text, ...place, ...times }, pictureIds)
    await tellMatching(db, { id, ...place }, { kind: 'job_matching', params: { title, city } }, now)
    return { jobId: id }
  })
}

type JobEdit = Readonly<{ jobId: string; title: string; details: string }>

/** Changes title and details of an open job, lets its time begin anew and tells its bidders. */
export async function editJob(tools: Tools, caller: Caller, input: JobEdit, intent: Intent): Promise<void> {
  await once(tools, caller, intent, async (db) => {
    const now = tools.now()
    const held = await holdJob(db, input.jobId, [], now)
    if (held === undefined) throw new Refusal('JOB_NOT_FOUND')
    ask(held, { type: 'job.edited', by: partyOf(caller) })
    const { title, details } = input
    await writeEdit(db, held.job.id, { title, details, expiresAt: expiryOf(tools, now), now })
    await tellBidders(db, held.job.id, { kind: 'job_edited', params: { title } }, now)
  })
}

/** Deletes an open job and tells its bidders. Its rows stay until they are purged. */
export async function deleteJob(tools: Tools, caller: Caller, jobId: string, intent: Intent): Promise<void> {
  await once(tools, caller, intent, async (db) => {
    const now = tools.now()
    const held = await holdJob(db, jobId, [], now)
    if (held === undefined) throw new Refusal('JOB_NOT_FOUND')
    ask(held, { type: 'job.deleted', by: partyOf(caller) })
    await softDeleteJob(db, held.job.id, now)
    await tellBidders(db, held.job.id, { kind: 'job_deleted', params: { title: held.job.title } }, now)
  })
}
