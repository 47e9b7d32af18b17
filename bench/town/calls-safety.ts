import { sql } from 'kysely'
import type { OperationId } from '../../generated/operations.ts'
import type { Scene } from './scene.ts'
import { business, by, customer, type Ways } from './ways.ts'

/** The newest review of a business, which nobody has reported. */
async function newReview({ db, business, newJob }: Scene): Promise<string> {
  const { jobId } = await newJob('rated')
  const { rows } = await sql<{ id: string }>`
    select id from ratings where job_id = ${jobId} and business_id = ${business.id}`.execute(db)
  return rows[0]?.id ?? ''
}

/** The link of the picture of a job, which nobody has reported. */
async function newPicture({ db, customer, newJob }: Scene, baseUrl = 'https://bidfair.example'): Promise<string> {
  const { jobId } = await newJob('open')
  const id = jobId.replaceAll('-', '').slice(-22)
  await sql`insert into files (id, kind, media_type, byte_size, purpose, owner_id)
    values (${id}, 'image', 'image/webp', 1000, 'picture', ${customer.id})`.execute(db)
  await sql`insert into job_pictures (job_id, position, file_id) values (${jobId}, 5, ${id})`.execute(db)
  return `${baseUrl}/v1/files/${id}`
}

const forget = async ({ db, business, customer }: Scene): Promise<unknown> =>
  await sql`delete from reports where reporter_id in (${business.id}, ${customer.id})`.execute(db)

const unblockAll = async ({ db, business, customer }: Scene): Promise<unknown> =>
  await sql`delete from blocks where business_id = ${business.id} or customer_id = ${customer.id}`.execute(db)

export const safetyCalls = {
  blockBusiness: [by(customer, (scene) => ({ business: scene.business.id }), { after: unblockAll })],
  blockCustomer: [by(business, async ({ newJob }) => ({ jobId: (await newJob('open')).jobId }), { after: unblockAll })],
  unblock: [by(customer, ({ customer: { id } }) => ({ blockId: id }))],
  listBlocks: [by(customer, () => ({ limit: 20 }))],
  reportJob: [by(business, async ({ newJob }) => ({ jobId: (await newJob('open')).jobId, kind: 'scam' }))],
  reportBusiness: [by(customer, (scene) => ({ business: scene.business.id, kind: 'misleading' }), { after: forget })],
  reportReview: [by(business, async (scene) => ({ reviewId: await newReview(scene), kind: 'offensive' }))],
  reportPicture: [by(business, async (scene) => ({ url: await newPicture(scene), kind: 'privacy' }))],
} as const satisfies Partial<Ways<OperationId>>
