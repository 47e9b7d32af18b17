import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadReferenceData } from '../../../server/places/reference-data.ts'
import { operatorOf, type Outcome } from '../support/admin.ts'
import { testApp, type TestApp } from '../support/app.ts'
import { newBusiness, newCustomer, newJob } from '../support/town-wire.ts'
import { newFolder } from '../support/folder.ts'

let server: TestApp
let dataDir: string
let file: string
let admin: (...args: string[]) => Promise<Outcome>

beforeEach(async () => {
  server = await testApp()
  dataDir = newFolder()
  file = join(dataDir, 'mine.json')
  admin = operatorOf({ DATABASE_URL: server.database.url, DATA_DIR: dataDir })
})

afterEach(async () => {
  await server.close()
})

test('categories are replaced and reset, and a running server takes them up', async () => {
  const choices = loadReferenceData(dataDir, { recheckEvery: 0 })
  await newBusiness(server)
  await newJob(server, await newCustomer(server))
  writeFileSync(file, '[" Tailoring", "Baking"]')
  expect(await admin('categories', 'replace', file)).toEqual({
    status: 0,
    said: [
      'There are 2 categories now. Running servers take them up within seconds.',
      '1 open jobs and 1 businesses have categories that are not listed; they keep them.',
    ].join('\n'),
    complained: '',
  })
  expect(choices.categories).toEqual([
    { id: 'baking', name: 'Baking' },
    { id: 'tailoring', name: 'Tailoring' },
  ])
  expect([choices.hasCategory('Baking'), choices.hasCategory('Plumbing')]).toEqual([true, false])
  expect((await admin('categories', 'reset')).said).toBe('The built-in categories apply again.')
  expect(choices.hasCategory('Plumbing')).toBe(true)
  expect((await admin('audit')).said).toMatch(/categories reset.*\n.*categories replace/)
})

test('a running server leaves a broken file alone and says so once', () => {
  const errors: unknown[] = []
  const choices = loadReferenceData(dataDir, { recheckEvery: 0, onError: (error) => errors.push(error) })
  writeFileSync(join(dataDir, 'categories.json'), '[')
  expect([choices.hasCategory('Plumbing'), choices.hasCategory('Plumbing')]).toEqual([true, true])
  expect(errors).toHaveLength(1)
})
