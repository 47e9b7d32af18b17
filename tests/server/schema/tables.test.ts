import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Updateable } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { listTables } from '../../../server/platform/db/tables.ts'
import type { Database } from '../../../server/schema/tables.ts'
import { testApp } from '../support/app.ts'
import { newBid, newBusiness, newCustomer, newJob, uploaded } from '../support/town-wire.ts'

const server = await testApp()
afterAll(server.close)
const { db } = server.database
const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
const picture = await uploaded(server)
const job = await newJob(server, ana, { pics_url: [picture] })
const bid = await newBid(luis, job)

const setJob = (values: Updateable<Database['jobs']>) =>
  db.updateTable('jobs').set(values).where('id', '=', job).execute()
const now = new Date()
const assigned = { assigned_business_id: luis.id, assigned_bid_id: bid, assigned_at: now }
const running = { ...assigned, status: 'inprogress' } as const

test.each<[string, Updateable<Database['jobs']>]>([
  ['in progress without anybody', { status: 'inprogress' }],
  ['open although assigned', assigned],
  ['in progress without a bid', { ...running, assigned_bid_id: null }],
  ['completed without a time', { ...assigned, status: 'completed' }],
  ['in progress and deleted', { ...running, deleted_at: now }],
  ['expired and deleted', { status: 'expired', deleted_at: now }],
  ['of a budget of nothing', { budget: '0' }],
  ['of no title', { title: '' }],
])('a job that is %s cannot be stored', async (_, values) => {
  await expect(setJob(values)).rejects.toMatchObject({ code: '23514' })
})

test('a job is given only to the business whose bid it was', async () => {
  const { id } = await newBusiness(server)
  const given = setJob({ ...running, assigned_business_id: id })
  await expect(given).rejects.toMatchObject({ constraint: 'jobs_accepted_bid' })
})

test('a file that something shows cannot be removed', async () => {
  const removed = db.deleteFrom('files').where('id', '=', picture.slice(-22)).execute()
  await expect(removed).rejects.toMatchObject({ code: '23503' })
})

test('the plan for several nodes has a row for each table', async () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/operators/scale.md'), 'utf8')
  const planned = [...page.matchAll(/^\| `(\w+)` +\| (?:area|`\w+`|reference|local) /gm)].map(([, table = '']) => table)
  const tables = (await listTables(db)).map(({ name }) => name)
  expect(planned.toSorted()).toEqual(tables.toSorted())
})
