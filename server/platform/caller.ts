import type { Language, Role } from '../schema/columns.ts'

/** Who a request comes from, as its token says. */
export type Caller = Readonly<{
  id: string
  role: Role
  /** SHA-256 of the token, which names the session. */
  tokenHash: Buffer
  /** The language that the account has chosen. */
  language: Language
}>
