import type { Db } from '../platform/db/connection.ts'
import { statement } from '../platform/db/statement.ts'

const shown = 'businesses b join accounts a on a.id = b.account_id where not b.hidden and not a.is_gone'

/** How many businesses have a public page. */
export async function countShown(db: Db): Promise<number> {
  const { run } = statement()
  const [row] = await run<{ count: number }>(db, `select count(*) as count from ${shown}`)
  return row?.count ?? 0
}

/** Businesses with a public page, by id. */
export async function listShown(
  db: Db,
  { offset, limit }: Readonly<{ offset: number; limit: number }>,
): Promise<Readonly<{ id: string; name: string }>[]> {
  const { bind, run } = statement()
  return await run(
    db,
    `select b.account_id as id, b.business_name as name from ${shown}
    order by b.account_id offset ${bind(offset)} limit ${bind(limit)}`,
  )
}
