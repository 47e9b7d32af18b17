import type { Db } from '../platform/db/connection.ts'
import { deleteOldAmounts } from './repository-upload-quota.ts'
import { deleteNeverUsed, deleteUnreferenced, existingFileIds } from './repository-retention.ts'
import type { FileDeps } from './service.ts'

export { deleteOldAmounts }

type RetentionDeps = Readonly<{ db: Db }> & FileDeps

const BATCH = 100

/** Removes uploads from before a time that nothing ever referred to. Answers whether there may be more. */
export async function purgeUnusedUploads({ db, files }: RetentionDeps, before: Date): Promise<boolean> {
  const unused = await deleteNeverUsed(db, before, BATCH)
  await Promise.all(unused.map((id) => files.remove(id)))
  return unused.length === BATCH
}

/** How many files one run looks at: more than a million a day, at a run a minute. */
const FILES_PER_RUN = 1000

/** Goes through all files, some in each run, and removes old ones that nothing refers to. It never hurries: there may be millions. */
export function createUnreferencedRemover({ db, files }: RetentionDeps): (before: Date) => Promise<void> {
  let after = ''
  return async (before) => {
    const { deleted, last } = await deleteUnreferenced(db, { after, before, limit: FILES_PER_RUN })
    await Promise.all(deleted.map((id) => files.remove(id)))
    after = last ?? ''
  }
}

/** Removes stored files from before a time that have no row: a crash came between the disk and the database. */
export async function deleteOrphanFiles({ db, files }: RetentionDeps, before: Date): Promise<void> {
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
