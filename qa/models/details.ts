import type { SnapshotFrom } from 'xstate'
import { createDetails } from '../../machines/loader.ts'
import { done } from '../../machines/outcome.ts'
import type { Model, Scene } from 'statechart-kit/core/model'
import type { Moment } from 'statechart-kit/core/moment'
import { always, never } from 'statechart-kit/core/properties'
import { endsItsWork, isAcknowledged } from './property-helpers.ts'
import type { OperationId } from '../../generated/operations.ts'
import { sceneOf } from './api.ts'

const machine = createDetails<string, string>()

type Screen = {
  readonly name: string
  readonly about: string
  readonly call: OperationId
  /** Whether the screen before hands over what it knows. */
  readonly isKnown?: boolean
  /** Whether what was told of it is marked as read, once it is there. */
  readonly isMarked?: boolean
  /** Whether it is looked at again by itself, after a hint that it changed. */
  readonly isRefreshed?: boolean
  /** Whether the screen offers to try again; where nothing is said, unless there is none. */
  readonly isRetried?: (snapshot: Snapshot) => boolean
}

type Snapshot = SnapshotFrom<typeof machine>

const unlessMissing = (snapshot: Snapshot): boolean => !snapshot.matches('missing')

function sceneOn({
  name,
  about,
  call,
  isKnown = false,
  isMarked = false,
  isRefreshed = false,
  isRetried = unlessMissing,
}: Screen): Scene {
  return sceneOf(machine, {
    name,
    about,
    input: { request: 'one', known: isKnown ? 'known' : null },
    events: {
      'details.refreshed': isRefreshed ? [{ type: 'details.refreshed' }] : [],
      'details.retried': [{ type: 'details.retried' }],
    },
    answers: { load: [done('value')] },
    calls: { load: [call], markRead: isMarked ? ['markNotificationsRead'] : [] },
    ignored: { markRead: { after: 'load' } },
    digest: ['value', 'failure.type', 'failure.code'],
    offers: {
      'details.refreshed': isIn,
      'details.retried': (snapshot) => isIn(snapshot) && isRetried(snapshot),
    },
  })
}

/** Whose session is over stands at the login. */
function isIn({ context: { failure } }: Snapshot): boolean {
  return failure?.type !== 'unauthorized'
}

/** A job that is not there, or for others, is left by a way home. */
const job = {
  isRefreshed: true,
  isRetried: (snapshot: Snapshot) => !snapshot.matches('missing') && !snapshot.matches('forbidden'),
}

type Now = Moment<typeof machine>

export const details: Model = {
  name: 'details',
  about: 'One thing that is loaded and looked at.',
  scenes: [
    sceneOn({
      name: 'customer-job',
      about: 'A job, for its customer.',
      call: 'getCustomerJob',
      ...job,
      isMarked: true,
    }),
    sceneOn({ name: 'business-job', about: 'A job, for a business.', call: 'getBusinessJob', ...job, isMarked: true }),
    sceneOn({
      name: 'business',
      about: 'What a business is known for.',
      call: 'showBusiness',
      isRefreshed: true,
    }),
    sceneOn({
      name: 'offer',
      about: 'A job with the bid of a business, on the page of that business.',
      call: 'listMessages',
      ...job,
    }),
    sceneOn({
      name: 'invitable',
      about: 'The open jobs that a business may be invited to, on the page of that business.',
      call: 'listCustomerJobs',
    }),
    sceneOn({ name: 'mail-settings', about: 'Which notifications are mailed.', call: 'getMailSettings' }),
    sceneOn({ name: 'subscription', about: 'The membership of a business.', call: 'getSubscription' }),
    sceneOn({ name: 'customer-profile', about: 'The profile of a customer.', call: 'getCustomer' }),
    sceneOn({ name: 'business-profile', about: 'The person behind a business.', call: 'getBusiness' }),
    sceneOn({
      name: 'business-details',
      about: 'What a business says of itself, come to from its profile, which hands over what it has.',
      call: 'getBusiness',
      isKnown: true,
    }),
    sceneOn({
      name: 'verification',
      about: 'The link that confirms an address.',
      call: 'verifyEmail',
      // A link that is used up, or none at all, stays so.
      isRetried: (snapshot) => unlessMissing(snapshot) && !isRefused(snapshot),
    }),
    sceneOn({
      name: 'email-confirmation',
      about: 'The link that makes a new address the one to log in with.',
      call: 'confirmEmail',
      isRetried: (snapshot) => unlessMissing(snapshot) && !isRefused(snapshot),
    }),
    sceneOn({ name: 'sessions', about: 'Where somebody is logged in.', call: 'listSessions' }),
    sceneOn({ name: 'keys', about: 'The keys that programs have.', call: 'listKeys' }),
    sceneOn({ name: 'saved-searches', about: 'What a business is told of, and how often.', call: 'listSavedSearches' }),
    sceneOn({ name: 'webhooks', about: 'The addresses that events are sent to.', call: 'listWebhooks' }),
    sceneOn({ name: 'deliveries', about: 'What was sent to one of them.', call: 'listDeliveries' }),
    sceneOn({
      name: 'reset-link',
      about: 'The link to a new password, looked at before one is typed.',
      call: 'checkResetLink',
      isRetried: (snapshot) => unlessMissing(snapshot) && !isRefused(snapshot),
    }),
    sceneOn({ name: 'categories', about: 'The trades that the form of a job offers.', call: 'listCategories' }),
    sceneOn({ name: 'places', about: 'The states that the form of a job offers.', call: 'listLocations' }),
    sceneOn({
      name: 'marketplace',
      about: 'What visitors read below the login.',
      call: 'showMarketplace',
      // Without it the rest is told, and nothing says that something is missing.
      isRetried: () => false,
    }),
    sceneOn({ name: 'towns', about: 'The towns within the radius that a business chooses.', call: 'listTownsAround' }),
  ],
  properties: {
    'a busy state ends': endsItsWork,
    'what is shown stays until something newer has come': never(
      (now: Now) => now.snapshot.context.value !== now.before.context.value && !isAcknowledged(now),
    ),
    'what is shown is there': always(
      ({ snapshot }: Now) => !snapshot.hasTag('shown') || snapshot.context.value !== null,
    ),
  },
  headless: {},
}

function isRefused({ context: { failure } }: Snapshot): boolean {
  return failure?.type === 'conflict' || failure?.type === 'invalid'
}
