import { editSavedSearch as editRules, saveSearch as saveRules } from '../../generated/validate/notifications.js'
import type { SavedSearchDraft } from '../services/drafts.ts'
import type { Acknowledged, Schemas } from '../services/types.ts'
import {
  checkSearch,
  checkSearchEdit,
  deleteSavedSearch,
  editSavedSearch,
  listSavedSearches,
  saveSearch,
  type Searched,
} from '../services/saved-searches.ts'
import { commandOf } from './commands.ts'
import type { Environment } from './environment.ts'
import { formOf } from './forms.ts'
import { loaderOf } from './loading.ts'

export type SavedSearch = Schemas['SavedSearch']
export type { SavedSearchDraft } from '../services/drafts.ts'
export type { Searched } from '../services/saved-searches.ts'

/** How a search may tell, as it is offered. */
export const alertWays = ['mail', 'bell'] as const

/** How many a business may save besides the one that each has; the server refuses more. */
export const MOST_SAVED = 10

/** Loads the viewer's saved searches; the input is `{ request: null }`. */
export const savedSearchesMachine = (environment: Environment) =>
  loaderOf(environment, (_: null) => listSavedSearches())

/** Saves the search of a list, under a name that is proposed. No draft is stored. */
export function saveSearchForm(environment: Environment, name: string, searched: Searched) {
  return formOf<SavedSearchDraft, Schemas['SavedSearchAnswer']>(environment, {
    initial: { name, ...usual },
    check: checkSearch(saveRules),
    call: ({ draft }) => saveSearch(draft, searched),
  })
}

/** How a search that is saved at once tells. */
const usual = { frequency: 'daily', ways: ['mail'] } as const satisfies Partial<SavedSearchDraft>

export type ProposedSearch = { readonly name: string; readonly searched: Searched }

/** Saves a search that was proposed, as it is. */
export function saveProposedCommand(environment: Environment) {
  return commandOf<ProposedSearch, Schemas['SavedSearchAnswer']>(environment, {
    call: ({ intent: { name, searched } }) => saveSearch({ name, ...usual }, searched),
  })
}

/** Changes what a search is called, and how it tells. */
export function editSearchForm(environment: Environment, search: SavedSearch) {
  const { searchId, name, isOwn, frequency, byBell, byMail } = search
  const check = checkSearchEdit(editRules)
  return formOf<SavedSearchDraft, Schemas['SavedSearchAnswer']>(environment, {
    initial: { name, frequency, ways: alertWays.filter((way) => (way === 'bell' ? byBell : byMail)) },
    check: (draft) => check(draft, isOwn),
    call: ({ draft }) => editSavedSearch(searchId, draft, isOwn),
  })
}

export type SearchIntent = { readonly searchId: string }

/** Deletes a search, once that is confirmed. */
export function deleteSearchCommand(environment: Environment, intent: SearchIntent) {
  return commandOf<SearchIntent, Acknowledged>(environment, {
    intent,
    call: ({ intent: { searchId } }) => deleteSavedSearch(searchId),
  })
}
