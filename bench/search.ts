import pg from 'pg'
import { findJobs } from '../server/jobs/service-search.ts'
import { connect } from '../server/platform/db/connection.ts'
import { migrate } from '../server/schema/migrations/migrate.ts'
import { withPostgres } from './database.ts'
import jobs from './search/jobs.json' with { type: 'json' }
import queries from './search/queries.json' with { type: 'json' }
import { check, row } from './table.ts'

/** How many results a reader looks at. */
const SEEN = 10

/** The least share of what should be found that is among them. */
const LEAST: Readonly<Record<string, number>> = { word: 0.95, typo: 0.85 }

/**
 * Prints how much of what labelled searches should find is among their first ten results, by kind and language; `lists` also says what is
 * missed. The labels (bench/search) were made by reading alone: a job is expected where each word of the search is in its title, details,
 * trade or city in some form, or as a common synonym.
 */
export async function printSearch(lists: boolean): Promise<void> {
  await withPostgres(async ({ url }) => {
    await migrate(url)
    const customer = await postAll(url)
    const db = connect({ url })
    try {
      const judged = []
      for (const { q, kind, language, expects } of queries) {
        const { exact, near } = await findJobs(db, { id: customer.id, role: 'customer' }, q, false)
        const seen = [...exact, ...near].slice(0, SEEN).map((id) => customer.names.get(id))
        const missed = expects.filter((name) => !seen.includes(name))
        judged.push({ kind, language, recall: 1 - missed.length / expects.length })
        if (lists && missed.length > 0)
          console.log(`${kind} ${language} "${q}" misses ${missed.join(' ')} (${seen.length} seen)`)
      }
      row(['searches', 'how many', 'recall', 'least'])
      for (const [kind, ofKind] of Map.groupBy(judged, (one) => one.kind)) {
        const least = LEAST[kind] ?? 0
        for (const [language, some] of Map.groupBy(ofKind, (one) => one.language))
          row([`${kind}, ${language}`, String(some.length), mean(some)])
        check([kind, String(ofKind.length), mean(ofKind), least.toFixed(2)], Number(mean(ofKind)) >= least)
      }
    } finally {
      await db.destroy()
    }
  })
}

const mean = (some: readonly { readonly recall: number }[]): string =>
  (some.reduce((sum, { recall }) => sum + recall, 0) / some.length).toFixed(3)

/** Posts the jobs of the set for one customer, and answers them and the names of their jobs. */
async function postAll(url: string): Promise<{ readonly id: string; readonly names: ReadonlyMap<string, string> }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: made } = await client.query<{ id: string }>(
      `insert into accounts (id, role, email, password_hash, name, phone, terms_accepted_at)
       values (uuidv7(), 'customer', 'ana@set.test', 'none', 'Ana', '+1 512 555 0148', now()) returning id`,
    )
    const id = made[0]?.id ?? ''
    await client.query(
      `insert into customers (account_id, country, state, city) values ($1, 'United States', 'Texas', 'Austin')`,
      [id],
    )
    const names = new Map<string, string>()
    for (const { id: name, title, details, category, city } of jobs) {
      const { rows } = await client.query<{ id: string }>(
        `insert into jobs (id, customer_id, title, details, category, country, state, city, budget, expires_at)
         values (uuidv7(), $1, $2, $3, $4, 'United States', 'Texas', $5, 100, now() + interval '30 days') returning id`,
        [id, title, details, category, city],
      )
      names.set(rows[0]?.id ?? '', name)
    }
    return { id, names }
  } finally {
    await client.end()
  }
}
