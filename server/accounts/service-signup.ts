import type { Db } from '../platform/db/connection.ts'
import type { Language } from '../schema/column-types.ts'
import { newId } from '../platform/ids.ts'
import { DomainError, fieldErrorWithCode } from '../platform/domain-error.ts'
import {
  findPasswordHash,
  insertAccount,
  insertBusiness,
  insertCustomer,
  updateAccount,
  updateBusiness,
  type Place,
} from './repository.ts'
import { replaceDocuments } from './repository-businesses.ts'
import { isReserved } from './repository-one-time-tokens.ts'
import { insertCycle } from '../membership/repository.ts'
import { checkCategories, checkPlace } from '../places/service.ts'
import { attachUploads, claimPicture } from '../files/service.ts'
import { withIdempotency, type IdempotentRequest } from '../platform/idempotency/with-idempotency.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import { assertStrongPassword } from './service-password-policy.ts'
import type { Deps } from '../dependencies.ts'
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
export type NewBusiness = NewAccount &
  Readonly<{
    referenceCode: string | null
    businessName: string
    businessIdNumber: string | null
    businessPhone: string
    businessEmail: string | null
    categories: readonly string[]
    address: string
    country: string
    state: string
    cities: readonly string[]
    zipcode: string
    logoId: string | null
    documentIds: readonly string[]
    hasLicense: boolean
    hasInsurance: boolean
  }>

/** The free first cycle of a business. */
const TRIAL_MS = 30 * 24 * 60 * 60 * 1000

/** Makes the account of a customer, and sends the link that verifies its address. Answers its id. */
export async function signUpCustomer(deps: Deps, input: NewCustomer, intent: IdempotentRequest): Promise<string> {
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
export async function signUpBusiness(deps: Deps, input: NewBusiness, intent: IdempotentRequest): Promise<string> {
  const { country, state, cities, categories } = input
  checkPlace(deps.choices, { country, state, cities })
  checkCategories(deps.choices, 'categories', categories)
  return await signUp(deps, { role: 'business', input, intent }, async (db, id, now) => {
    await insertBusiness(db, {
      account_id: id,
      business_name: input.businessName,
      business_id_number: input.businessIdNumber,
      business_phone: input.businessPhone,
      business_email: input.businessEmail,
      address: input.address,
      zipcode: input.zipcode,
      country,
      state,
      cities: [...cities],
      categories: [...categories],
      has_license: input.hasLicense,
      has_insurance: input.hasInsurance,
    })
    await updateAccount(db, id, {
      picture_file_id: await claimPicture(db, id, 'picture', input.pictureId),
      reference_code: input.referenceCode,
    })
    await updateBusiness(db, id, { logo_file_id: await claimPicture(db, id, 'logo', input.logoId) })
    const documents = { field: 'documents', ids: input.documentIds, purpose: 'document' as const }
    await replaceDocuments(db, id, await attachUploads(db, id, documents))
    await insertCycle(db, { businessId: id, kind: 'trial', startsAt: now, endsAt: new Date(now.getTime() + TRIAL_MS) })
    await mailVerification(deps, db, { id, email: input.email, name: input.name, language: input.language })
  })
}

type Wanted = Readonly<{ role: 'customer' | 'business'; input: NewAccount; intent: IdempotentRequest }>
type Rest = (db: Db, id: string, now: Date) => Promise<void>

/**
 * The account and then the rest, in one transaction. Whoever signs up agrees to the terms that the form shows, so the time
 * of consent is that of the sign-up.
 *
 * Nobody has an account yet that an idempotency key could belong to, so it belongs to the address that signs up. What is
 * kept of the request must not help in guessing the password, so the password is left out of it; that a repeated request
 * brings the same one is asked of the account.
 */
async function signUp(deps: Deps, { role, input, intent }: Wanted, rest: Rest): Promise<string> {
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
  const known = await findPasswordHash(deps.db, accountId)
  if (!(await isPassword(known, input.password, deps))) throw new DomainError('IDEMPOTENCY_KEY_REUSED')
  return accountId
}
