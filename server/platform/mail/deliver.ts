import type { Db } from '../db/connection.ts'
import { markMailFailed, markMailSent, openedParams, rescheduleMail, leaseDueMail, type DueMail } from './repository.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { codeOf, reasonOf } from '../startup-error.ts'
import type { ComposedMail, MailTransport } from './transport.ts'

export type Delivery = Readonly<{
  db: Db
  secrets: Secrets
  post: MailTransport
  /** Writes a mail out of its kind and what its words name; undefined where there are no words for it. */
  compose: (mail: Pick<DueMail, 'kind' | 'language' | 'params' | 'isProven'>) => ComposedMail | undefined
  from: string
  now: () => Date
  /** Ends the work after the letter that is on its way. */
  signal?: AbortSignal
  /** Told about every letter that is away and every one that is not. */
  report: (event: MailEvent) => void
}>

/** A letter that is away, with its link where it has one, or one that is not, and whether it is given up. */
export type MailEvent = Readonly<
  { id: string; kind: string } & ({ link?: string; error?: never } | { error: string; isOver: boolean })
>

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** A mail server that was down for a long weekend loses nothing. */
const GIVE_UP_AFTER = 96 * HOUR
/** Longer than sending one letter may take at worst, so that nobody else takes it meanwhile. */
const LEASE = 5 * MINUTE
const BATCH = 20

/** Sends what is due, one letter after the other; all wait while the mail server is away. Answers how many, and whether more may wait. */
export async function deliverMail(delivery: Delivery): Promise<{ taken: number; isMore: boolean }> {
  const { db, now, signal } = delivery
  for (let taken = 0; taken < BATCH; taken += 1) {
    if (signal?.aborted === true) return { taken, isMore: false }
    const mail = await leaseDueMail(db, now(), new Date(now().getTime() + LEASE))
    if (mail === undefined) return { taken, isMore: false }
    const isReached = await deliverOne(delivery, mail)
    if (!isReached) return { taken: taken + 1, isMore: false }
  }
  return { taken: BATCH, isMore: true }
}

/** Answers whether there was a mail server, whatever it said about this letter. */
async function deliverOne(
  { db, secrets, post, compose, from, now, report }: Delivery,
  mail: DueMail,
): Promise<boolean> {
  const { id, kind } = mail
  const params = openedParams(secrets, mail)
  if (params === undefined) {
    await markMailFailed(db, id, now(), 'the key that it was sealed with is gone')
    report({ id, kind, error: 'sealed with another key', isOver: true })
    return true
  }
  const composed = compose({ ...mail, params })
  if (composed === undefined) {
    await markMailFailed(db, id, now(), `no letter of kind ${kind}`)
    report({ id, kind, error: 'unknown kind', isOver: true })
    return true
  }
  try {
    await post.send({ id, from, to: mail.recipient, ...composed })
  } catch (error) {
    const reason = reasonOf(error).slice(0, 500)
    const isOver = isRefusedForGood(error) || now().getTime() - mail.created_at.getTime() > GIVE_UP_AFTER
    if (isOver) await markMailFailed(db, id, now(), reason)
    else
      await rescheduleMail(db, secrets, mail, {
        nextAttempt: new Date(now().getTime() + pause(mail.attempts)),
        error: reason,
      })
    report({ id, kind, error: reason, isOver })
    return /^E(ENVELOPE|MESSAGE)$/.test(codeOf(error) ?? '')
  }
  await markMailSent(db, id, now())
  const { link } = params
  report({ id, kind, ...(typeof link === 'string' ? { link } : {}) })
  return true
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
