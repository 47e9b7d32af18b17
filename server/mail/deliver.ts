import type { Db } from '../db/connection.ts'
import { giveUpMail, markMailSent, putOffMail, takeDueMail, type DueMail } from '../repo/mail-queue.ts'
import type { QueuedMail } from '../repo/outbox.ts'
import { codeOf, reasonOf } from '../startup-error.ts'
import { composeMail } from './compose.ts'
import type { Post } from './post.ts'

export type Delivery = Readonly<{
  db: Db
  post: Post
  from: string
  now: () => Date
  /** Told about every letter that is away and every one that is not. */
  report: (event: Readonly<{ id: string; kind: string; link?: string; error?: string }>) => void
}>

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** A mail server that was down for a long weekend loses nothing. */
const GIVE_UP_AFTER = 96 * HOUR
/** Longer than sending may take at worst. */
const LEASE = 5 * MINUTE
const BATCH = 20

/** Sends what is due, and answers how many letters it took; fewer than a batch means that nothing is left. */
export async function deliverMail(delivery: Delivery): Promise<{ taken: number; isMore: boolean }> {
  const { db, now } = delivery
  const due = await takeDueMail(db, now(), new Date(now().getTime() + LEASE), BATCH)
  for (const mail of due) await deliverOne(delivery, mail)
  return { taken: due.length, isMore: due.length === BATCH }
}

async function deliverOne({ db, post, from, now, report }: Delivery, mail: DueMail): Promise<void> {
  const { id, kind } = mail
  const letter = readLetter(mail)
  if (letter === undefined) {
    await giveUpMail(db, id, now(), `no letter of kind ${kind}`)
    report({ id, kind, error: 'unknown kind' })
    return
  }
  try {
    await post.send({ id, from, to: mail.recipient, ...composeMail(letter) })
  } catch (error) {
    const reason = reasonOf(error).slice(0, 500)
    const isOver = isRefusedForGood(error) || now().getTime() - mail.created_at.getTime() > GIVE_UP_AFTER
    if (isOver) await giveUpMail(db, id, now(), reason)
    else await putOffMail(db, id, new Date(now().getTime() + pause(mail.attempts)), reason)
    report({ id, kind, error: reason })
    return
  }
  await markMailSent(db, id, now())
  report({ id, kind, link: letter.params.link })
}

/** Half a minute, then twice as long each time, at most six hours. */
function pause(attempts: number): number {
  return Math.min(6 * HOUR, (MINUTE / 2) * 2 ** Math.min(attempts - 1, 12))
}

/** The server knows the recipient and does not want the letter (RFC 5321: 5yz), so another try is of no use. */
function isRefusedForGood(error: unknown): boolean {
  if (codeOf(error) !== 'EENVELOPE' || typeof error !== 'object' || error === null) return false
  return 'responseCode' in error && typeof error.responseCode === 'number' && error.responseCode >= 500
}

function readLetter({ kind, language, params }: DueMail): Omit<QueuedMail, 'recipient'> | undefined {
  const { name, link } = params
  if (kind !== 'password_reset' && kind !== 'email_verification') return undefined
  if (typeof name !== 'string' || typeof link !== 'string') return undefined
  return { kind, language, params: { name, link } }
}
