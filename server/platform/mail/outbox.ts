import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../db/connection.ts'
import { codeOf } from '../startup-error.ts'
import { knownMail } from './repository.ts'

/** How `folderPost` names the file of a letter, whole or by halves. */
const OURS = /-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.eml(?:\.new)?$/

/** Files that are asked for at a time. */
const BATCH = 500

/**
 * Removes the files of letters that the database does not tell of any more: they were sent two weeks ago, or went with an
 * account. Whatever else is in the folder stays.
 */
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
