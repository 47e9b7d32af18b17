import { sql } from 'kysely'
import type { OperationId } from '../../generated/operations.ts'
import { newId } from '../../server/platform/ids.ts'
import type { Scene } from './scene.ts'
import { by, type Ways } from './ways.ts'

/** A business that has saved a search. */
async function withSearch({ db, newPerson }: Scene) {
  const { id, token } = await newPerson('business')
  const searchId = newId(new Date())
  await sql`insert into saved_searches (id, business_id, number, name, frequency, by_bell, by_mail, next_at)
    values (${searchId}, ${id}, 1, 'Taps', 'daily', false, true, now() + interval '1 day')`.execute(db)
  return { id, token, searchId }
}

const ofSearch = by(withSearch, (_, { searchId }) => ({ searchId }))

export const alertCalls = {
  listSavedSearches: [by(withSearch)],
  saveSearch: [by(withSearch, () => ({ name: 'Faucets', q: 'leaking faucet', budgetFrom: 100 }))],
  editSavedSearch: [by(withSearch, (_, { searchId }) => ({ searchId, frequency: 'weekly' }))],
  deleteSavedSearch: [ofSearch],
} as const satisfies Partial<Ways<OperationId>>
