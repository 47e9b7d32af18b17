import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { listTables } from '../../../server/platform/db/tables.ts'
import { testDatabase } from '../support/database.ts'

const { db, close } = await testDatabase()
afterAll(close)

test('the plan for several nodes has a row for each table', async () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/operators/scale.md'), 'utf8')
  const planned = [...page.matchAll(/^\| `(\w+)` +\| (?:area|`\w+`|reference|local) /gm)].map(([, table = '']) => table)
  const tables = (await listTables(db)).map(({ name }) => name)
  expect(planned.toSorted()).toEqual(tables.toSorted())
})
