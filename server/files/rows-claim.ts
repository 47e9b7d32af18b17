import type { Db } from '../platform/db/connection.ts'

/**
 * Makes uploads that nobody owns yet the account's own. Answers which of `ids` are its own then; a file of another
 * account, or none, is not among them.
 */
export async function claimFiles(
  db: Db,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, 'image' | 'document'>> {
  if (ids.length === 0) return new Map()
  // In one order, whoever claims, so that two who claim the same files never wait for each other.
  await db
    .selectFrom('files')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
  const rows = await db
    .updateTable('files')
    .set({ owner_id: accountId })
    .where('id', 'in', [...ids])
    .where((row) => row.or([row('owner_id', 'is', null), row('owner_id', '=', accountId)]))
    .returning(['id', 'kind'])
    .execute()
  return new Map(rows.map((row) => [row.id, row.kind]))
}
