import {
  changeBusiness,
  loadBusiness,
  type BusinessInputChange,
  type BusinessView,
  type DocumentView,
} from '../businesses/service-profile.ts'
import { claimPicture } from '../files/service.ts'
import { checkPlace, type PlacesDeps } from '../places/service.ts'
import type { Caller } from '../platform/caller.ts'
import type { Db } from '../platform/db/connection.ts'
import type { LogSecurity } from '../platform/security-log.ts'
import type { Language } from '../schema/column-types.ts'
import { requestEmailChange, verifiedNewEmail, type EmailChange } from './service-email-change.ts'
import type { PasswordDeps } from './service-passwords.ts'
import { findPendingEmail } from './repository-one-time-tokens.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import {
  getAccount,
  getCustomerPlace,
  updateAccount,
  updateCustomer,
  type AccountView,
  type Place,
} from './repository.ts'

export { getCustomerPlace } from './repository.ts'

/** An account as its owner sees it, with the new address that waits for its confirmation, if any. */
export type OwnAccount = AccountView & Readonly<{ pendingEmail: string | null }>
export type CustomerProfile = Readonly<{ role: 'customer'; account: OwnAccount; place: Place }>
export type BusinessProfile = Readonly<{
  role: 'business'
  account: OwnAccount
  business: BusinessView
  documents: readonly DocumentView[]
}>

export type Profile = CustomerProfile | BusinessProfile

/** An account with what only its role has. */
export async function readProfile(deps: Deps, accountId: string): Promise<Profile> {
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
  const [account, own] = await Promise.all([readAccount(deps, id), loadBusiness(deps.db, id)])
  return { role: 'business', account, ...own }
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
export type BusinessChange = AccountChange & BusinessInputChange

type ProfileDeps = Deps & PasswordDeps & PlacesDeps

/** Changes a customer; what is not given stays. Answers whether a new address waits for its confirmation now. */
export async function editCustomer(
  deps: ProfileDeps,
  caller: Caller,
  change: CustomerChange,
  logSecurity: LogSecurity,
): Promise<boolean> {
  const newEmail = await verifiedNewEmail(deps, caller, change, logSecurity)
  await deps.db.transaction().execute(async (db) => {
    const { country, state, city } = change
    if (country !== undefined || state !== undefined || city !== undefined) {
      const before = await getCustomerPlace(db, caller.id)
      const cities = [city ?? before.city]
      checkPlace(deps.choices, { country: country ?? before.country, state: state ?? before.state, cities }, 'city')
      await updateCustomer(db, caller.id, { country, state, city })
    }
    await changeAccount(db, caller, change)
    if (newEmail !== undefined) await requestEmailChange(deps, db, caller, newEmail)
  })
  if (newEmail !== undefined) logSecurity('email_change_requested', caller.id)
  return newEmail !== undefined
}

/** Changes a business; what is not given stays. Answers whether a new address waits for its confirmation now. */
export async function editBusiness(
  deps: ProfileDeps,
  caller: Caller,
  change: BusinessChange,
  logSecurity: LogSecurity,
): Promise<boolean> {
  const newEmail = await verifiedNewEmail(deps, caller, change, logSecurity)
  await deps.db.transaction().execute(async (db) => {
    await changeBusiness(deps, db, caller.id, change)
    await changeAccount(db, caller, change)
    if (newEmail !== undefined) await requestEmailChange(deps, db, caller, newEmail)
  })
  if (newEmail !== undefined) logSecurity('email_change_requested', caller.id)
  return newEmail !== undefined
}

/** The part that both roles have. */
async function changeAccount(db: Db, caller: Caller, change: AccountChange): Promise<void> {
  const { name, phone, language, mailEnabled, pictureId } = change
  await updateAccount(db, caller.id, {
    name,
    phone,
    language,
    mail_enabled: mailEnabled,
    picture_file_id: pictureId === undefined ? undefined : await claimPicture(db, caller.id, 'picture', pictureId),
  })
}
