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

  /** Runs what `list` asked the database again, planned for its values and once for all values, and reads what the dearer plan cost. */
  async function costOf(list: () => Promise<readonly unknown[]>): Promise<Cost> {
    ran.length = 0
    const { length: found } = await list()
    const costs = [await costWith(explainOnce), await costWith(explainPrepared)]
    return { found, scans: costs.flatMap(({ scans }) => scans), read: Math.max(...costs.map(({ read }) => read)) }
  }

  /** How many different statements `list` sent. */
  async function countStatements(list: () => Promise<unknown>): Promise<number> {
    ran.length = 0
    await list()
    return new Set(ran.map(({ sql }) => sql)).size
  }

  async function costWith(explain: (statement: Ran) => Promise<Node | undefined>): Promise<Omit<Cost, 'found'>> {
    let read = 0
    const scans: string[] = []
    for (const statement of ran)
      for (const node of nodesOf(await explain(statement))) {
        if (node['Relation Name'] === undefined) continue
        const removed = node['Rows Removed by Filter'] ?? 0
        read += (node['Actual Rows'] + removed) * node['Actual Loops']
        if (node['Node Type'] === 'Seq Scan' && large.includes(node['Relation Name'])) scans.push(node['Relation Name'])
      }
    return { scans, read }
  }

  const explainOnce = ({ sql, parameters }: Ran) => planOf(`explain (analyze, format json) ${sql}`, parameters)

  /** As behind a name: the server has PostgreSQL plan without the values. */
  async function explainPrepared({ sql, parameters }: Ran): Promise<Node | undefined> {
    const values = parameters.length === 0 ? '' : `(${parameters.map(literal).join(', ')})`
    await pool.query(`prepare asked as ${sql}`)
    await pool.query('set plan_cache_mode = force_generic_plan')
    const plan = await planOf(`explain (analyze, format json) execute asked${values}`, [])
    await pool.query('reset plan_cache_mode')
    await pool.query('deallocate asked')
    return plan
  }

  async function planOf(text: string, parameters: readonly unknown[]): Promise<Node | undefined> {
    const { rows } = await pool.query<{ 'QUERY PLAN': readonly { Plan: Node }[] }>(text, [...parameters])
    return rows[0]?.['QUERY PLAN'][0]?.Plan
  }

  return { db, costOf, countStatements, close: () => db.destroy() }
}

function nodesOf(node: Node | undefined): Node[] {
  return node === undefined ? [] : [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}

/** A value as it stands in a statement. */
function literal(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map((one) => JSON.stringify(one)).join(',')}}`)
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString())
  return pg.escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value))
}
