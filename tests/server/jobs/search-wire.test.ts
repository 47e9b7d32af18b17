import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { foldWords, TRADE_NAMES } from '../../../server/jobs/search-synonyms.ts'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { clientOf } from '../support/client.ts'
import { assignedJob, newBusiness, newCustomer, newJob, type Person } from '../support/town-wire.ts'

const server = await testApp()
afterAll(server.close)

const [ana, eva] = [await newCustomer(server), await newCustomer(server)]
const [luis, mia] = [await newBusiness(server), await newBusiness(server)]

type ListCall = 'listCustomerJobs' | 'listBusinessJobs'

const found = async (reader: Person, call: ListCall, q: string, more: object = {}): Promise<string[]> =>
  (await reader.must(call, { q, ...more })).jobs.map(({ title }) => title)

/** Of one customer, the oldest first. */
const TITLES = [
  'Leaking kitchen faucet',
  'Faucets for two bathrooms',
  'AC unit rattles at night',
  'Lámpara del pasillo',
  'تصليح سخان الماء',
] as const

beforeAll(async () => {
  for (const title of TITLES) await newJob(server, ana, { title, details: 'Please come soon.' })
})

test('a customer finds own jobs by their words, in any form of theirs', shows('search.jobs'), async () => {
  const [leak, faucets, ac, lamp, heater] = TITLES
  for (const [q, titles] of [
    ['faucet', [faucets, leak]],
    ['the FAUCETS', [faucets, leak]],
    ['kitchen leak', [leak]],
    ['air conditioning', [ac]],
    ['A/C', [ac]],
    ['lampara', [lamp]],
    ['lámparas', [lamp]],
    ['السخان', [heater]],
    // The trade and the town of all of them, also as a reader of Spanish is told the trade.
    ['plumbing', [...TITLES].toReversed()],
    ['plomería austin', [...TITLES].toReversed()],
    ['piano', []],
  ] as const) {
    expect([q, await found(ana, 'listCustomerJobs', q)]).toEqual([q, titles])
  }
  expect(await found(eva, 'listCustomerJobs', 'faucet')).toEqual([])
  expect(await found(ana, 'listCustomerJobs', 'faucet', { status: ['completed'] })).toEqual([])
})

test('each job says which of its words were found', shows('search.marks'), async () => {
  const matched = async (search: { q?: string }) =>
    (await ana.must('listCustomerJobs', search)).jobs.map((job) => job.matched)
  for (const [q, words] of [
    ['the Faucets', [['Faucets'], ['faucet']]],
    // Misspelled, and found by what else says the same.
    ['fuacet kitchen', [['kitchen', 'faucet']]],
    ['air conditioning', [['AC']]],
    ['lampara', [['Lámpara']]],
    ['السخان', [['سخان']]],
    // Of one the title, of all the description.
    [
      'faucet come',
      [
        ['Faucets', 'come'],
        ['faucet', 'come'],
      ],
    ],
  ] as const) {
    expect([q, (await matched({ q })).map((found) => found?.toSorted())]).toEqual([
      q,
      words.map((each) => each.toSorted()),
    ])
  }
  // The trade is no word of them.
  expect(await matched({ q: 'plumbing' })).toEqual(TITLES.map(() => []))
  expect(await matched({})).toEqual(TITLES.map(() => undefined))
})

test('a business finds open jobs of its area and those that it bid on', shows('search.jobs'), async () => {
  await newJob(server, eva, { title: 'Chimney far away', city: 'Houston' })
  await newJob(server, eva, { title: 'Chimney sweep' })
  const given = await assignedJob(server, eva, mia)
  await server.database.db.updateTable('jobs').set({ title: 'Chimney of brick' }).where('id', '=', given).execute()
  expect(await found(luis, 'listBusinessJobs', 'chimney')).toEqual(['Chimney sweep'])
  expect(await found(mia, 'listBusinessJobs', 'chimney')).toEqual(['Chimney of brick', 'Chimney sweep'])
  expect(await found(mia, 'listBusinessJobs', 'chimney', { view: 'won' })).toEqual(['Chimney of brick'])
  // What is deleted is gone from searches, too.
  const gone = await newJob(server, eva, { title: 'Chimney to forget' })
  await eva.must('deleteJob', { jobid: gone })
  expect(await found(luis, 'listBusinessJobs', 'chimney')).toEqual(['Chimney sweep'])
})

test('misspelled words follow where few jobs have them as they are', shows('search.typos'), async () => {
  const nora = await newCustomer(server)
  for (const title of ['Mailbox post leans', 'Mailboxes for six', 'Maibox', 'Wall'])
    await newJob(server, nora, { title })
  expect(await found(nora, 'listCustomerJobs', 'maibox')).toEqual(['Maibox', 'Mailboxes for six', 'Mailbox post leans'])
  expect(await found(nora, 'listCustomerJobs', 'mailbxo')).toEqual([
    'Maibox',
    'Mailboxes for six',
    'Mailbox post leans',
  ])
  expect(await found(nora, 'listCustomerJobs', 'wlal')).toEqual(['Wall'])
  const read: string[] = []
  let cursor: string | undefined
  do {
    const page = await nora.must('listCustomerJobs', { q: 'maibox', limit: 1, ...(cursor !== undefined && { cursor }) })
    read.push(...page.jobs.map(({ title }) => title))
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  expect(read).toEqual(['Maibox', 'Mailboxes for six', 'Mailbox post leans'])
})

test('words are folded here as in the database', async () => {
  const written = [
    'A/C',
    'Plomería',
    'السباكة',
    'إصلاح',
    'Built-in, “new”; 2.5 m',
    ...TRADE_NAMES.map(([, name]) => name),
  ]
  const { rows } = await sql<{ folded: string }>`
    select trim(search_fold(said)) as folded from unnest(${written}::text[]) with ordinality as each(said, place) order by place
  `.execute(server.database.db)
  expect(rows.map(({ folded }) => folded)).toEqual(written.map(foldWords))
})

test('jobs posted at the same moment with the same new words are all found', shows('search.at-once'), async () => {
  const many = await Promise.all(Array.from({ length: 12 }, () => newCustomer(server)))
  // Each has the new words in another order, which must not make one posting wait for the other in a circle.
  const words = ['zeppelin', 'yurt', 'xylophone', 'wigwam']
  const titles = many.map((_, index) => words.map((_word, place) => words[(index + place) % words.length]).join(' '))
  await Promise.all(many.map((customer, index) => newJob(server, customer, { title: titles[index] ?? '' })))
  for (const [index, customer] of many.entries()) {
    expect(await found(customer, 'listCustomerJobs', 'wigwam yurt')).toEqual([titles[index]])
    expect(await found(customer, 'listCustomerJobs', 'xylohpone')).toEqual([titles[index]])
  }
})

test('an account, and a network, may search so often in a minute', shows('search.limit'), async () => {
  const strict = await testApp({ database: server.database, rateLimitMultiplier: 0.05 })
  const [searcher, other] = [clientOf(strict.app, ana.token), clientOf(strict.app, eva.token)]
  const q = 'faucet'
  for (let times = 0; times < 6; times += 1) await searcher.must('listCustomerJobs', { q })
  expect(await searcher.refused('listCustomerJobs', { q })).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  // The list itself is still there, and so are searches of others.
  await searcher.must('listCustomerJobs', {})
  await other.must('listCustomerJobs', { q })
  // Many accounts do not search without end from one network either.
  const accounts = await Promise.all(Array.from({ length: 3 }, () => newCustomer(server)))
  const clients = accounts.map(({ token }) => clientOf(strict.app, token))
  const answers = []
  for (const client of [...clients, ...clients, ...clients]) answers.push(await client.call('listCustomerJobs', { q }))
  // Eight were counted above, the refused one among them, of fifteen.
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 7 }, () => 200), 429, 429])
  await strict.close()
})

test('whatever is searched for is answered', shows('search.any-text'), async () => {
  const signs = fc.constantFrom(...`'"\\&|!():*<->%_/$@#\u0000 a ال ñ 🙂 the in/ of/ as/`.split(' '), ' ')
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 2, maxLength: 100 }),
    fc.array(signs, { minLength: 2, maxLength: 40 }).map((parts) => parts.join('')),
    fc.constant(`of/${ana.id}`),
  )
  await fc.assert(
    fc.asyncProperty(texts, async (q) => {
      const { status } = await eva.call('listCustomerJobs', { q })
      expect([200, 400, 422]).toContain(status)
      const { status: inArea } = await luis.call('listBusinessJobs', { q })
      expect([200, 400, 422]).toContain(inArea)
    }),
    { numRuns: 60 },
  )
  expect(await found(eva, 'listCustomerJobs', `of/${ana.id}`)).toEqual([])
})
