import { claim, claimPicture } from '../files/rules.ts'
import { checkCategories, checkPlace } from '../places/rules.ts'
import type { Caller } from '../platform/caller.ts'
import type { Db } from '../platform/db/connection.ts'
import { refuseWith } from '../platform/refusal.ts'
import type { Language } from '../schema/columns.ts'
import type { NewBusiness } from './rules-signup.ts'
import type { Tools } from '../tools.ts'
import {
  getArea,
  getBusiness,
  listDocuments,
  lockBusiness,
  replaceDocuments,
  type BusinessView,
} from './rows-businesses.ts'
import {
  getAccount,
  getCustomerPlace,
  updateAccount,
  updateBusiness,
  updateCustomer,
  type AccountView,
  type Place,
} from './rows.ts'

export type CustomerProfile = Readonly<{ role: 'customer'; account: AccountView; place: Place }>
export type BusinessProfile = Readonly<{
  role: 'business'
  account: AccountView
  business: BusinessView
  documentIds: readonly string[]
}>

/** An account with what only its role has. */
export async function readProfile(tools: Tools, accountId: string): Promise<CustomerProfile | BusinessProfile> {
  const { role } = await getAccount(tools.db, accountId)
  return role === 'customer' ? await readCustomer(tools, accountId) : await readBusiness(tools, accountId)
}

export async function readCustomer({ db }: Tools, id: string): Promise<CustomerProfile> {
  const [account, place] = await Promise.all([getAccount(db, id), getCustomerPlace(db, id)])
  return { role: 'customer', account, place }
}

export async function readBusiness({ db }: Tools, id: string): Promise<BusinessProfile> {
  const [account, business, documentIds] = await Promise.all([
    getAccount(db, id),
    getBusiness(db, id),
    listDocuments(db, id),
  ])
  return { role: 'business', account, business, documentIds }
}

/** What an account may change of itself; undefined stays as it is, and a picture of null is taken away. */
type AccountChange = Readonly<{
  name: string | undefined
  phone: string | undefined
  language: Language | undefined
  mailEnabled: boolean | undefined
  pictureId: string | null | undefined
}>
export type CustomerChange = AccountChange &
  Readonly<{ email: string | undefined }> & { readonly [Part in keyof Place]: string | undefined }
type BusinessPart =
  | 'businessName'
  | 'businessIdNumber'
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

/** Changes a customer. A new address must not belong to another account. */
export async function editCustomer(tools: Tools, caller: Caller, change: CustomerChange): Promise<void> {
  await tools.db.transaction().execute(async (db) => {
    const { country, state, city, email } = change
    const place = given({ country, state, city })
    if (Object.keys(place).length > 0) {
      const whole = { ...(await getCustomerPlace(db, caller.id)), ...place }
      checkPlace(tools.choices, { ...whole, cities: [whole.city] })
      await updateCustomer(db, caller.id, place)
    }
    const isFree = await changeAccount(db, caller, change, 'pic_url', email)
    if (!isFree) throw refuseWith('EMAIL_TAKEN', 'email')
  })
}

/** Changes a business; what is not given stays. */
export async function editBusiness(tools: Tools, caller: Caller, change: BusinessChange): Promise<void> {
  await tools.db.transaction().execute(async (db) => {
    const { country, state, cities, categories, documentIds, logoId } = change
    await lockBusiness(db, caller.id)
    if (country !== undefined || state !== undefined || cities !== undefined) {
      checkPlace(tools.choices, { ...(await getArea(db, caller.id)), ...given({ country, state, cities }) })
    }
    if (categories !== undefined) checkCategories(tools.choices, 'category', categories)
    const logo = logoId === undefined ? {} : { logo_file_id: await claimPicture(db, caller.id, 'logo_url', logoId) }
    const details = given({
      business_name: change.businessName,
      business_id_number: change.businessIdNumber,
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
      const documents = { field: 'documents_urls', ids: documentIds, kinds: ['image', 'document'] as const }
      await replaceDocuments(db, caller.id, await claim(db, caller.id, documents))
    }
    await changeAccount(db, caller, change, 'profile_pic', undefined)
  })
}

/** The part that both roles have. False where the new address belongs to another account. */
async function changeAccount(
  db: Db,
  caller: Caller,
  change: AccountChange,
  pictureField: string,
  email: string | undefined,
): Promise<boolean> {
  const { name, phone, language, mailEnabled, pictureId } = change
  const picture =
    pictureId === undefined ? {} : { picture_file_id: await claimPicture(db, caller.id, pictureField, pictureId) }
  return await updateAccount(db, caller.id, {
    ...given({ name, phone, language, mail_enabled: mailEnabled, email }),
    ...picture,
  })
}

type Given<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> }

/** Only what was given. */
function given<Fields extends object>(fields: Fields): Given<Fields> {
  // What is left has no undefined, which the entries' type cannot say.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<Fields>
}
