import type { Db } from '../platform/db/connection.ts'
import { refuseField } from '../platform/refusal.ts'
import { claimFiles } from './rows-claim.ts'

type Claim = Readonly<{
  /** The field of the payload that names the files. */
  field: string
  ids: readonly string[]
  kinds: readonly ('image' | 'document')[]
}>

/**
 * Makes uploads the account's own and answers their ids, each once. A file that is another account's, that is gone or
 * that is of the wrong kind is refused by the field that names it.
 */
export async function claim(db: Db, accountId: string, { field, ids, kinds }: Claim): Promise<string[]> {
  const wanted = [...new Set(ids)]
  const own = await claimFiles(db, accountId, wanted)
  const isTaken = (id: string): boolean => {
    const kind = own.get(id)
    return kind !== undefined && kinds.includes(kind)
  }
  if (!wanted.every(isTaken)) throw refuseField(field, 'FILE_UNKNOWN')
  return wanted
}

/** The same for a field that names one picture or none. */
export async function claimPicture(
  db: Db,
  accountId: string,
  field: string,
  id: string | null,
): Promise<string | null> {
  const [own] = await claim(db, accountId, { field, ids: id === null ? [] : [id], kinds: ['image'] })
  return own ?? null
}
