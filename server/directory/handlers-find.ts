import { countSearch } from '../jobs/service-search.ts'
import type { Handler } from '../platform/http/handler.ts'
import { rateLimitNetwork } from '../platform/http/rate-limit-hooks.ts'
import { fromFindBusinesses, toFoundBusiness } from './serializer.ts'
import { findBusinesses as find } from './service-find.ts'

export const findBusinesses: Handler<'findBusinesses'> = async ({ body, caller, ip, deps }) => {
  await countSearch(deps, { accountId: caller.id, network: rateLimitNetwork(ip) })
  const { businesses, nextCursor } = await find(deps, caller, fromFindBusinesses(body))
  return { businesses: businesses.map((row) => toFoundBusiness(deps.settings.publicUrl, row)), nextCursor }
}
