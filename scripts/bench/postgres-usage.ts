import { readFileSync, readdirSync } from 'node:fs'
import { sql } from 'kysely'
import type { Db } from '../../server/platform/db/connection.ts'

/** What a PostgreSQL has used so far: processor time in milliseconds, log and stored rows in bytes. */
export type Usage = Readonly<{ processor: number; log: number; stored: number }>

export async function usageOf(db: Db, postmaster: number): Promise<Usage> {
  const { rows } = await sql<{ log: string; stored: number }>`
    select pg_current_wal_insert_lsn() - '0/0' as log, pg_database_size(current_database()) as stored`.execute(db)
  return { processor: processorTimeOf(postmaster), log: Number(rows[0]?.log), stored: rows[0]?.stored ?? 0 }
}

/** Of a postmaster, its processes and those that have ended, in milliseconds; Linux counts in hundredths of a second. */
function processorTimeOf(postmaster: number): number {
  let ticks = 0
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const fields = statOf(name)
    // Behind the name: 1 the parent, 11 and 12 its own time, 13 and 14 that of ended children.
    if (Number(name) === postmaster) for (const at of [11, 12, 13, 14]) ticks += Number(fields[at])
    else if (Number(fields[1]) === postmaster) for (const at of [11, 12]) ticks += Number(fields[at])
  }
  return ticks * 10
}

function statOf(process: string): string[] {
  try {
    return readFileSync(`/proc/${process}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
  } catch {
    return []
  }
}
