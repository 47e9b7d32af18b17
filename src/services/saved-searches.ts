import * as wire from '../../generated/client/wire-notifications.ts'
import { call, reading, type Service } from './client.ts'
import type { SavedSearchDraft } from './drafts.ts'
import { checkOf, someId } from './inputs.ts'
import type { Acknowledged, JobFilter, Schemas } from './types.ts'

/** The searches of a business: the one that each has, then those that it saved. */
export function listSavedSearches(): Service<readonly Schemas['SavedSearch'][]> {
  return call({
    isSafe: true,
    wire: reading(wire.listSavedSearches, ({ searches }) => searches),
    send: ({ client, init }) => client.POST('/get-saved-searches', init),
  })
}

/** What of a list's filter a search keeps: not its order, nor how long ago jobs were posted. */
export type Searched = Pick<JobFilter, 'search' | 'limits'>

const tellingOf = ({ name, frequency, ways }: SavedSearchDraft) => ({
  name: name.trim(),
  frequency,
  byBell: ways.includes('bell'),
  byMail: ways.includes('mail'),
})

function searchInput(draft: SavedSearchDraft, { search, limits }: Searched): Schemas['SaveSearch'] {
  const { trade, city, postedWithin: _, ...common } = limits
  return {
    ...tellingOf(draft),
    ...common,
    ...(search !== '' && { q: search }),
    ...(trade !== undefined && { categories: [trade] }),
    ...(city !== undefined && { cities: [city] }),
  }
}

export const checkSearch = checkOf(wire.saveSearch, (draft: SavedSearchDraft) =>
  searchInput(draft, { search: '', limits: {} }),
)

/** Saves a search. Fails as `conflict` where there are too many. */
export function saveSearch(draft: SavedSearchDraft, searched: Searched): Service<Schemas['SavedSearchAnswer']> {
  const body = wire.saveSearch.toWire(searchInput(draft, searched))
  return call({
    wire: wire.saveSearch,
    send: ({ client, init }) => client.POST('/save-search', { ...init, body }),
  })
}

/** The search that each business has keeps having no name. */
const editInput = (searchId: string, draft: SavedSearchDraft, isOwn: boolean): Schemas['EditSavedSearch'] => {
  const { name, ...telling } = tellingOf(draft)
  return { searchId, ...telling, ...(!isOwn && { name }) }
}

export const checkSearchEdit = checkOf(wire.editSavedSearch, (draft: SavedSearchDraft, isOwn: boolean) =>
  editInput(someId, draft, isOwn),
)

/** Changes what a search is called, and how it tells. */
export function editSavedSearch(
  searchId: string,
  draft: SavedSearchDraft,
  isOwn: boolean,
): Service<Schemas['SavedSearchAnswer']> {
  const body = wire.editSavedSearch.toWire(editInput(searchId, draft, isOwn))
  return call({
    isSafe: true,
    wire: wire.editSavedSearch,
    send: ({ client, init }) => client.POST('/edit-saved-search', { ...init, body }),
  })
}

/** Deletes a search; one that is gone already, too. */
export function deleteSavedSearch(searchId: string): Service<Acknowledged> {
  const body = wire.deleteSavedSearch.toWire({ searchId })
  return call({
    isSafe: true,
    wire: wire.deleteSavedSearch,
    send: ({ client, init }) => client.POST('/delete-saved-search', { ...init, body }),
  })
}
