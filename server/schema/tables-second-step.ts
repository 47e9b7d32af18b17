import type { Generated } from 'kysely'
import type { MaybeTime, Optional, Time } from './column-types.ts'

/** The authenticator app of an account. */
type AuthenticatorsTable = {
  account_id: string
  /** Codes are computed from it, so that a hash will not do. */
  sealed_key: Buffer
  /** Null until a first code has shown that the app has the key. */
  confirmed_at: MaybeTime
  /** The step of the last code that was taken, in periods of 30 seconds since 1970; that one and all before are used. */
  last_step: Generated<string>
  created_at: Time
}

/** What opens an account in the place of a code, once each. */
type RecoveryCodesTable = {
  account_id: string
  /** SHA-256 of the code, which has 140 random bits. */
  code_hash: Buffer
  used_at: MaybeTime
}

/** A login whose password was right and whose second step is still to come. */
type LoginTicketsTable = {
  /** SHA-256 of the token. */
  token_hash: Buffer
  account_id: string
  /** Whether the login keeps an account that is about to be deleted. */
  keeps_account: boolean
  tries: Generated<number>
  expires_at: Time
}

/** What opens an account without a password. */
type PasskeysTable = {
  id: string
  account_id: string
  credential_id: Buffer
  /** As COSE has it. */
  public_key: Buffer
  /** How often the authenticator says that it has signed; 0 for one that does not count. */
  sign_count: string
  /** What its owner knows it by. */
  name: string
  /** Whether a password manager keeps a copy for other devices. */
  is_synced: boolean
  created_at: Time
  last_used_at: MaybeTime
}

/** Challenges that were answered, until they end by themselves. */
type UsedChallengesTable = {
  challenge_hash: Buffer
  expires_at: Time
}

/** What happened to the safety of an account, for its owner, in the last 90 days. */
type SecurityEventsTable = {
  id: string
  account_id: string
  event: string
  /** The beginning of the address that it came from. */
  network: string
  browser: Optional<string>
  system: Optional<string>
  created_at: Time
}

export type SecondStepTables = {
  security_events: SecurityEventsTable
  passkeys: PasskeysTable
  used_challenges: UsedChallengesTable
  authenticators: AuthenticatorsTable
  recovery_codes: RecoveryCodesTable
  login_tickets: LoginTicketsTable
}
