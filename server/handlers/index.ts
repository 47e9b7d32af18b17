import type { Handlers } from '../routes.ts'
import * as accounts from './accounts.ts'
import * as bids from './bids.ts'
import * as jobs from './jobs.ts'
import * as notifications from './notifications.ts'
import * as passwords from './passwords.ts'
import * as places from './places.ts'
import * as session from './session.ts'

/** What answers each operation of the contract, by its id. */
export const handlers: Handlers = {
  ...session,
  ...places,
  ...jobs,
  ...bids,
  ...accounts,
  ...passwords,
  ...notifications,
}
