import type { Db } from '../db/connection.ts'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import type { Secrets } from '../secrets/secrets.ts'
import type { Settings } from './settings.ts'

/** The settings that rules depend on. */
export type ServiceSettings = Pick<
  Settings,
  | 'jobExpiryDays'
  | 'biddingRequiresSubscription'
  | 'emailVerification'
  | 'publicUrl'
  | 'operatorContact'
  | 'rateLimitMultiplier'
  | 'jobsPerDay'
  | 'bidsPerDay'
  | 'invitationsPerDay'
  | 'uploadMbPerAccount'
  | 'uploadMbPerAddress'
  | 'webhooksGoAnywhere'
  | 'payments'
>

/** What services of every noun are given to work with; each noun says what else its own need. */
export type Deps = Readonly<{
  db: Db
  settings: ServiceSettings
  /** Seals and signs; `openSecrets` finds its key. */
  secrets: Secrets
  /** The server's clock. */
  now: () => Date
  /** Counts for all processes; `limitsOf` makes it. */
  limits: RateLimiter
  /** Lets the background look at once for what was just left to it. */
  wake: () => void
  /** Passes so many milliseconds; by the system's clock where none is given. */
  delay?: (milliseconds: number) => Promise<unknown>
}>
