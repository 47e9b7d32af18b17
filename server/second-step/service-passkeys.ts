import type { Db } from '../platform/db/connection.ts'
import { DomainError } from '../platform/domain-error.ts'
import { hashToken, newId } from '../platform/ids.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { CHALLENGE_LIVES, endOfChallenge, newChallenge } from './challenges.ts'
import {
  ALGORITHMS,
  readAssertion,
  readNewCredential,
  siteOf,
  type Assertion,
  type NewCredential,
} from './passkey-ceremonies.ts'
import {
  findPasskey,
  insertPasskey,
  listPasskeys as list,
  recordUse,
  takeChallenge,
  type PasskeyView,
} from './repository-passkeys.ts'

export { deletePasskey, deletePasskeys } from './repository-passkeys.ts'
export type { PasskeyView } from './repository-passkeys.ts'
export type { Assertion, NewCredential } from './passkey-ceremonies.ts'

type Clerk = Pick<Deps, 'secrets' | 'now'> & Readonly<{ settings: Pick<Deps['settings'], 'publicUrl'> }>

/** How many an account may have. */
const MOST_PASSKEYS = 10

/** What password managers call the site. */
const SITE_NAME = 'Bidfair'

const addingFor = (accountId: string): string => `add ${accountId}`

/** Challenges go to browsers in base64url. */
const encoded = (challenge: string): string => Buffer.from(challenge).toString('base64url')

/** The options of a login; any passkey of the site may answer. */
export function beginLogin({ secrets, now, settings }: Clerk) {
  return {
    challenge: encoded(newChallenge(secrets, 'login', now())),
    rpId: siteOf(settings).id,
    timeout: CHALLENGE_LIVES,
    userVerification: 'required',
  } as const
}

/** The options of a new passkey of an account. Throws TOO_MANY_PASSKEYS. */
export async function beginPasskey(
  { secrets, now, settings }: Clerk,
  db: Db,
  { id, email, name }: Readonly<{ id: string; email: string; name: string }>,
) {
  const passkeys = await list(db, id)
  if (passkeys.length >= MOST_PASSKEYS) throw new DomainError('TOO_MANY_PASSKEYS')
  return {
    challenge: encoded(newChallenge(secrets, addingFor(id), now())),
    rp: { id: siteOf(settings).id, name: SITE_NAME },
    user: { id: encoded(id), name: email, displayName: name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: CHALLENGE_LIVES,
    excludeCredentials: passkeys.map(({ credentialId }) => ({
      id: credentialId.toString('base64url'),
      type: 'public-key' as const,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  } as const
}

/** Adds a passkey to an account. Throws PASSKEY_INVALID, PASSKEY_KNOWN and TOO_MANY_PASSKEYS. */
export async function addPasskey(
  clerk: Clerk,
  db: Db,
  accountId: string,
  { name, ...made }: NewCredential & Readonly<{ name: string }>,
): Promise<PasskeyView> {
  const use = challengeUser(clerk, db, addingFor(accountId))
  const credential = await readNewCredential(made, siteOf(clerk.settings), use)
  if (credential === undefined) throw new DomainError('PASSKEY_INVALID')
  if ((await list(db, accountId)).length >= MOST_PASSKEYS) throw new DomainError('TOO_MANY_PASSKEYS')
  const now = clerk.now()
  const id = newId(now)
  if (!(await insertPasskey(db, { ...credential, id, accountId, name, now }))) throw new DomainError('PASSKEY_KNOWN')
  return { id, name, isSynced: credential.isSynced, createdAt: now, lastUsedAt: null }
}

/** The passkeys of an account, newest first. */
export async function listPasskeys(db: Db, accountId: string): Promise<PasskeyView[]> {
  return await list(db, accountId)
}

/** What a login is answered by: the account, or the account of a passkey whose answer is refused; null for an unknown one. */
export type Answered = Readonly<{ isRight: boolean; accountId: string | null }>

/** Checks the answer to a login. It uses the challenge up, and notes the count, also where the account may not log in. */
export async function answerLogin(
  clerk: Clerk,
  db: Db,
  { userHandle, ...assertion }: Assertion & Readonly<{ userHandle?: string }>,
): Promise<Answered> {
  const passkey = await findPasskey(db, Buffer.from(assertion.credentialId, 'base64url'))
  if (passkey === undefined) return { isRight: false, accountId: null }
  const { id, accountId, signCount: before } = passkey
  const refused = { isRight: false, accountId }
  if (userHandle !== undefined && userHandle !== encoded(accountId)) return refused
  const use = challengeUser(clerk, db, 'login')
  const used = await readAssertion(assertion, passkey, { site: siteOf(clerk.settings), use })
  if (used === undefined) return refused
  const isRight = await recordUse(db, id, { before, ...used, now: clerk.now() })
  return { isRight, accountId }
}

/** Takes challenges of a purpose, each once. */
function challengeUser({ secrets, now }: Clerk, db: Db, purpose: string) {
  return async (challenge: string): Promise<boolean> => {
    const end = endOfChallenge(secrets, challenge, { purpose, now: now() })
    return end !== undefined && (await takeChallenge(db, hashToken(challenge), end))
  }
}
