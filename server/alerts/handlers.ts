import { countSearch } from '../jobs/service-search.ts'
import type { Handler } from '../platform/http/handler.ts'
import { rateLimitNetwork } from '../platform/http/rate-limit-hooks.ts'
import { fromSaveSearch, toSearch } from './serializer.ts'
import { editSearch, loadSearches, removeSearch, saveSearch as save } from './service.ts'

export const listSavedSearches: Handler<'listSavedSearches'> = async ({ caller, deps }) => {
  return { searches: (await loadSearches(deps, caller)).map(toSearch) }
}

export const saveSearch: Handler<'saveSearch'> = async ({ body, caller, ip, intent, translate, deps }) => {
  // To work out what finds its words costs as much as to search for them.
  if (body.q !== undefined) await countSearch(deps, { accountId: caller.id, network: rateLimitNetwork(ip) })
  const search = await save(deps, caller, fromSaveSearch(body), intent)
  return { message: translate('SEARCH_SAVED'), search: toSearch(search) }
}

export const editSavedSearch: Handler<'editSavedSearch'> = async ({ body, caller, translate, deps }) => {
  const search = await editSearch(deps, caller, body)
  return { message: translate('SAVED_SEARCH_CHANGED'), search: toSearch(search) }
}

export const deleteSavedSearch: Handler<'deleteSavedSearch'> = async ({ body, caller, translate, deps }) => {
  await removeSearch(deps, caller, body.searchId)
  return { message: translate('SAVED_SEARCH_DELETED') }
}
