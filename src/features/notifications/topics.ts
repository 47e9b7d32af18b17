import type { Topic } from '../../actors/notifications.ts'
import type { Session } from '../../actors/jobs.ts'
import { links } from '../../shared/routes.ts'

/** The chips above the list. Only businesses have documents that are checked. */
export const topicsOf = {
  customer: ['bids', 'messages', 'jobs'],
  business: ['bids', 'messages', 'jobs', 'account'],
} as const satisfies Record<Session['userType'], readonly Topic[]>

/** The topic in an address: `?about=bids`; null for all. */
export function topicIn(search: string, role: Session['userType']): Topic | null {
  const asked = new URLSearchParams(search).get('about')
  return topicsOf[role].find((topic) => topic === asked) ?? null
}

/** The address of the list, so that reload, Back and a copied link keep the topic. */
export const topicAddress = (about: Topic | null): string =>
  about === null ? links.notifications : `${links.notifications}?${new URLSearchParams({ about }).toString()}`
