import type { Db } from '../platform/db/connection.ts'
import type { Role } from '../schema/columns.ts'
import { insertNotifications, type News } from './rows.ts'
import { hasUnreadOfThread, markThreadRead, type ThreadNotice } from './rows-talk.ts'

type Written = Readonly<{
  jobId: string
  businessId: string
  customerId: string
  author: Role
  title: string
  /** The name of the business. */
  business: string
  now: Date
}>

/**
 * Tells the other side of a message on its bell: one notification for what it has not read of a thread, not one for each
 * message. The mail comes later, and only if it is still unread.
 */
export async function tellOfMessage(db: Db, message: Written): Promise<void> {
  const { jobId, businessId, customerId, author, now } = message
  const accountId = author === 'business' ? customerId : businessId
  if (await hasUnreadOfThread(db, { accountId, jobId, businessId })) return
  await insertNotifications(db, [accountId], { jobId, news: newsOfMessage(message), now })
}

/** What is said of a message to the side that is to read it; a customer goes unnamed. */
export function newsOfMessage(
  message: Omit<Written, 'now' | 'jobId' | 'customerId'>,
): News & { kind: 'message_received' } {
  const { author, title, business, businessId } = message
  const params = author === 'business' ? { title, author, businessId, business } : { title, author, businessId }
  return { kind: 'message_received', params }
}

/** Marks what was told of a thread as read. */
export async function readOfMessages(
  db: Db,
  { now, ...notice }: ThreadNotice & Readonly<{ now: Date }>,
): Promise<void> {
  await markThreadRead(db, notice, now)
}
