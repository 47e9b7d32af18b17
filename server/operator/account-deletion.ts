import { subscribers } from '../app/subscribers.ts'
import { createWriteStream } from 'node:fs'
import { resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { erase } from '../account-data/service-erasure.ts'
import { exportAccount } from '../account-data/service-export.ts'
import { cancelDeletion } from '../accounts/service-deletion.ts'
import { openFiles } from '../files/storage-location.ts'
import { findJobsInProgress } from '../jobs/service.ts'
import {
  accountAt,
  argumentAt,
  changeAccount,
  CommandError,
  day,
  onAccount,
  type AdminDbContext,
  type Command,
} from './command.ts'
import { recordAction } from '../console/service-record.ts'
import { deleteAccount, lockAccountByEmailOrId } from '../console/service-accounts.ts'
import { DomainError } from '../platform/domain-error.ts'

/** Deletes an account in two weeks, or at once. The record keeps who did it, and in the end no address. */
async function remove(desk: AdminDbContext): Promise<void> {
  const isNow = desk.options['now'] === true
  const { account, outcome: deleteAt } = await onAccount(desk, (deps, actor, named) =>
    deleteAccount(deps, actor, { ...named, isNow }),
  ).catch(async (error: unknown) => {
    throw error instanceof DomainError && error.code === 'ACCOUNT_HAS_JOBS' ? await jobsFirst(desk) : error
  })
  if (!isNow)
    return desk.say(
      `${account.email} is gone, and will be deleted on ${day(deleteAt)}. Logging in keeps it until then.`,
    )
  desk.say(`${account.email} is gone.`)
  if (!(await erase({ ...desk, subscribers, files: openFiles(desk.settings) }, account.id)))
    throw new CommandError('It was kept meanwhile.')
  desk.say('The account is deleted.')
}

/** Says which jobs have to end before an account can be deleted. */
async function jobsFirst(desk: AdminDbContext): Promise<CommandError> {
  const { id, email } = await accountAt(desk)
  const names = (await findJobsInProgress(desk.db, id)).map(({ jobId }) => jobId).join(', ')
  return new CommandError(`${email} has jobs in progress, which have to end first: ${names}.`)
}

/** Keeps an account that is about to be deleted, as its owner could by logging in. */
async function keep(desk: AdminDbContext): Promise<void> {
  await changeAccount(desk, 'accounts keep', async (db, { id, email }) => {
    if (!(await cancelDeletion(db, id))) throw new CommandError(`${email} is deleted.`)
    return { said: `${email} is kept.` }
  })
}

async function write(desk: AdminDbContext): Promise<void> {
  const { db, operator, now } = desk
  const [named, target] = [argumentAt(desk, 0), resolve(argumentAt(desk, 1))]
  const account = await lockAccountByEmailOrId(db, named)
  if (account === undefined) throw new CommandError(`No account has the email or id ${JSON.stringify(named)}.`)
  let failure: unknown
  const archive = await exportAccount({ db, files: openFiles(desk.settings) }, account.id, (error) => {
    failure = error
  })
  await pipeline(archive, createWriteStream(target, { flags: 'wx', mode: 0o600 })).catch((error: unknown) => {
    throw new CommandError(`The archive could not be written: ${String(failure ?? error)}`)
  })
  const action = { operator, action: 'accounts export', subject: account.id, details: { email: account.email } }
  await recordAction(db, { ...action, now: now() })
  desk.say(`Wrote what is kept about ${account.email} to ${target}.`)
}

export const leavingCommands: readonly Command[] = [
  {
    name: 'accounts delete',
    summary: 'Delete an account in 14 days, as if its owner had asked for it',
    words: ['email or id'],
    options: { now: { type: 'boolean', help: 'at once, without time to think it over' } },
    notes: 'Jobs in progress have to end first. What others need of it stays, without names.',
    opens: true,
    run: remove,
  },
  {
    name: 'accounts keep',
    summary: 'Keep an account that is about to be deleted',
    words: ['email or id'],
    opens: true,
    run: keep,
  },
  {
    name: 'accounts export',
    summary: 'Write everything that is kept about an account into a new zip archive',
    words: ['email or id', 'file'],
    opens: true,
    run: write,
  },
]
