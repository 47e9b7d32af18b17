import type { Db } from '../platform/db/connection.ts'
import type { Language } from '../schema/column-types.ts'
import { newId } from '../platform/ids.ts'
import { DomainError, fieldErrorWithCode } from '../platform/domain-error.ts'
import { insertAccount, insertCustomer, updateAccount, type Place } from './repository.ts'
import { findCredentials } from './repository-credentials.ts'
import { createBusiness, type BusinessInput } from '../businesses/service-profile.ts'
import { isReserved } from './repository-one-time-tokens.ts'
import { startTrial } from '../membership/service.ts'
import { checkCategories, checkPlace, type PlacesDeps } from '../places/service.ts'
import { claimPicture } from '../files/service.ts'
import { withIdempotency, type IdempotentRequest } from '../platform/idempotency/with-idempotency.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import { type PasswordDeps, assertStrongPassword } from './service-passwords.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { mailVerification } from './service-email-verification.ts'

type NewAccount = Readonly<{
  name: string
  email: string
  phone: string
  password: string
  language: Language
  pictureId: string | null
}>
export type NewCustomer = NewAccount & Place
export type NewBusiness = NewAccount & BusinessInput & Readonly<{ referenceCode: string | null }>

type SignUpDeps = Deps & PasswordDeps & PlacesDeps

/** Makes the account of a customer, and sends the link that verifies its address. Answers its id. */
export async function signUpCustomer(deps: SignUpDeps, input: NewCustomer, intent: IdempotentRequest): Promise<string> {
  const { country, state, city } = input
  checkPlace(deps.choices, { country, state, cities: [city] }, 'city')
  return await signUp(deps, { role: 'customer', input, intent }, async (db, id) => {
    await insertCustomer(db, { account_id: id, country, state, city })
    const pictureId = await claimPicture(db, id, 'picture', input.pictureId)
    await updateAccount(db, id, { picture_file_id: pictureId })
    await mailVerification(deps, db, { id, email: input.email, name: input.name, language: input.language })
  })
}

/** Makes the account of a business, with its free first cycle, and sends the link that verifies its address. Answers its id. */
export async function signUpBusiness(deps: SignUpDeps, input: NewBusiness, intent: IdempotentRequest): Promise<string> {
  const { country, state, cities, categories } = input
  checkPlace(deps.choices, { country, state, cities })
  checkCategories(deps.choices, 'categories', categories)
  return await signUp(deps, { role: 'business', input, intent }, async (db, id, now) => {
    await updateAccount(db, id, {
      picture_file_id: await claimPicture(db, id, 'picture', input.pictureId),
      reference_code: input.referenceCode,
    })
    await createBusiness(db, id, input)
    await startTrial(db, id, now)
    await mailVerification(deps, db, { id, email: input.email, name: input.name, language: input.language })
  })
}

type Wanted = Readonly<{ role: 'customer' | 'business'; input: NewAccount; intent: IdempotentRequest }>
type Rest = (db: Db, id: string, now: Date) => Promise<void>

/**
 * Inserts the account and then the rest, in one transaction. Anyone who signs up agrees to the terms in the form, so the
 * time of consent is that of the sign-up.
 *
 * No account exists yet to own the idempotency key, so the email address owns it. The stored request omits the password,
 * because it must not help anyone guess it. The account's hash proves that a repeated request has the same password.
 */
async function signUp(deps: SignUpDeps, { role, input, intent }: Wanted, rest: Rest): Promise<string> {
  const { name, email, phone, language } = input
  assertStrongPassword({ field: 'password', password: input.password, owner: input })
  const now = deps.now()
  const newAccountId = newId(now)
  const passwordHash = await hashPassword(input.password)
  const { accountId } = await withIdempotency(deps, { id: `signup ${email.toLowerCase()}` }, intent, async (db) => {
    const person = { id: newAccountId, role, name, email, phone, language }
    const isNew = await insertAccount(db, {
      ...person,
      password_hash: passwordHash,
      terms_accepted_at: now,
      created_at: now,
    })
    // Asked for after the row is in: who leaves an address meanwhile is waited for, and then is seen to have it reserved.
    if (!isNew || (await isReserved(db, email, newAccountId, now))) throw fieldErrorWithCode('EMAIL_TAKEN', 'email')
    await rest(db, newAccountId, now)
    return { accountId: newAccountId }
  })
  if (accountId === newAccountId) return accountId
  const known = await findCredentials(deps.db, email)
  const isSame = known?.id === accountId && (await isPassword(known.passwordHash, input.password, deps))
  if (!isSame) throw new DomainError('IDEMPOTENCY_KEY_REUSED')
  // By now a login asks for more than the password, or refuses; a repeated request is no way around that.
  if (known.hasSecondStep || known.isBlocked || known.deleteAt !== null)
    throw fieldErrorWithCode('EMAIL_TAKEN', 'email')
  return accountId
}
