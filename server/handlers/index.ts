import type { Handlers } from '../routes.ts'

/** What answers each operation of the contract, by its id. */
export const handlers: Handlers = {}
