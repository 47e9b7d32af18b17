import type { Request } from 'playwright-core'
import { operations } from '../../tests/support/contract.ts'
import type { OperationId } from '../../generated/operations.ts'

const known = operations.map(({ id, method, path }) => ({
  id,
  method: method.toUpperCase(),
  path: new RegExp(`^/v1${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

/** What the contract calls a request of a page; null where the contract does not know it, undefined where it is none of the API. */
export function operationOf(request: Request): string | null | undefined {
  // A signed link to a file stands for its plain one.
  const pathname = new URL(request.url()).pathname.replace(/^\/v1\/signed\/[^/]+/, '')
  if (!pathname.startsWith('/v1/')) return undefined
  const method = request.method()
  return known.find((each) => each.method === method && each.path.test(pathname))?.id ?? null
}

/** The calls that only tell something. Whatever is not among them changes what is stored, and a walk reads it back. */
const reads = [
  'listSessions',
  'listKeys',
  'listWebhooks',
  'listDeliveries',
  'listCustomerJobs',
  'listBusinessJobs',
  'getCustomerJob',
  'getBusinessJob',
  'listBids',
  'listThreads',
  'listMessages',
  'showBusiness',
  'listReviews',
  'findBusinesses',
  'listWorkPictures',
  'listCustomerNotifications',
  'listBusinessNotifications',
  'listGroupedNotifications',
  'streamNotifications',
  'getMailSettings',
  'listSavedSearches',
  'listBlocks',
  'getCustomer',
  'getBusiness',
  'checkResetLink',
  'getSecondStep',
  'listPasskeys',
  'listSecurityEvents',
  'beginPasskeyLogin',
  'exportAccount',
  'getSubscription',
  'getFile',
  'listCategories',
  'listLocations',
  'listTownsAround',
  'showMarketplace',
] as const satisfies readonly OperationId[]

/** A call of the contract that changes something. */
export type ChangingCall = Exclude<OperationId, (typeof reads)[number]>

const reading: ReadonlySet<string> = new Set(reads)

/** Whether a call changes what is stored. */
export const isChange = (operation: string): boolean => !reading.has(operation)
