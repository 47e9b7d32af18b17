import type { Db } from '../platform/db/connection.ts'
import { tell, tellBidders } from './rows.ts'
import { queueNews, queueNewsForBidders, type MailedNews } from './rows-mail.ts'
import type { Tools } from '../tools.ts'

type About = Readonly<{ jobId: string; news: MailedNews; now: Date }>

/** Tells one account about a job, on its bell and by mail. Both are written with what they tell of, or neither is. */
export async function inform(tools: Pick<Tools, 'settings'>, db: Db, accountId: string, about: About): Promise<void> {
  const { jobId, news, now } = about
  await tell(db, accountId, jobId, news, now)
  await queueNews(db, accountId, { news, link: linkTo(tools, jobId), now })
}

/** The same for every bidder of a job but one. */
export async function informOtherBidders(
  tools: Pick<Tools, 'settings'>,
  db: Db,
  chosen: string,
  { jobId, news, now }: About,
): Promise<void> {
  await tellBidders(db, jobId, news, now, chosen)
  await queueNewsForBidders(db, jobId, chosen, { news, link: linkTo(tools, jobId), now })
}

function linkTo({ settings }: Pick<Tools, 'settings'>, jobId: string): string {
  return `${settings.publicUrl}/job-details?id=${jobId}`
}
