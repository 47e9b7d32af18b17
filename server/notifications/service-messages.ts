import type { Db } from '../platform/db/connection.ts'
import type { Role } from '../schema/column-types.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { appLinks } from '../platform/app-links.ts'
import { queueNotificationMail } from './repository-mail-outbox.ts'
import { markThreadRead, type ThreadNotice } from './repository.ts'

type Written = Readonly<{
  jobId: string
  businessId: string
  author: Role
  title: string
  /** The name of the business. */
  business: string
  now: Date
}>

/** Mails the other side of a thread about what waits there for it, unless it wants no such mails. */
export async function queueMessageMail(
  { settings }: Pick<Deps, 'settings'>,
  db: Db,
  accountId: string,
  message: Written,
): Promise<void> {
  const { jobId, businessId, now } = message
  const links = appLinks(settings)
  const news = newsOfMessage(message)
  const link = links.thread(jobId, businessId)
  await queueNotificationMail(db, [accountId], { news, link, unsubscribe: links.unsubscribe(news.kind), now })
}

/** The notification content for the message's reader. It never names a customer. */
function newsOfMessage({
  author,
  title,
  business,
  businessId,
}: Pick<Written, 'author' | 'title' | 'business' | 'businessId'>) {
  const params = author === 'business' ? { title, author, businessId, business } : { title, author, businessId }
  return { kind: 'message_received', params } as const
}

/** Marks what was told of a thread as read. */
export async function markMessageNotificationsRead(
  db: Db,
  { now, ...notice }: ThreadNotice & Readonly<{ now: Date }>,
): Promise<void> {
  await markThreadRead(db, notice, now)
}
