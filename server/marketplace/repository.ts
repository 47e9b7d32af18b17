import type { Db } from '../platform/db/connection.ts'
import { statement } from '../platform/db/statement.ts'

/** A review of a business that anybody may see, by a customer who is here. */
export type ReviewRow = Readonly<{
  id: string
  jobId: string
  stars: number
  comment: string
  category: string
  completedAt: Date
  customerId: string
  /** The whole name. */
  customerName: string
  businessId: string
  businessName: string
  logoId: string | null
}>

const visible = `ratings r
    join businesses b on b.account_id = r.business_id and not b.hidden
    join accounts owner on owner.id = r.business_id and not owner.is_gone
    join jobs j on j.id = r.job_id
    join accounts customer on customer.id = j.customer_id and not customer.is_gone`

/** The newest reviews with a comment, by the index `ratings_commented`. */
export async function listNewestReviews(db: Db, limit: number): Promise<ReviewRow[]> {
  const { bind, run } = statement()
  return await run<ReviewRow>(
    db,
    `select r.id, r.job_id as "jobId", r.rating as stars, r.comment, j.category, j.completed_at as "completedAt", j.customer_id as "customerId", customer.name as "customerName",
      r.business_id as "businessId", b.business_name as "businessName", b.logo_file_id as "logoId"
    from ${visible}
    where r.comment is not null order by r.id desc limit ${bind(limit)}`,
  )
}

/**
 * What some reviews are made of, as a text that is another one as soon as any of it is: the transactions that wrote the review, its
 * business and its customer. A review that nobody may see any more is not in it.
 */
export async function findReviewMarks(db: Db, jobs: readonly string[]): Promise<string> {
  const { bind, run } = statement()
  const [row] = await run<{ marks: string | null }>(
    db,
    `select string_agg(concat_ws(' ', r.xmin, b.xmin, customer.xmin), ',' order by r.id) as marks
    from ${visible} where r.job_id = any(${bind(jobs)}::uuid[])`,
  )
  return row?.marks ?? ''
}
