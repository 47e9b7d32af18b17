import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Db } from '../../../server/platform/db/connection.ts'
import type { Database } from '../../../server/schema/tables.ts'

type Ran = Readonly<{ sql: string; parameters: readonly unknown[] }>
/** A node of PostgreSQL's plan, as far as it is read here. */
type Node = Readonly<{
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: readonly Node[]
}>

/** How many rows were found, the large tables that were read as a whole, and how many rows were looked at for it. */
type Cost = Readonly<{ found: number; scans: string[]; read: number }>

/** A connection whose statements are run again to read from their plans what they cost. */
export function planned(url: string, { large }: Readonly<{ large: readonly string[] }>) {
  const ran: Ran[] = []
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  // The database is dropped while the last word of a closed connection may still be on its way.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db: Db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query: { sql, parameters } }) => {
      // The ends of a transaction have no plan.
      if (!/^(begin|commit|rollback)/.test(sql)) ran.push({ sql, parameters })
    },
  })

  /** Runs what `list` asked the database again, and reads from its plan what it cost. */
  async function costOf(list: () => Promise<readonly unknown[]>): Promise<Cost> {
    ran.length = 0
    const { length: found } = await list()
    let read = 0
    const scans: string[] = []
    for (const { sql: text, parameters } of ran) {
      const result = await pool.query<{ 'QUERY PLAN': readonly { Plan: Node }[] }>(
        `explain (analyze, format json) ${text}`,
        [...parameters],
      )
      for (const node of nodesOf(result.rows[0]?.['QUERY PLAN'][0]?.Plan)) {
        if (node['Relation Name'] === undefined) continue
        const removed = node['Rows Removed by Filter'] ?? 0
        read += (node['Actual Rows'] + removed) * node['Actual Loops']
        if (node['Node Type'] === 'Seq Scan' && large.includes(node['Relation Name'])) scans.push(node['Relation Name'])
      }
    }
    return { found, scans, read }
  }

  return { db, costOf, close: () => db.destroy() }
}

function nodesOf(node: Node | undefined): Node[] {
  return node === undefined ? [] : [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}
