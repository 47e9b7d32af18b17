import { getServiceArea } from '../businesses/service-area.ts'
import { renewalDue } from '../membership/service.ts'
import type { Caller } from '../platform/caller.ts'
import { cursorsOf, isId, paginate } from '../platform/cursor.ts'
import { DomainError } from '../platform/domain-error.ts'
import type { Db } from '../platform/db/connection.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import type { JobCard, Order } from './repository-job-cards.ts'
import type { BusinessFilter, CustomerFilter, Narrowing } from './repository-list-filters.ts'
import {
  countBusinessJobs,
  countCustomerJobs,
  listBusinessJobs,
  listCustomerJobs,
  listWaitingForBusiness,
  listActionableForCustomer,
  type Count,
} from './repository-lists.ts'
import { forViewer, type JobCardForViewer } from './service-details.ts'

export type ListQuery<Filter> = Readonly<{
  page: number
  limit: number
  /** Jobs of any of these. */
  filters: readonly Filter[]
  order: Order
  cursor: string | undefined
  /** Whether counts and what waits are asked for. */
  wantsOverview: boolean
}>
/** How many jobs there are of each kind, and what waits for the viewer. */
type Overview = Readonly<{
  counts: readonly Count[]
  waiting: readonly JobCardForViewer[]
  /** When the membership of a business ends or ended, once it should be renewed. */
  membershipEndsAt: Date | undefined
}>
export type Page = Readonly<{ jobs: readonly JobCardForViewer[]; nextCursor: string | null; overview: Overview | null }>

/** The customer's own jobs, in order. */
export async function customerJobs(deps: Deps, caller: Caller, query: ListQuery<CustomerFilter>): Promise<Page> {
  const { db } = deps
  const now = deps.now()
  const [found, overview] = await Promise.all([
    listCustomerJobs(db, caller.id, listingOf(caller, query, now)),
    query.wantsOverview
      ? overviewOf(caller, countCustomerJobs(db, caller.id, now), listActionableForCustomer(db, caller.id, now))
      : null,
  ])
  return seenPage(caller, query, found, overview)
}

/** What a client would rather see less of; empty and missing ask for nothing less. */
export type ListFilters = Readonly<{ state: string; cities: readonly string[]; categories: readonly string[] }>

/** Open jobs in the business's area and all that it bid on, in order; wishes narrow that and never widen it. */
export async function businessJobs(
  deps: Deps,
  caller: Caller,
  wishes: ListFilters,
  query: ListQuery<BusinessFilter>,
): Promise<Page> {
  const { db } = deps
  const now = deps.now()
  const seeker = { businessId: caller.id, narrowing: await narrowingOf(db, caller.id, wishes) }
  const [found, overview] = await Promise.all([
    listBusinessJobs(db, seeker, listingOf(caller, query, now)),
    query.wantsOverview
      ? overviewOf(
          caller,
          countBusinessJobs(db, seeker, now),
          listWaitingForBusiness(db, caller.id, now),
          renewalDue(deps, caller),
        )
      : null,
  ])
  return seenPage(caller, query, found, overview)
}

/** Naming everything there is narrows nothing, so that jobs which were bid on before a move stay in the list. */
async function narrowingOf(db: Db, businessId: string, { state, cities, categories }: ListFilters): Promise<Narrowing> {
  if (state === '' && cities.length === 0 && categories.length === 0) return NOTHING
  const area = await getServiceArea(db, businessId)
  const narrowTo = (wished: readonly string[], own: readonly string[]) =>
    wished.length === 0 || own.every((name) => wished.includes(name)) ? undefined : wished
  return {
    state: state === '' || state === area.state ? undefined : state,
    cities: narrowTo(cities, area.cities),
    categories: narrowTo(categories, area.categories),
  }
}

const NOTHING: Narrowing = { state: undefined, cities: undefined, categories: undefined }

function listingOf<Filter>(caller: Caller, { page, limit, filters, order, cursor }: ListQuery<Filter>, now: Date) {
  const after = cursor === undefined ? undefined : placeBehind(cursor, caller, order)
  return { filters, order, now, window: { after, page, limit } }
}

const cursors = {
  customer: { newest: cursorsOf('listCustomerJobs', 'newest'), neededBy: cursorsOf('listCustomerJobs', 'neededBy') },
  business: { newest: cursorsOf('listBusinessJobs', 'newest'), neededBy: cursorsOf('listBusinessJobs', 'neededBy') },
}

/** Those of the list of the caller's role. */
const cursorsIn = ({ role }: Caller, order: Order) => cursors[role][order]

/** Where a list goes on. The list of newest jobs goes by ids alone. */
function placeBehind(cursor: string, caller: Caller, order: Order): Readonly<{ urgency: number; id: string }> {
  if (order === 'newest') return { urgency: 0, id: cursorsIn(caller, order).behindId(cursor) }
  const [urgency = '', id = '', ...rest] = cursorsIn(caller, order).behind(cursor)
  if (!/^\d{1,9}$/.test(urgency) || !isId(id) || rest.length > 0) throw new DomainError('CURSOR_INVALID')
  return { urgency: Number(urgency), id }
}

function seenPage(
  caller: Caller,
  { limit, order }: Pick<ListQuery<never>, 'limit' | 'order'>,
  found: readonly JobCard[],
  overview: Overview | null,
): Page {
  const { rows, nextCursor } = paginate(found, limit, (last) => placeAfter(last, caller, order))
  return { jobs: rows.map((card) => forViewer(caller, card)), nextCursor, overview }
}

function placeAfter({ id, urgency }: JobCard, caller: Caller, order: Order): string {
  const { after } = cursorsIn(caller, order)
  return order === 'newest' ? after(id) : after(String(urgency), id)
}

async function overviewOf(
  caller: Caller,
  counting: Promise<readonly Count[]>,
  finding: Promise<readonly JobCard[]>,
  renewing?: Promise<Date | undefined>,
): Promise<Overview> {
  const [counts, found, membershipEndsAt] = await Promise.all([counting, finding, renewing])
  return { counts, waiting: found.map((card) => forViewer(caller, card)), membershipEndsAt }
}
