import pg from 'pg'
import { codeOf } from '../startup-error.ts'

/** Two processes that start at once may not change one role at the same time; held until the connection ends. */
const ONE_AFTER_THE_OTHER = 'select pg_advisory_lock(1)'

/** The first start makes the role and the database of the application; every later one only looks. */
export async function ensureDatabase(adminUrl: string, url: string, password: string): Promise<void> {
  const missing = await withClient(url, async () => false).catch((error: unknown) => {
    if (codeOf(error) === NO_DATABASE || codeOf(error) === NO_LOGIN) return true
    throw error
  })
  if (!missing) return
  await withClient(adminUrl, async (client) => {
    await client.query(ONE_AFTER_THE_OTHER)
    const roles = await client.query("select 1 from pg_roles where rolname = 'bidfair'")
    if (roles.rowCount === 0) await client.query(`create role bidfair login password ${client.escapeLiteral(password)}`)
    const databases = await client.query("select 1 from pg_database where datname = 'bidfair'")
    if (databases.rowCount === 0) await client.query('create database bidfair owner bidfair')
  })
}

const NO_DATABASE = '3D000'
/** No such role, or a wrong password: PostgreSQL does not say which. */
const NO_LOGIN = '28P01'

/** Gives the role of the address another password. False where the address has a wrong one. */
export async function changePassword(url: string, next: string): Promise<boolean> {
  try {
    await withClient(url, async (client) => {
      await client.query(ONE_AFTER_THE_OTHER)
      await client.query(`alter role current_user password ${client.escapeLiteral(next)}`)
    })
    return true
  } catch (error) {
    if (codeOf(error) === NO_LOGIN) return false
    throw error
  }
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
