import type { KeyScope, OperatorRole } from '../../generated/operations.ts'
import type { Language, Role } from '../schema/column-types.ts'

/** What keys for programs begin with: by it scanners find one that leaked, and nobody takes one for the token of a session. */
export const API_KEY_PREFIX = 'bidfair_'

/** Who a request comes from, as its token says. */
export type Caller = Readonly<{
  id: string
  role: Role
  /** SHA-256 of the token, which names the session or the key. */
  tokenHash: Buffer
  /** What a program sends in place of the token of a session; null for a person. */
  key: Readonly<{ id: string; scopes: readonly KeyScope[]; expiresAt: Date }> | null
  /** The language that the account has chosen. */
  language: Language
}>

/** What tokens of operators begin with, so that nobody takes one for that of an account. */
export const OPERATOR_TOKEN_PREFIX = 'bfo_'

/** Which operator a request comes from, as its token says. */
export type OperatorCaller = Readonly<{
  id: string
  role: OperatorRole
  name: string
  email: string
  /** SHA-256 of the token, which names the session. */
  tokenHash: Buffer
}>
