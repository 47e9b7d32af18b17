import type { PasswordTries } from './accounts/password-attempts.ts'
import type { VerifyHash } from './accounts/password-hash.ts'
import type { FileStore } from './files/file-store.ts'
import type { Streams } from './notifications/stream-registry.ts'
import type { Choices } from './places/reference-data.ts'
import type { Db } from './platform/db/connection.ts'
import type { Limits } from './platform/limits/rate-limiter.ts'
import type { Secrets } from './platform/secrets/secrets.ts'
import type { Settings } from './settings.ts'

/** The settings that rules depend on. */
export type RuleSettings = Pick<
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
export type Tools = Readonly<{
  db: Db
  settings: RuleSettings
  /** Seals and signs; `openSecrets` finds its key. */
  secrets: Secrets
  choices: Choices
  files: FileStore
  streams: Streams
  /** The server's clock. */
  now: () => Date
  /** Counts for all processes; `limitsOf` makes it. */
  limits: Limits
  /** Lets the background look at once for what was just left to it. */
  wake: () => void
  /** Tries to log in; `passwordTriesOf` makes it. */
  passwordTries: PasswordTries
  /** Argon2's where none is given. */
  verifyHash?: VerifyHash
  /** Passes so many milliseconds; by the system's clock where none is given. */
  pause?: (milliseconds: number) => Promise<unknown>
}>
