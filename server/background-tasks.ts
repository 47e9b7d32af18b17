import { deliverMail, type Delivery } from './platform/mail/deliver.ts'
import { purgeDeletedJobs } from './jobs/repository-expiry.ts'
import { eraseDue } from './accounts/service-erasure.ts'
import { deleteKeysBefore } from './accounts/repository-api-keys.ts'
import { deleteExpiredSessions } from './accounts/repository-sessions.ts'
import { deleteExpiredTokens } from './accounts/repository-one-time-tokens.ts'
import { deleteEndedCounts } from './platform/limits/repository.ts'
import { deleteOldKeys } from './platform/idempotency/repository.ts'
import { removeOldLetters } from './platform/mail/outbox.ts'
import { deleteDoneMail, sealWaitingMail } from './platform/mail/repository.ts'
import { deleteOldAmounts } from './files/repository-upload-quota.ts'
import { deleteNeverUsed, deleteUnreferenced, existingFileIds } from './files/repository.ts'
import { expireJobs, warnOfExpiry } from './jobs/service-expiry.ts'
import { removeOldNotices, createExcessRemover } from './notifications/service-retention.ts'
import { fanOutBatch } from './events/service.ts'
import { publishLiveEvents } from './notifications/repository-live-events.ts'
import { mailUnread } from './messages/service-unread-mail.ts'
import { resealWebhooks, sealWebhooks } from './webhooks/repository.ts'
import { pruneWebhooks } from './webhooks/service-retention.ts'
import type { Sender } from './webhooks/service-delivery.ts'
import type { Deps } from './dependencies.ts'
import type { Task } from './platform/background/runner.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const BATCH = 100

type WorkerDeps = Pick<Deps, 'db' | 'files' | 'now' | 'settings' | 'secrets' | 'subscribers'>
type Parts = Readonly<{
  deps: WorkerDeps
  delivery: Delivery
  /** The folder of letters where there is no mail server; none where nothing is said. */ outbox?: string
  /** Begins to send events to the addresses of accounts. */ send: Sender['begin']
}>

/** The task that tells; it need not wait for its time. */
export const NOTIFICATION_TASK = 'tell'

/**
 * The work in the background. Every process does all of it; the database hands each row to one of them only, so that
 * several may run at once.
 */
export function backgroundTasks({ deps, delivery, outbox, send }: Parts): Task[] {
  const { db, files, now } = deps
  const ago = (duration: number) => new Date(now().getTime() - duration)
  return [
    { name: 'mail', every: 3000, run: async () => (await deliverMail(delivery)).isMore },
    { name: NOTIFICATION_TASK, every: 1000, run: () => deliverEvents(deps) },
    { name: 'webhooks', every: 1000, run: send },
    { name: 'tidy webhooks', every: 10 * MINUTE, run: () => pruneWebhooks(deps) },
    { name: 'seal secrets', every: MINUTE, run: () => sealSecrets(deps) },
    { name: 'mail about messages', every: MINUTE / 2, run: () => mailUnread(deps) },
    { name: 'expire jobs', every: MINUTE, run: () => expireJobs(deps) },
    { name: 'delete accounts', every: HOUR, run: () => eraseDue(deps) },
    { name: 'warn of expiry', every: 10 * MINUTE, run: () => warnOfExpiry(deps) },
    { name: 'purge old notices', every: HOUR, run: () => removeOldNotices(deps) },
    { name: 'purge excess notices', every: DAY, run: createExcessRemover(deps) },
    {
      name: 'purge deleted jobs',
      every: HOUR,
      run: async () => (await purgeDeletedJobs(db, ago(30 * DAY), BATCH)) === BATCH,
    },
    {
      name: 'purge unused uploads',
      every: HOUR,
      run: async () => {
        const unused = await deleteNeverUsed(db, ago(DAY), BATCH)
        await Promise.all(unused.map((id) => files.remove(id)))
        return unused.length === BATCH
      },
    },
    { name: 'purge files out of use', every: MINUTE, run: removesFilesOutOfUse(deps, () => ago(DAY)) },
    {
      name: 'purge stray files',
      every: DAY,
      run: async () => {
        await deleteOrphanFiles(deps, ago(2 * DAY))
        return false
      },
    },
    {
      // Often, for this also ends their streams.
      name: 'end sessions',
      every: MINUTE,
      run: async () => {
        await deleteExpiredSessions(db, now())
        return false
      },
    },
    {
      name: 'purge what has expired',
      every: HOUR,
      run: async () => {
        // With the letters that they were in, for they say where these went.
        await deleteExpiredTokens(db, ago(14 * DAY))
        // Until then its owner sees why a program stopped.
        await deleteKeysBefore(db, ago(30 * DAY))
        await deleteOldKeys(db, ago(DAY))
        await deleteEndedCounts(db, now())
        await deleteOldAmounts(db, now())
        await deleteDoneMail(db, ago(14 * DAY))
        if (outbox !== undefined) await removeOldLetters(db, outbox)
        return false
      },
    },
  ]
}

/** Delivers what the outbox has, and then lets all streams hear of it, and of whatever else was committed. */
export async function deliverEvents(deps: Pick<Deps, 'db' | 'now' | 'settings' | 'subscribers'>): Promise<boolean> {
  const isMore = await fanOutBatch(deps)
  return (await publishLiveEvents(deps.db)) || isMore
}

/** Seals what servers of the version before wrote in clear, and what an older key has sealed. */
async function sealSecrets({ db, secrets, now }: WorkerDeps): Promise<boolean> {
  const some = { now: now(), limit: BATCH }
  const done = [
    await sealWaitingMail(db, secrets, some),
    await sealWebhooks(db, secrets, some),
    await resealWebhooks(db, secrets, BATCH),
  ]
  return done.includes(BATCH)
}

/** Files that are looked at in one run for whether anything still refers to them: more than a million a day. */
const FILES_PER_RUN = 1000

/**
 * Goes through all files, some in each run, and removes what nothing refers to any more; from the last one on it begins anew. It never
 * hurries, for there may be millions.
 */
function removesFilesOutOfUse({ db, files }: WorkerDeps, before: () => Date): () => Promise<boolean> {
  let after = ''
  return async () => {
    const { deleted, last } = await deleteUnreferenced(db, { after, before: before(), limit: FILES_PER_RUN })
    await Promise.all(deleted.map((id) => files.remove(id)))
    after = last ?? ''
    return false
  }
}

/** Files that no row tells of: a crash came between the disk and the database. */
async function deleteOrphanFiles({ db, files }: WorkerDeps, before: Date): Promise<void> {
  let batch: string[] = []
  const removeUnknown = async (): Promise<void> => {
    const known = await existingFileIds(db, batch)
    await Promise.all(batch.filter((id) => !known.has(id)).map((id) => files.remove(id)))
    batch = []
  }
  for await (const id of files.olderThan(before)) {
    batch.push(id)
    if (batch.length === BATCH) await removeUnknown()
  }
  if (batch.length > 0) await removeUnknown()
}
