import type { Handlers } from './routes.ts'
import * as accounts from './accounts/calls.ts'
import * as bids from './bids/calls.ts'
import * as jobs from './jobs/calls.ts'
import * as notifications from './news/calls.ts'
import * as passwords from './accounts/calls-passwords.ts'
import * as places from './places/calls.ts'
import * as session from './accounts/calls-session.ts'

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
