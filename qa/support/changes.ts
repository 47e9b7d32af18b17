import type { OperationId } from '../../generated/operations.ts'

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
  'listWorkPictures',
  'listCustomerNotifications',
  'listBusinessNotifications',
  'listGroupedNotifications',
  'streamNotifications',
  'getMailSettings',
  'getCustomer',
  'getBusiness',
  'checkResetLink',
  'exportAccount',
  'getSubscription',
  'getFile',
  'listCategories',
  'listLocations',
] as const satisfies readonly OperationId[]

/** A call of the contract that changes something. */
export type ChangingCall = Exclude<OperationId, (typeof reads)[number]>

const known: ReadonlySet<string> = new Set(reads)

/** Whether a call changes what is stored. */
export const isChange = (operation: string): boolean => !known.has(operation)
