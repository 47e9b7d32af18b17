import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../server/platform/db/connection.ts'
import { hashToken, newToken } from '../../server/accounts/tokens.ts'

/** An account that asks for lists. */
export type Asker = { readonly id: string; readonly token: string }

export type Seeded = { readonly customer: Asker; readonly business: Asker; readonly jobs: number }

/** How many jobs there are, and every how-many-th belongs to the customer who asks. */
const JOBS = 200_000
const EVERY = 20

/** Fills an empty, migrated database with a state full of jobs. */
export async function seed(db: Db): Promise<Seeded> {
  const [customer, neighbour] = [await insertCustomer(db, 'Ana'), await insertCustomer(db, 'Neighbour')]
  const business = await insertBusiness(db)
  const file = randomBytes(16).toString('base64url')
  await sql`insert into files (id, kind, media_type, byte_size) values (${file}, 'image', 'image/webp', 1000)`.execute(
    db,
  )
  await sql`
    insert into jobs (id, customer_id, title, details, category, country, state, city, budget, status, posted_at, expires_at)
    select
      uuidv7(make_interval(secs => n - ${JOBS}::integer)),
      case when n % ${EVERY}::integer = 0 then ${customer}::uuid else ${neighbour}::uuid end,
      'Leaking kitchen tap ' || n, 'The mixer drips day and night. The shut-off valve works.',
      'Trade ' || (n / 10) % 40, 'United States', 'Texas', 'City ' || n % 10, 150 + n % 100,
      case when (n / 7) % 10 < 7 or n % 3 = 0 then 'open' else 'expired' end,
      now() - make_interval(secs => ${JOBS}::integer - n), now() + interval '20 days'
    from generate_series(1, ${JOBS}::integer) as n`.execute(db)
  await sql`insert into job_pictures (job_id, position, file_id) select id, 1, ${file} from jobs`.execute(db)
  // As a database stands that has been up for a while.
  await sql`vacuum analyze`.execute(db)
  return { customer: await insertSession(db, customer), business: await insertSession(db, business), jobs: JOBS }
}

async function insertAccount(db: Db, role: string, name: string): Promise<string> {
  const id = randomUUID()
  await sql`
    insert into accounts (id, role, email, password_hash, name, phone, terms_accepted_at)
    values (${id}, ${role}, ${`${name}@example.com`}, 'none', ${name}, '+1 512 555 0148', now())`.execute(db)
  return id
}

async function insertCustomer(db: Db, name: string): Promise<string> {
  const id = await insertAccount(db, 'customer', name)
  await sql`insert into customers (account_id, country, state, city) values (${id}, 'United States', 'Texas', 'City 1')`.execute(
    db,
  )
  return id
}

async function insertBusiness(db: Db): Promise<string> {
  const id = await insertAccount(db, 'business', 'Luis')
  await sql`
    insert into businesses (account_id, business_name, business_phone, address, zipcode, country, state, cities, categories, has_license, has_insurance)
    values (${id}, 'Ortega & Sons', '+1 512 555 0112', '12 Oak Street', '78701', 'United States', 'Texas',
      '{City 1,City 2}', '{Trade 1,Trade 2,Trade 3}', true, true)`.execute(db)
  return id
}

async function insertSession(db: Db, id: string): Promise<Asker> {
  const token = newToken()
  await sql`
    insert into sessions (token_hash, account_id, expires_at)
    values (${hashToken(token)}, ${id}, now() + interval '1 day')`.execute(db)
  return { id, token }
}
