import { Rules } from '../../../generated/rules.ts'
import type { JobFilter, JobListShows, Role } from '../../actors/jobs.ts'
import { searchIn } from '../../ui/lists/search-in.ts'
import { limitsIn, limitsToAddress } from './list-limits.ts'
import type { Translate } from '../../i18n/translate.ts'

/** The chips above the list. */
export const chipsOf = {
  customer: ['all', 'open', 'inprogress', 'toRate', 'completed', 'expired'],
  business: ['findWork', 'myBids', 'won', 'done', 'all'],
} as const satisfies Record<Role, readonly JobListShows[]>

/** What the list shows before anything is chosen: a customer all jobs, a business the jobs that it has not bid on. */
export const initialOf = { customer: 'all', business: 'findWork' } as const satisfies Record<Role, JobListShows>

/** The orders of the list. */
export const ordersOf = {
  customer: ['newest', 'neededBy', 'budget'],
  business: ['newest', 'nearest', 'neededBy', 'budget'],
} as const satisfies Record<Role, readonly JobFilter['order'][]>

/** The statuses of the filter's dialog. */
export const statusFilters = ['all', 'open', 'inprogress', 'completed', 'expired'] as const satisfies JobListShows[]

/** The filter in an address: `?q=faucet&status=open&order=neededBy&budgetFrom=500`. What is unknown shows what the list begins with, newest first. */
export function filterIn(search: string, role: Role): JobFilter {
  const asked = new URLSearchParams(search)
  const [status, order] = [asked.get('status'), asked.get('order')]
  return {
    shows: [...chipsOf[role], ...statusFilters].find((shows) => shows === status) ?? initialOf[role],
    order: ordersOf[role].find((one) => one === order) ?? 'newest',
    search: searchIn(asked.get('q'), Rules.ListCustomerJobs.q),
    limits: limitsIn(asked, role),
  }
}

/** Whether an address asks for the panel that narrows the list; the next choice takes that away. */
export const opensPanel = (search: string): boolean => new URLSearchParams(search).has('narrow')

/** The address of the filtered list, so that reload, Back and a copied link keep the filter. */
export function withFilter(list: string, role: Role, { shows, order, search, limits }: JobFilter): string {
  const query = new URLSearchParams({
    ...(search !== '' && { q: search }),
    ...(shows !== initialOf[role] && { status: shows }),
    ...(order !== 'newest' && { order }),
    ...limitsToAddress(limits),
  }).toString()
  return query ? `${list}?${query}` : list
}

/** What a list shows, in a word or two. */
export function showsText(t: Translate, shows: JobListShows): string {
  switch (shows) {
    case 'open':
    case 'inprogress':
    case 'completed':
    case 'expired':
      return t(`dashboard.status.${shows}`)
    case 'all':
    case 'toRate':
    case 'findWork':
    case 'myBids':
    case 'won':
    case 'done':
      return t(`dashboard.view.${shows}`)
  }
}
