import { afterAll, expect, test } from 'vitest'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { tally } from '../support/client.ts'
import { newBusiness, newCustomer } from '../support/town-wire.ts'
import { ownSearchOf, save, searchesOf } from './support/alerts.ts'

const server = await testApp()
afterAll(server.close)

const everything = {
  name: 'Faucets in Austin',
  q: 'leaking faucet',
  cities: ['Austin'],
  categories: ['Plumbing'],
  budgetFrom: 100,
  budgetTo: 2500.5,
  neededUntil: '2026-12-04',
  frequency: 'weekly',
  byBell: true,
  byMail: false,
} as const

test('a search is saved, changed and deleted', shows('alerts.saved'), async () => {
  const luis = await newBusiness(server)
  await luis.must('editBusiness', { city: ['Austin', 'Dallas'], category: ['Plumbing', 'Electrical'] })
  const { search, Message } = await luis.must('saveSearch', {
    ...everything,
    cities: ['Austin'],
    categories: ['Plumbing'],
  })
  expect(Message).toBe('Search saved')
  expect(search).toMatchObject({ ...everything, isOwn: false, state: null })
  const [own, saved, ...others] = await searchesOf(luis)
  expect([own?.isOwn, saved, others]).toEqual([true, search, []])
  const { searchId } = search
  const changed = await luis.must('editSavedSearch', { searchId, name: 'Taps', frequency: 'daily' })
  expect(changed).toMatchObject({
    Message: 'Saved search changed',
    search: { name: 'Taps', frequency: 'daily', byBell: true },
  })
  await luis.must('editSavedSearch', { searchId, byBell: false, byMail: true })
  expect((await searchesOf(luis))[1]).toMatchObject({ frequency: 'daily', byBell: false, byMail: true })
  await luis.must('deleteSavedSearch', { searchId })
  await luis.must('deleteSavedSearch', { searchId })
  expect(await searchesOf(luis)).toHaveLength(1)
  expect(await luis.refused('editSavedSearch', { searchId, name: 'X' })).toMatchObject({
    code: 'SAVED_SEARCH_NOT_FOUND',
  })
})

test('what is missing is asked for daily, by mail, of the whole area', shows('alerts.saved'), async () => {
  const luis = await newBusiness(server)
  const { search } = await luis.must('saveSearch', { name: 'All', cities: ['Austin'], state: 'Texas' })
  const anything = {
    q: null,
    state: null,
    cities: [],
    categories: [],
    budgetFrom: null,
    budgetTo: null,
    neededUntil: null,
  }
  expect(search).toMatchObject({ ...anything, frequency: 'daily', byBell: false, byMail: true })
})

test('the search that each business has changes how it tells, and stays', shows('alerts.own'), async () => {
  const luis = await newBusiness(server)
  const { searchId } = await ownSearchOf(luis)
  await luis.must('editSavedSearch', { searchId, frequency: 'never', byBell: true })
  expect(await ownSearchOf(luis)).toMatchObject({ name: '', frequency: 'never', byBell: true })
  const stays = { status: 409, code: 'OWN_SEARCH_STAYS' }
  expect(await luis.refused('deleteSavedSearch', { searchId })).toMatchObject(stays)
  expect(await luis.refused('editSavedSearch', { searchId, name: 'Mine' })).toMatchObject(stays)
})

test('nobody sees or touches another’s, and a customer has none', shows('alerts.saved'), async () => {
  const [luis, mia, ana] = [await newBusiness(server), await newBusiness(server), await newCustomer(server)]
  const searchId = await save(luis)
  expect(await searchesOf(mia)).toHaveLength(1)
  expect(await mia.refused('editSavedSearch', { searchId, name: 'X' })).toMatchObject({ status: 404 })
  await mia.must('deleteSavedSearch', { searchId })
  expect(await searchesOf(luis)).toHaveLength(2)
  expect(await ana.refused('listSavedSearches')).toMatchObject({ code: 'ROLE_NOT_ALLOWED' })
})

test('of 50 searches saved at once 10 are', shows('alerts.most'), async () => {
  const luis = await newBusiness(server)
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      luis.call('saveSearch', { name: `Search ${n}`, q: n % 2 ? 'faucet' : undefined }),
    ),
  )
  expect(tally(answers)).toEqual({ ok: 10, TOO_MANY_SAVED_SEARCHES: 40 })
  const searches = await searchesOf(luis)
  expect(searches).toHaveLength(11)
  await luis.must('deleteSavedSearch', { searchId: searches[4]?.searchId ?? '' })
  await save(luis)
  expect(await luis.refused('saveSearch', { name: 'One more' })).toMatchObject({ code: 'TOO_MANY_SAVED_SEARCHES' })
})

test('the same request again saves nothing more', shows('alerts.saved'), async () => {
  const luis = await newBusiness(server)
  const again = () => luis.must('saveSearch', { name: 'Taps' }, { 'idempotency-key': 'a-key-of-a-test' })
  const [first, second] = [await again(), await again()]
  expect(second).toEqual(first)
  expect(await searchesOf(luis)).toHaveLength(2)
})

test.each(['the', 'the of', '!!', 'و'])(
  'words that say nothing, such as "%s", are refused',
  shows('alerts.says-nothing'),
  async (q) => {
    const luis = await newBusiness(server)
    const errors = [{ field: 'q', code: q.length < 2 ? 'INVALID_VALUE' : 'SEARCH_SAYS_NOTHING' }]
    expect(await luis.refused('saveSearch', { name: 'Nothing', q })).toMatchObject({ status: 422, errors })
  },
)

test.each([
  [{ name: '' }, 'name', 'NAME_REQUIRED'],
  [{ name: 'www.example.com' }, 'name', 'NAME_HAS_LINK'],
  [{ name: 'x'.repeat(61) }, 'name', 'TEXT_TOO_LONG'],
  [{ frequency: 'hourly' }, 'frequency', 'INVALID_VALUE'],
  [{ neededUntil: '2026-02-30' }, 'neededUntil', 'INVALID_VALUE'],
  [{ budgetFrom: -1 }, 'budgetFrom', 'INVALID_VALUE'],
])('%j is refused', shows('alerts.saved'), async (change, field, code) => {
  const luis = await newBusiness(server)
  const refused = await luis.refused('saveSearch', { name: 'Taps', ...change })
  expect(refused).toMatchObject({ status: 422, errors: [{ field, code }] })
})
