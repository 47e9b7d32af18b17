import type { Language } from '../../schema/column-types.ts'
import type { Db } from '../db/connection.ts'
import { newId } from '../ids.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { sealedMail, knownMail } from './repository.ts'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '../startup-error.ts'

/** A mail to be composed when it is sent, from its kind and `params`. */
type NewMail = Readonly<{
  kind: string
  recipient: string
  language: Language
  params: Readonly<Record<string, string | boolean>>
}>

/** Queues a mail in the transaction that causes it: it is sent if, and only if, that is committed. */
export async function queueMail(db: Db, { params, ...mail }: NewMail, now: Date): Promise<void> {
  const row = { id: newId(now), ...mail, params: JSON.stringify(params), created_at: now, next_attempt_at: now }
  await db.insertInto('mail_outbox').values(row).execute()
}

/** The same for a mail whose link lets its reader in: until it is sent nobody who reads the database can use it. */
export async function queueSealedMail(
  db: Db,
  secrets: Secrets,
  { params, ...mail }: NewMail,
  now: Date,
): Promise<void> {
  const id = newId(now)
  await db
    .insertInto('mail_outbox')
    .values({ id, ...mail, ...sealedMail(secrets, id, params), created_at: now, sealed_turn_at: now })
    .execute()
}

/** How `folderPost` names the file of a letter, whole or by halves. */
const OURS = /-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.eml(?:\.new)?$/

/** Files that are asked for at a time. */
const BATCH = 500

/** Removes the files of letters that the database no longer knows: sent two weeks ago, or of an erased account. */
export async function removeOldLetters(db: Db, folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  })
  const letters = names.flatMap((name) => {
    const id = OURS.exec(name)?.[1]
    return id === undefined ? [] : [{ name, id }]
  })
  for (let at = 0; at < letters.length; at += BATCH) {
    const some = letters.slice(at, at + BATCH)
    const known = await knownMail(
      db,
      some.map(({ id }) => id),
    )
    const gone = some.filter(({ id }) => !known.has(id))
    await Promise.all(gone.map(({ name }) => rm(join(folder, name), { force: true })))
  }
}
