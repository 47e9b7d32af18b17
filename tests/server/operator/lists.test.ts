import { readFileSync, writeFileSync } from 'node:fs'
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

test('locations are replaced, and a running server takes them up', async () => {
  const choices = loadReferenceData(dataDir, { recheckEvery: 0 })
  const tree = { Utopia: { North: ['Amaurot', 'Anyder'] } }
  writeFileSync(file, JSON.stringify(tree))
  expect((await admin('locations', 'replace', file)).said).toBe(
    'There are 1 countries, 1 states and 2 cities now. Running servers take them up within seconds.',
  )
  expect(choices.locations()).toEqual(tree)
  expect([choices.hasCity('Utopia', 'North', 'Anyder'), choices.hasCountry('United States')]).toEqual([true, false])
})

test.each([
  ['categories', '["A", 1]', 'must be a list of names that are not empty.'],
  ['categories', '[]', 'must be a list of names that are not empty.'],
  ['categories', '{', 'cannot be read: '],
  ['categories', '["Art & Craft", "art craft"]', 'Two names differ in signs or case alone.'],
  ['categories', JSON.stringify(['x'.repeat(101)]), 'A name has 1 to 100 signs: "x'],
  ['categories', '[" "]', 'must be a list of names that are not empty.'],
  ['locations', '{"A": {" ": ["B"]}}', 'A name has 1 to 100 signs: "".'],
  ['locations', '["A"]', 'must be an object of countries'],
  ['locations', '{"A": {"B": []}}', 'B has no cities.'],
  ['locations', '{}', 'The file contains no cities.'],
])('a wrong file of %s is refused and changes nothing: %s', async (kind, text, complaint) => {
  writeFileSync(file, text)
  const { status, said, complained } = await admin(kind, 'replace', file)
  expect([status, said]).toEqual([1, ''])
  expect(complained).toContain(complaint)
  expect(() => readFileSync(join(dataDir, `${kind}.json`))).toThrow('ENOENT')
})

test('a file that is not there is told', async () => {
  expect((await admin('categories', 'replace', file)).complained).toBe(`There is no file ${file}.`)
})

test('a running server leaves a broken file alone and says so once', () => {
  const errors: unknown[] = []
  const choices = loadReferenceData(dataDir, { recheckEvery: 0, onError: (error) => errors.push(error) })
  writeFileSync(join(dataDir, 'categories.json'), '[')
  expect([choices.hasCategory('Plumbing'), choices.hasCategory('Plumbing')]).toEqual([true, true])
  expect(errors).toHaveLength(1)
})
