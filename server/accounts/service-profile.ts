import { clearChecksExcept } from '../businesses/repository-license-checks.ts'
import { attachUploads, claimPicture } from '../files/service.ts'
import { checkCategories, checkPlace } from '../places/service.ts'
import type { Caller } from '../platform/caller.ts'
import type { Db } from '../platform/db/connection.ts'
import type { LogSecurity } from '../platform/security-log.ts'
import type { Language } from '../schema/column-types.ts'
import { requestEmailChange, verifiedNewEmail, type EmailChange } from './service-email-change.ts'
import type { NewBusiness } from './service-signup.ts'
import { findPendingEmail } from './repository-one-time-tokens.ts'
import type { Deps } from '../dependencies.ts'
import {
  getArea,
  getBusiness,
  type DocumentView,
  listDocuments,
  lockBusiness,
  replaceDocuments,
  type BusinessView,
} from './repository-businesses.ts'
import {
  getAccount,
  getCustomerPlace,
  updateAccount,
  updateBusiness,
  updateCustomer,
  type AccountView,
  type Place,
} from './repository.ts'

/** An account as its owner sees it, with the new address that waits for its confirmation, if any. */
export type OwnAccount = AccountView & Readonly<{ pendingEmail: string | null }>
export type CustomerProfile = Readonly<{ role: 'customer'; account: OwnAccount; place: Place }>
export type BusinessProfile = Readonly<{
  role: 'business'
  account: OwnAccount
  business: BusinessView
  documents: readonly DocumentView[]
}>

/** An account with what only its role has. */
export async function readProfile(deps: Deps, accountId: string): Promise<CustomerProfile | BusinessProfile> {
  const { role } = await getAccount(deps.db, accountId)
  return role === 'customer' ? await readCustomer(deps, accountId) : await readBusiness(deps, accountId)
}

async function readAccount({ db, now }: Deps, id: string): Promise<OwnAccount> {
  const [account, pendingEmail] = await Promise.all([getAccount(db, id), findPendingEmail(db, id, now())])
  return { ...account, pendingEmail }
}

export async function readCustomer(deps: Deps, id: string): Promise<CustomerProfile> {
  const [account, place] = await Promise.all([readAccount(deps, id), getCustomerPlace(deps.db, id)])
  return { role: 'customer', account, place }
}

export async function readBusiness(deps: Deps, id: string): Promise<BusinessProfile> {
  const [account, business, documents] = await Promise.all([
    readAccount(deps, id),
    getBusiness(deps.db, id),
    listDocuments(deps.db, id),
  ])
  return { role: 'business', account, business, documents }
}

/** What an account may change of itself; undefined stays as it is, and a picture of null is taken away. */
type AccountChange = EmailChange &
  Readonly<{
    name: string | undefined
    phone: string | undefined
    language: Language | undefined
    mailEnabled: boolean | undefined
    pictureId: string | null | undefined
  }>
export type CustomerChange = AccountChange & { readonly [Part in keyof Place]: string | undefined }
type BusinessPart =
  | 'businessName'
  | 'businessIdNumber'
  | 'businessPhone'
  | 'businessEmail'
  | 'categories'
  | 'address'
  | 'country'
  | 'state'
  | 'cities'
  | 'zipcode'
  | 'documentIds'
  | 'hasLicense'
  | 'hasInsurance'
export type BusinessChange = AccountChange &
  Readonly<{ [Part in BusinessPart]: NewBusiness[Part] | undefined } & { logoId: string | null | undefined }>

/** Changes a customer; what is not given stays. Answers whether a new address waits for its confirmation now. */
export async function editCustomer(
  deps: Deps,
  caller: Caller,
  change: CustomerChange,
  logSecurity: LogSecurity,
): Promise<boolean> {
  const newEmail = await verifiedNewEmail(deps, caller, change, logSecurity)
  await deps.db.transaction().execute(async (db) => {
    const { country, state, city } = change
    const place = given({ country, state, city })
    if (Object.keys(place).length > 0) {
      const whole = { ...(await getCustomerPlace(db, caller.id)), ...place }
      checkPlace(deps.choices, { ...whole, cities: [whole.city] }, 'city')
      await updateCustomer(db, caller.id, place)
    }
    await changeAccount(db, caller, change, 'picture')
    if (newEmail !== undefined) await requestEmailChange(deps, db, caller, newEmail)
  })
  if (newEmail !== undefined) logSecurity('email_change_requested', caller.id)
  return newEmail !== undefined
}

/** Changes a business; what is not given stays. Answers whether a new address waits for its confirmation now. */
export async function editBusiness(
  deps: Deps,
  caller: Caller,
  change: BusinessChange,
  logSecurity: LogSecurity,
): Promise<boolean> {
  const newEmail = await verifiedNewEmail(deps, caller, change, logSecurity)
  await deps.db.transaction().execute(async (db) => {
    const { country, state, cities, categories, documentIds, logoId } = change
    await lockBusiness(db, caller.id)
    if (country !== undefined || state !== undefined || cities !== undefined) {
      checkPlace(deps.choices, { ...(await getArea(db, caller.id)), ...given({ country, state, cities }) })
    }
    if (categories !== undefined) checkCategories(deps.choices, 'categories', categories)
    const logo = logoId === undefined ? {} : { logo_file_id: await claimPicture(db, caller.id, 'logo', logoId) }
    const details = given({
      business_name: change.businessName,
      business_id_number: change.businessIdNumber,
      business_phone: change.businessPhone,
      business_email: change.businessEmail,
      address: change.address,
      zipcode: change.zipcode,
      country,
      state,
      cities: cities && [...cities],
      categories: categories && [...categories],
      has_license: change.hasLicense,
      has_insurance: change.hasInsurance,
    })
    await updateBusiness(db, caller.id, { ...details, ...logo })
    if (documentIds !== undefined) {
      const documents = { field: 'documents', ids: documentIds, purpose: 'document' as const }
      const claimed = await attachUploads(db, caller.id, documents)
      await clearChecksExcept(db, caller.id, claimed)
      await replaceDocuments(db, caller.id, claimed)
    }
    await changeAccount(db, caller, change, 'picture')
    if (newEmail !== undefined) await requestEmailChange(deps, db, caller, newEmail)
  })
  if (newEmail !== undefined) logSecurity('email_change_requested', caller.id)
  return newEmail !== undefined
}

/** The part that both roles have. */
async function changeAccount(db: Db, caller: Caller, change: AccountChange, pictureField: string): Promise<void> {
  const { name, phone, language, mailEnabled, pictureId } = change
  const picture =
    pictureId === undefined ? {} : { picture_file_id: await claimPicture(db, caller.id, pictureField, pictureId) }
  await updateAccount(db, caller.id, {
    ...given({ name, phone, language, mail_enabled: mailEnabled }),
    ...picture,
  })
}

type Given<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> }

/** Only what was given. */
function given<Fields extends object>(fields: Fields): Given<Fields> {
  // What is left has no undefined, which the entries' type cannot say.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<Fields>
}
