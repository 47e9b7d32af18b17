import { getServiceArea } from '../businesses/service-area.ts'
import { renewalDue } from '../membership/service.ts'
import type { Caller } from '../platform/caller.ts'
import { checkCalendar } from '../platform/calendar-day.ts'
import { cursorsOf, isId, paginate } from '../platform/cursor.ts'
import { lowestIdAt } from '../platform/ids.ts'
import { DomainError } from '../platform/domain-error.ts'
import type { Db } from '../platform/db/connection.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import type { JobCard } from './repository-job-cards.ts'
import type { BusinessFilter, CustomerFilter, Limits, Narrowing } from './repository-list-filters.ts'
import type { Order, Place } from './repository-list-slices.ts'
import {
  countBusinessJobs,
  countCustomerJobs,
  listBusinessJobs,
  listCustomerJobs,
  listWaitingForBusiness,
  listActionableForCustomer,
  type Count,
  type Window,
} from './repository-lists.ts'
import { inviteBarsOf, type InviteBar } from './service-invitations.ts'
import { findJobs, matchedWords } from './service-search.ts'
import { byUrgency, forViewer, type JobCardForViewer } from './service-details.ts'

/** Between which amounts, by which day and in how many days a job was posted; what is missing has no limit. */
export type Wished = Readonly<{
  budgetFrom?: number | undefined
  budgetTo?: number | undefined
  neededUntil?: string | undefined
  postedWithin?: number | undefined
}>

export type ListQuery<Filter> = Readonly<{
  page: number
  limit: number
  /** Jobs of any of these. */
  filters: readonly Filter[]
  order: Order
  cursor: string | undefined
  limits: Wished
  /** The words of a search. */
  said: string | undefined
  /** A business that may be invited; undefined where nobody is. */
  inviting?: string | undefined
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
/** A job of a list, its words that a search found, and whether a business may be invited to it, where one was named. */
export type Listed = JobCardForViewer & Readonly<{ matched?: readonly string[]; inviteBar?: InviteBar | null }>
export type Page = Readonly<{ jobs: readonly Listed[]; nextCursor: string | null; overview: Overview | null }>

/** The customer's own jobs, in order. */
export async function customerJobs(deps: Deps, caller: Caller, query: ListQuery<CustomerFilter>): Promise<Page> {
  const { db } = deps
  const now = deps.now()
  const { filters, order } = query
  const viewer = { customerId: caller.id, limits: limitsOf(query.limits, now) }
  const [page, overview] = await Promise.all([
    pageOf(deps, caller, query, (window) => listCustomerJobs(db, viewer, { filters, order, now, window })),
    query.wantsOverview
      ? overviewOf(caller, countCustomerJobs(db, viewer, now), listActionableForCustomer(db, caller.id, now))
      : null,
  ])
  const { inviting } = query
  if (inviting === undefined) return { ...page, overview }
  const bars = await inviteBarsOf(db, page.jobs, inviting.toLowerCase())
  const jobs = page.jobs.map((job) => {
    const inviteBar = bars.get(job.id)
    return inviteBar === undefined ? job : { ...job, inviteBar }
  })
  return { ...page, jobs, overview }
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
  const seeker = {
    businessId: caller.id,
    narrowing: { ...(await narrowingOf(db, caller.id, wishes)), limits: limitsOf(query.limits, now) },
  }
  const { filters, order } = query
  const [page, overview] = await Promise.all([
    pageOf(deps, caller, query, (window) => listBusinessJobs(db, seeker, { filters, order, now, window })),
    query.wantsOverview
      ? overviewOf(
          caller,
          countBusinessJobs(db, seeker, now),
          listWaitingForBusiness(db, caller.id, now),
          renewalDue(deps, caller),
        )
      : null,
  ])
  return { ...page, overview }
}

/** What of its area a business wishes to see. Naming everything there is narrows nothing, so that jobs which were bid on before a move stay in the list. */
export async function narrowingOf(
  db: Db,
  businessId: string,
  { state, cities, categories }: ListFilters,
): Promise<Omit<Narrowing, 'limits'>> {
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

const NOTHING = { state: undefined, cities: undefined, categories: undefined }

const DAY = 24 * 60 * 60 * 1000

function limitsOf({ budgetFrom, budgetTo, neededUntil, postedWithin }: Wished, now: Date): Limits {
  if (neededUntil !== undefined) checkCalendar(neededUntil, { name: 'neededUntil', invalid: 'INVALID_VALUE' })
  return {
    budgetFrom: budgetFrom?.toString(),
    budgetTo: budgetTo?.toString(),
    neededUntil,
    // Ids are made in the order of time.
    postedAfter: postedWithin === undefined ? undefined : lowestIdAt(new Date(now.getTime() - postedWithin * DAY)),
  }
}

type PageQuery = Omit<ListQuery<unknown>, 'filters' | 'wantsOverview'>
/** Reads a part of the list that was asked for. */
type Read = (window: Window) => Promise<JobCard[]>

async function pageOf(deps: Deps, caller: Caller, query: PageQuery, read: Read): Promise<Omit<Page, 'overview'>> {
  const { said, page, limit, order, cursor } = query
  if (said !== undefined) return await searchedPage(deps, caller, { ...query, said }, read)
  const cursors = cursorsOf(caller.role === 'customer' ? 'listCustomerJobs' : 'listBusinessJobs', order)
  const after = cursor === undefined ? undefined : placeOf(order, cursors.behind(cursor))
  const found = await read({ after, page, limit })
  const { rows, nextCursor } = paginate(found, limit, (last) => cursors.after(...wordsOf(order, last)))
  return { jobs: rows.map((card) => forViewer(caller, card)), nextCursor }
}

/** Of the jobs that a search finds: those with its words first, then those with words spelled like them. */
async function searchedPage(
  deps: Deps,
  caller: Caller,
  { said, limit, order, cursor }: PageQuery & Readonly<{ said: string }>,
  read: Read,
): Promise<Omit<Page, 'overview'>> {
  const cursors = cursorsOf('search', caller.role, order)
  const [tier, ...place] = cursor === undefined ? ['exact'] : cursors.behind(cursor)
  if (tier !== 'exact' && tier !== 'near') throw new DomainError('CURSOR_INVALID')
  const after = cursor === undefined ? undefined : placeOf(order, place)
  const isNear = tier === 'near'
  const { db } = deps
  const { exact, near, terms } = await findJobs(db, caller, said, isNear)
  const some = async (among: readonly string[], from: typeof after, most: number) =>
    among.length === 0 ? [] : await read({ after: from, page: 1, limit: most, among })
  const first = isNear ? [] : await some(exact, after, limit)
  const rest = first.length > limit ? [] : await some(near, isNear ? after : undefined, limit - first.length)
  const found = [...first.map((card) => ({ card, tier: 'exact' })), ...rest.map((card) => ({ card, tier: 'near' }))]
  const { rows, nextCursor } = paginate(found, limit, (last) => cursors.after(last.tier, ...wordsOf(order, last.card)))
  const texts = rows.map(({ card }) => `${card.title} ${card.details}`)
  const matched = await matchedWords(db, texts, terms)
  return {
    jobs: rows.map(({ card }, row) => ({ ...forViewer(caller, card), matched: matched[row] ?? [] })),
    nextCursor,
  }
}

/** What places in each order are words of: the rank, and then always the id. Newest jobs go by ids alone. */
const RANKS: Readonly<Record<Order, RegExp | undefined>> = {
  newest: undefined,
  neededBy: /^\d{1,9}$/,
  budget: /^\d{1,7}\.\d\d$/,
  nearest: /^(0|-\d{1,4})$/,
}

/** Where a list goes on. */
function placeOf(order: Order, words: readonly string[]): Place {
  const pattern = RANKS[order]
  const [rank = '', id = '', ...rest] = pattern === undefined ? ['0', ...words] : words
  if (pattern?.test(rank) === false || !isId(id) || rest.length > 0) throw new DomainError('CURSOR_INVALID')
  return { rank, id }
}

const wordsOf = (order: Order, { id, rank }: JobCard): readonly string[] =>
  RANKS[order] === undefined ? [id] : [rank, id]

async function overviewOf(
  caller: Caller,
  counting: Promise<readonly Count[]>,
  finding: Promise<readonly JobCard[]>,
  renewing?: Promise<Date | undefined>,
): Promise<Overview> {
  const [counts, found, membershipEndsAt] = await Promise.all([counting, finding, renewing])
  return { counts, waiting: byUrgency(found.map((card) => forViewer(caller, card))), membershipEndsAt }
}
