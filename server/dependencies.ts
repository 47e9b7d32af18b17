import type { PasswordAttempts } from './accounts/password-attempts.ts'
import type { VerifyHash } from './accounts/password-hash.ts'
import type { Subscriber } from './events/content.ts'
import type { FileStore } from './files/file-store.ts'
import type { Streams } from './notifications/stream-registry.ts'
import type { ReferenceData } from './places/reference-data.ts'
import type { Db } from './platform/db/connection.ts'
import type { RateLimiter } from './platform/limits/rate-limiter.ts'
import type { Secrets } from './platform/secrets/secrets.ts'
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
  | 'uploadMbPerAccount'
  | 'uploadMbPerAddress'
  | 'webhooksGoAnywhere'
>

/** What rules are given to work with. */
export type Deps = Readonly<{
  db: Db
  settings: ServiceSettings
  /** Seals and signs; `openSecrets` finds its key. */
  secrets: Secrets
  choices: ReferenceData
  files: FileStore
  streams: Streams
  /** Deliver what happens to those who are told of it. */
  subscribers: readonly Subscriber[]
  /** The server's clock. */
  now: () => Date
  /** Counts for all processes; `limitsOf` makes it. */
  limits: RateLimiter
  /** Lets the background look at once for what was just left to it. */
  wake: () => void
  /** Tries to log in; `passwordTriesOf` makes it. */
  passwordTries: PasswordAttempts
  /** Argon2's where none is given. */
  verifyHash?: VerifyHash
  /** Passes so many milliseconds; by the system's clock where none is given. */
  delay?: (milliseconds: number) => Promise<unknown>
}>
