import { sql } from 'kysely'
import type { Body } from '../../tests/support/contract.ts'
import type { OperationId } from '../../generated/operations.ts'
import { cursorsOf } from '../../server/platform/cursor.ts'
import { CITIES, STATE, TRADES } from './names.ts'
import { madeOnce, type Scene } from './scene.ts'
import { by, customer, type Way, type Ways } from './ways.ts'

/** The place behind half of all businesses, in the order of the list. */
const halfway = madeOnce(async ({ db }: Scene) => {
  const { rows } = await sql<{ score: string; id: string }>`
    select (rating_sum * 2 + 35)::bigint * 500000 / (rating_count + 5) as score, account_id as id from businesses
    where not hidden order by 1 desc, 2 desc offset (select count(*) / 2 from businesses) limit 1`.execute(db)
  return cursorsOf('findBusinesses').after('exact', String(rows[0]?.score), rows[0]?.id ?? '')
})

const [city = ''] = CITIES
const [trade = ''] = TRADES
/** A trade that one of a hundred businesses does. */
const rare = TRADES[5] ?? ''
const ten = { limit: 10 }

type Sent = Body<'findBusinesses'>

const find = (what: string, body: Sent): Way<Sent> => by(customer, () => ({ ...ten, ...body }), { what })

const far = (what: string, body: Sent): Way<Sent> =>
  by(customer, async (scene) => ({ ...ten, ...body, cursor: await halfway(scene) }), { what })

export const directoryCalls = {
  findBusinesses: [
    find('all', {}),
    far('all, far page', {}),
    find('one state', { state: STATE }),
    far('one state, far page', { state: STATE }),
    find('a trade of many in a big city', { category: trade, state: STATE, city }),
    find('a rare trade in a big city', { category: rare, state: STATE, city }),
    far('a rare trade in a big city, far page', { category: rare, state: STATE, city }),
    find('4.5 stars, licensed', { rating: 4.5, licenseChecked: true }),
    far('4.5 stars, licensed, far page', { rating: 4.5, licenseChecked: true }),
    find('a rare trade with 5 stars', { category: rare, rating: 5 }),
    find('one common word', { q: 'sons' }),
    far('one common word, far page', { q: 'sons' }),
    find('a common word and a rare trade in a city', { q: 'sons', category: rare, state: STATE, city }),
    find('a name, misspelled', { q: 'Ortgea 77' }),
    find('eight words, misspelled', { q: 'plumbng ortgea sonns rofing eletrical paintng ortegga plumming' }),
    find('a word that nobody has', { q: 'zzzzqqq' }),
    find('favorites', { favorites: true }),
  ],
  setFavorite: [by(customer, ({ business }) => ({ business: business.id, favorite: true }))],
} as const satisfies Partial<Ways<OperationId>>
