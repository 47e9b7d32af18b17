import type { Db } from './platform/db/connection.ts'
import type { Attempts } from './accounts/attempts.ts'
import type { VerifyHash } from './accounts/password-hash.ts'

/** The places and trades that can be chosen. */
export type Choices = Readonly<{
  /** Country to state to cities. */
  locations: () => Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
  categories: readonly Readonly<{ id: string; name: string }>[]
  hasCountry: (country: string) => boolean
  hasState: (country: string, state: string) => boolean
  hasCity: (country: string, state: string, city: string) => boolean
  hasCategory: (name: string) => boolean
}>

/** The settings that rules depend on. */
export type RuleSettings = Readonly<{
  jobExpiryDays: number
  biddingRequiresSubscription: boolean
  emailVerification: 'required' | 'off'
  publicUrl: string
}>

/** What rules are given to work with. */
export type Tools = Readonly<{
  db: Db
  settings: RuleSettings
  choices: Choices
  /** The server's clock. */
  now: () => Date
  /** Tries to log in, by account and address; `attemptsOf` makes it. */
  loginAttempts: Attempts
  /** Argon2's where none is given. */
  verifyHash?: VerifyHash
  /** Passes so many milliseconds; by the system's clock where none is given. */
  pause?: (milliseconds: number) => Promise<unknown>
}>
