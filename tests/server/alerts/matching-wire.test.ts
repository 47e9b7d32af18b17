import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readLocations } from '../../../server/places/locations.ts'
import { replaceCities } from '../../../server/places/repository.ts'
import type { Body } from '../../support/contract.ts'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { runTask } from '../support/background.ts'
import { newCustomer, newJob, type Person } from '../support/town-wire.ts'
import { provenBusiness, save } from './support/alerts.ts'

const server = await testApp()
const { db } = server.deps
afterAll(server.close)
beforeAll(async () => replaceCities(db, readLocations('/nowhere/locations.json').cities()))
const ana = await newCustomer(server)

/** The titles of what a search found and was not told yet. */
async function foundBy(searchId: string): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select title from search_finds join jobs on jobs.id = job_id where search_id = ${searchId}`.execute(db)
  return rows.map(({ title }) => title).toSorted()
}

type Wish = Omit<Body<'saveSearch'>, 'name'>

/** A plumber and electrician of two towns, and of those around them. */
async function wideBusiness(): Promise<Person> {
  const business = await provenBusiness(server)
  await business.must('editBusiness', {
    city: ['Round Rock', 'Dallas'],
    category: ['Plumbing', 'Electrical'],
    radius: 25,
  })
  return business
}

const WISHES: readonly Wish[] = [
  {},
  { q: 'faucet' },
  { q: 'leaking faucet' },
  { q: 'llave' },
  { q: 'صنبور' },
  { q: 'plomería' },
  { q: 'air conditioning' },
  { q: 'Austin' },
  { categories: ['Electrical'] },
  { categories: ['Electrical'], q: 'fan' },
  { cities: ['Dallas'] },
  { cities: ['Dallas', 'Round Rock'] },
  { budgetFrom: 200 },
  { budgetTo: 199.99 },
  { budgetFrom: 150, budgetTo: 200 },
  { neededUntil: soon(3) },
  { neededUntil: soon(8), q: 'tap' },
]

/** A day ahead. */
function soon(days: number): string {
  return new Date(server.clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
}

async function postAll(): Promise<void> {
  const jobs: Partial<Body<'createJob'>>[] = [
    { title: 'Leaking kitchen tap', city: 'Round Rock' },
    { title: 'Faucet drips', city: 'Dallas', budget: 200 },
    { title: 'Cambiar la llave', city: 'Austin', budget: 199.99, neededBy: soon(2) },
    { title: 'Ceiling fan', category: 'Electrical', city: 'Round Rock', budget: 300 },
    { title: 'AC does not cool', category: 'Electrical', city: 'Dallas', neededBy: soon(7) },
    { title: 'New taps', city: 'Round Rock', neededBy: soon(7), budget: 1000 },
    { title: 'Paint a wall', category: 'Painting', city: 'Dallas' },
    { title: 'Faucet far away', city: 'Houston' },
  ]
  for (const job of jobs) await newJob(server, ana, { details: 'Please have a look.', ...job })
}

/** What the list finds with the same filters, without words that are only spelled alike. */
async function listed(business: Person, { q, categories, cities, ...limits }: Wish): Promise<string[]> {
  const { jobs } = await business.must('listBusinessJobs', {
    limit: 50,
    view: 'findWork',
    ...limits,
    ...(q !== undefined && { q }),
    ...(categories && { category: [...categories] }),
    ...(cities && { locations: [...cities] }),
  })
  return jobs.map(({ title }) => title).toSorted()
}

test('a saved search finds what the list finds', shows('alerts.finds'), async () => {
  const luis = await wideBusiness()
  const ids: string[] = []
  for (const wish of WISHES.slice(0, 10)) ids.push(await save(luis, wish))
  const mia = await wideBusiness()
  for (const wish of WISHES.slice(10)) ids.push(await save(mia, wish))
  await postAll()
  await runTask(server, 'match')
  const near = await db.selectFrom('search_finds').select('search_id').execute()
  expect(near.length).toBeGreaterThan(30)
  for (const [index, wish] of WISHES.entries()) {
    const found = await foundBy(ids[index] ?? '')
    const list = await listed(index < 10 ? luis : mia, wish)
    // Where few jobs have the words, the list has misspelled ones, too.
    const expected = wish.q === undefined ? list : found.filter((title) => list.includes(title))
    expect([wish, found, found.length > 0]).toEqual([wish, expected, true])
  }
  expect(await foundBy(ids[1] ?? '')).toEqual(['Cambiar la llave', 'Faucet drips', 'Leaking kitchen tap', 'New taps'])
  expect(await foundBy(ids[7] ?? '')).toEqual(['Cambiar la llave'])
})

test('whatever is searched for is saved or refused', shows('alerts.hostile'), async () => {
  const words = [
    `'; drop table jobs; --`,
    `a' | 'b`,
    `\\'`,
    '& | ! ( ) <-> :*',
    'faucet:*',
    '!faucet',
    'faucet & !tap',
    `in/United States/Texas/Houston/Plumbing`,
    `of/${ana.id}`,
    'as/Plumbing',
    '%_%',
    '\u2068\u202Efaucet',
    '🚰🚰',
    'x'.repeat(100),
    'صنبور '.repeat(16).trim(),
  ]
  const people = [
    await provenBusiness(server, { city: ['Laredo'] }),
    await provenBusiness(server, { city: ['Laredo'] }),
  ]
  const saved = new Map<string, string>()
  const refused: string[] = []
  for (const [index, q] of words.entries()) {
    const answer = await people[index % 2]?.call('saveSearch', { name: 'Words', q })
    if (answer?.ok === true) saved.set(q, answer.data.search.searchId)
    else refused.push(`${answer?.failure.code}`)
  }
  expect(new Set(refused)).toEqual(new Set(['SEARCH_SAYS_NOTHING']))
  expect(saved.size).toBeGreaterThan(9)
  const jobId = await newJob(server, ana, { title: 'Faucet', city: 'Laredo' })
  await newJob(server, ana, { title: 'Faucet', city: 'Houston' })
  await runTask(server, 'match')
  const { rows } = await sql<{ jobId: string; said: string }>`
    select job_id as "jobId", said from search_finds join saved_searches s on s.id = search_id where said is not null`.execute(
    db,
  )
  expect(rows.filter((row) => saved.has(row.said) && row.jobId !== jobId)).toEqual([])
  const found = rows.map(({ said }) => said).filter((said) => saved.has(said))
  // Signs say nothing, and a trade is a word like others.
  const ofWords = words.filter((said) => /^!?faucet|^as\/|^صنبور/.test(said))
  expect(found.toSorted()).toEqual(ofWords.toSorted())
})
