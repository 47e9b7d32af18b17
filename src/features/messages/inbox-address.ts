import { Rules } from '../../../generated/rules.ts'
import type { InboxFilter } from '../../actors/inbox.ts'
import type { ThreadId } from '../../actors/thread.ts'
import { searchIn } from '../../ui/lists/search-in.ts'
import { links } from '../../shared/routes.ts'

/** The chips above the list. */
export const inboxChips = [
  'all',
  'unread',
  'open',
  'inprogress',
  'completed',
  'expired',
] as const satisfies InboxFilter['shows'][]

/** The filter in an address: `?q=tap&status=open`. */
export function inboxFilterIn(search: string): InboxFilter {
  const asked = new URLSearchParams(search)
  return {
    search: searchIn(asked.get('q'), Rules.ListThreads.q),
    shows: inboxChips.find((chip) => chip === asked.get('status')) ?? 'all',
  }
}

/** The address of the list as it is filtered, and of the thread that is open, so that reload, Back and a copied link keep both. */
export function inboxAddress({ search, shows }: InboxFilter, open: ThreadId | null = null): string {
  const query = new URLSearchParams({
    ...(open !== null && { job: open.jobId }),
    ...(open !== null && open.businessId !== null && { business: open.businessId }),
    ...(search !== '' && { q: search }),
    ...(shows !== 'all' && { status: shows }),
  }).toString()
  return query ? `${links.messages}?${query}` : links.messages
}
