import { sql, type Updateable } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../../server/schema/tables.ts'
import { backdatedId } from '../../../server/platform/ids.ts'
import { testDatabase } from '../support/database.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listTables } from '../../../server/platform/db/tables.ts'

const database = await testDatabase()
afterAll(database.close)

let customer: string
let business: string
let job: string
let bid: string
const now = new Date()
const id = () => backdatedId(now)

async function insertAccount(role: 'customer' | 'business', email: string): Promise<string> {
  const account = id()
  await database.db
    .insertInto('accounts')
    .values({ id: account, role, email, name: 'N', phone: '1', password_hash: 'x', terms_accepted_at: now })
    .execute()
  return account
}

const place = { country: 'United States', state: 'Texas' }

beforeEach(async () => {
  const { db } = database
  await sql`truncate accounts, files cascade`.execute(db)
  customer = await insertAccount('customer', 'c@example.com')
  business = await insertAccount('business', 'b@example.com')
  await db
    .insertInto('customers')
    .values({ account_id: customer, ...place, city: 'Austin' })
    .execute()
  await db.insertInto('businesses').values(businessRow(business)).execute()
  job = id()
  bid = id()
  await db
    .insertInto('jobs')
    .values({
      id: job,
      customer_id: customer,
      title: 'T',
      details: 'D',
      category: 'Plumbing',
      ...place,
      city: 'Austin',
      budget: '100.00',
      expires_at: now,
    })
    .execute()
  await db
    .insertInto('bids')
    .values({ id: bid, job_id: job, business_id: business, amount: '90', proposal: 'P' })
    .execute()
})

function businessRow(account: string) {
  return {
    account_id: account,
    business_name: 'B',
    business_phone: '1',
    address: 'A',
    zipcode: '1',
    ...place,
    cities: ['Austin'],
    categories: ['Plumbing'],
    has_license: false,
    has_insurance: false,
  }
}

const setJob = (values: Updateable<Database['jobs']>) =>
  database.db.updateTable('jobs').set(values).where('id', '=', job).execute()

const assigned = () => ({ assigned_business_id: business, assigned_bid_id: bid, assigned_at: now })

test.each([
  ['in progress without anybody', () => ({ status: 'inprogress' as const })],
  ['open although assigned', () => assigned()],
  ['in progress without a bid', () => ({ ...assigned(), status: 'inprogress' as const, assigned_bid_id: null })],
  ['completed without a time', () => ({ ...assigned(), status: 'completed' as const })],
  ['in progress and deleted', () => ({ ...assigned(), status: 'inprogress' as const, deleted_at: now })],
  ['expired and deleted', () => ({ status: 'expired' as const, deleted_at: now })],
  ['of a budget of nothing', () => ({ budget: '0' })],
  ['of no title', () => ({ title: '' })],
])('a job that is %s cannot be stored', async (_, values) => {
  await expect(setJob(values())).rejects.toMatchObject({ code: '23514' })
})

test('a job is given only to the business whose bid it was', async () => {
  const other = await insertAccount('business', 'o@example.com')
  await database.db.insertInto('businesses').values(businessRow(other)).execute()
  await expect(setJob({ ...assigned(), status: 'inprogress', assigned_business_id: other })).rejects.toMatchObject({
    constraint: 'jobs_accepted_bid',
  })
})

test('a file that something shows cannot be removed', async () => {
  const file = 'A'.repeat(22)
  await database.db
    .insertInto('files')
    .values({ id: file, kind: 'image', media_type: 'image/webp', byte_size: 1 })
    .execute()
  await database.db.insertInto('job_pictures').values({ job_id: job, position: 1, file_id: file }).execute()
  await expect(database.db.deleteFrom('files').where('id', '=', file).execute()).rejects.toMatchObject({
    code: '23503',
  })
})

const { db, close } = await testDatabase()
afterAll(close)

test('the plan for several nodes has a row for each table', async () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/operators/scale.md'), 'utf8')
  const planned = [...page.matchAll(/^\| `(\w+)` +\| (?:area|`\w+`|reference|local) /gm)].map(([, table = '']) => table)
  const tables = (await listTables(db)).map(({ name }) => name)
  expect(planned.toSorted()).toEqual(tables.toSorted())
})
