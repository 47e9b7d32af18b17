import * as bids from './bids.ts'
import * as jobs from './jobs.ts'
import * as places from './places.ts'
import * as session from './session.ts'

/** What answers each operation of the contract, by its id. */
export const handlers = { ...session, ...places, ...jobs, ...bids }
