import { tellDue } from '../alerts/service-digest.ts'
import { matchJobs } from '../alerts/service-matching.ts'
import { forgetToldJobs } from '../alerts/service-retention.ts'
import { deliverMail, type Delivery } from '../platform/mail/deliver.ts'
import { eraseDue } from '../account-data/service-erasure.ts'
import { deleteOldEvents } from '../accounts/service-security-events.ts'
import { deleteExpiredLogins, deleteExpiredSessions } from '../accounts/service-retention.ts'
import { deleteExpiredOperatorSessions, sealOperatorKeys } from '../console/service-login.ts'
import { deleteEndedCounts } from '../platform/limits/repository.ts'
import { deleteOldKeys } from '../platform/idempotency/with-idempotency.ts'
import { removeOldLetters } from '../platform/mail/queue.ts'
import { deleteDoneMail, sealWaitingMail } from '../platform/mail/repository.ts'
import {
  createUnreferencedRemover,
  deleteOldAmounts,
  deleteOrphanFiles,
  purgeUnusedUploads,
} from '../files/service-retention.ts'
import { expireJobs, purgeDeletedJobs, warnOfExpiry } from '../jobs/service-expiry.ts'
import { removeOldNotices, createExcessRemover } from '../notifications/service-retention.ts'
import { fanOutBatch } from '../events/service.ts'
import { createCityUpdater } from '../places/service.ts'
import { forgetSettledReports } from '../reports/service-retention.ts'
import { publishLiveEvents } from '../notifications/service.ts'
import { mailUnread } from '../messages/service-unread-mail.ts'
import { lookAtCards } from '../membership/service-looking.ts'
import { forgetReminders, remindMembers } from '../membership/service-reminders.ts'
import { deleteEndedChallenges, deleteExpiredTickets, resealKeys } from '../second-step/service-retention.ts'
import { pruneWebhooks, sealWebhookSecrets } from '../webhooks/service-retention.ts'
import { type Sender } from '../webhooks/service-delivery.ts'
import type { AppDeps } from './dependencies.ts'
import type { Task } from '../platform/background/runner.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const BATCH = 100

type WorkerDeps = Pick<
  AppDeps,
  'choices' | 'db' | 'files' | 'now' | 'payments' | 'settings' | 'secrets' | 'subscribers'
>
type Parts = Readonly<{
  deps: WorkerDeps
  delivery: Delivery
  /** The folder of letters where there is no mail server; none where nothing is said. */ outbox?: string
  /** Begins to send events to the addresses of accounts. */ send: Sender['begin']
}>

/** The task that tells; it need not wait for its time. */
export const NOTIFICATION_TASK = 'tell'

/** The task that asks saved searches whether they find a job. */
const MATCHING_TASK = 'match'

/** The work in the background. Every process does all of it; the database hands each row to one of them. */
export function backgroundTasks({ deps, delivery, outbox, send }: Parts): Task[] {
  const { db, now } = deps
  const removeUnreferenced = createUnreferencedRemover(deps)
  const ago = (duration: number) => new Date(now().getTime() - duration)
  return [
    { name: 'mail', every: 3000, run: async () => (await deliverMail(delivery)).isMore },
    { name: NOTIFICATION_TASK, every: 1000, run: () => deliverEvents(deps) },
    { name: MATCHING_TASK, every: 1000, run: () => matchJobs(deps) },
    { name: 'tell finds', every: 5000, run: () => tellDue(deps) },
    { name: 'webhooks', every: 1000, run: send },
    { name: 'tidy webhooks', every: 10 * MINUTE, run: () => pruneWebhooks(deps) },
    { name: 'seal secrets', every: MINUTE, run: () => sealSecrets(deps) },
    { name: 'mail about messages', every: MINUTE / 2, run: () => mailUnread(deps) },
    { name: 'take up cities', every: 5000, run: createCityUpdater(deps) },
    { name: 'expire jobs', every: MINUTE, run: () => expireJobs(deps) },
    { name: 'delete accounts', every: HOUR, run: () => eraseDue(deps) },
    { name: 'warn of expiry', every: 10 * MINUTE, run: () => warnOfExpiry(deps) },
    { name: 'look at cards', every: 2000, run: () => lookAtCards(deps) },
    { name: 'remind members', every: MINUTE, run: () => remindMembers(deps) },
    { name: 'purge old notices', every: HOUR, run: () => removeOldNotices(deps) },
    { name: 'purge told jobs', every: HOUR, run: () => forgetToldJobs(deps) },
    { name: 'purge settled reports', every: HOUR, run: () => forgetSettledReports(deps) },
    { name: 'purge excess notices', every: DAY, run: createExcessRemover(deps) },
    {
      name: 'purge deleted jobs',
      every: HOUR,
      run: async () => (await purgeDeletedJobs(db, ago(30 * DAY), BATCH)) === BATCH,
    },
    {
      name: 'purge unused uploads',
      every: HOUR,
      run: () => purgeUnusedUploads(deps, ago(DAY)),
    },
    {
      name: 'purge files out of use',
      every: MINUTE,
      run: async () => {
        await removeUnreferenced(ago(DAY))
        return false
      },
    },
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
        await deleteExpiredOperatorSessions(db, now())
        return false
      },
    },
    {
      name: 'purge what has expired',
      every: HOUR,
      run: async () => {
        await deleteExpiredLogins(db, now())
        await deleteExpiredTickets(db, now())
        await deleteEndedChallenges(db, now())
        await deleteOldEvents(db, now())
        await deleteOldKeys(db, ago(DAY))
        await deleteEndedCounts(db, now())
        await deleteOldAmounts(db, now())
        await forgetReminders(db, ago(365 * DAY))
        await deleteDoneMail(db, ago(14 * DAY))
        if (outbox !== undefined) await removeOldLetters(db, outbox)
        return false
      },
    },
  ]
}

/** Delivers what the outbox has, and then lets all streams hear of it, and of whatever else was committed. */
export async function deliverEvents(deps: Pick<AppDeps, 'db' | 'now' | 'settings' | 'subscribers'>): Promise<boolean> {
  const isMore = await fanOutBatch(deps)
  return (await publishLiveEvents(deps.db)) || isMore
}

/** Seals what servers of the version before wrote in clear, and what an older key has sealed. Answers whether there may be more. */
async function sealSecrets(deps: WorkerDeps): Promise<boolean> {
  const { db, secrets, now } = deps
  await sealOperatorKeys(deps)
  const sealedMails = await sealWaitingMail(db, secrets, { now: now(), limit: BATCH })
  const resealed = await resealKeys(db, secrets, BATCH)
  return (await sealWebhookSecrets(deps, BATCH)) || sealedMails === BATCH || resealed === BATCH
}
