import { attachUploads, claimPicture } from '../files/service.ts'
import { checkCategories, checkPlace, type PlacesDeps } from '../places/service.ts'
import type { Db } from '../platform/db/connection.ts'
import { clearChecksExcept } from './repository-license-checks.ts'
import {
  getBusiness,
  getServiceArea,
  insertBusiness,
  listDocuments,
  lockBusiness,
  replaceDocuments,
  updateBusiness,
  type BusinessView,
  type DocumentView,
} from './repository-profile.ts'

export { listDocuments, replaceDocuments, type BusinessView, type DocumentView } from './repository-profile.ts'

/** What a business enters about itself, beside the account of its owner. */
export type BusinessInput = Readonly<{
  businessName: string
  businessIdNumber: string | null
  businessPhone: string
  businessEmail: string | null
  categories: readonly string[]
  address: string
  country: string
  state: string
  cities: readonly string[]
  /** Miles around each city; where it is not known how far others are, only the city itself. */
  radius: number
  zipcode: string
  logoId: string | null
  documentIds: readonly string[]
  hasLicense: boolean
  hasInsurance: boolean
  /** Keeps off the pages that anybody may read without an account. */
  isHidden: boolean
}>

/** What changes; undefined stays as it is. */
export type BusinessInputChange = { readonly [Part in keyof BusinessInput]: BusinessInput[Part] | undefined }

/** Inserts the business of a new account, and claims its uploads. */
export async function createBusiness(db: Db, id: string, input: BusinessInput): Promise<void> {
  await insertBusiness(db, {
    account_id: id,
    business_name: input.businessName,
    business_id_number: input.businessIdNumber,
    business_phone: input.businessPhone,
    business_email: input.businessEmail,
    address: input.address,
    zipcode: input.zipcode,
    country: input.country,
    state: input.state,
    cities: [...input.cities],
    radius: input.radius,
    categories: [...input.categories],
    has_license: input.hasLicense,
    has_insurance: input.hasInsurance,
    hidden: input.isHidden,
  })
  await updateBusiness(db, id, { logo_file_id: await claimPicture(db, id, 'logo', input.logoId) })
  await replaceDocuments(db, id, await attachDocuments(db, id, input.documentIds))
}

/** Changes a business in the transaction of `db`, and holds it until that ends. */
export async function changeBusiness(deps: PlacesDeps, db: Db, id: string, change: BusinessInputChange): Promise<void> {
  await lockBusiness(db, id)
  const { country, state, cities, categories, documentIds, logoId } = change
  if (country !== undefined || state !== undefined || cities !== undefined) {
    const before = await getServiceArea(db, id)
    const { country: oldCountry, state: oldState, cities: oldCities } = before
    checkPlace(deps.choices, {
      country: country ?? oldCountry,
      state: state ?? oldState,
      cities: cities ?? oldCities,
    })
  }
  if (categories !== undefined) checkCategories(deps.choices, 'categories', categories)
  await updateBusiness(db, id, {
    business_name: change.businessName,
    business_id_number: change.businessIdNumber,
    business_phone: change.businessPhone,
    business_email: change.businessEmail,
    address: change.address,
    zipcode: change.zipcode,
    country,
    state,
    cities: cities && [...cities],
    radius: change.radius,
    categories: categories && [...categories],
    has_license: change.hasLicense,
    has_insurance: change.hasInsurance,
    hidden: change.isHidden,
    logo_file_id: logoId === undefined ? undefined : await claimPicture(db, id, 'logo', logoId),
  })
  if (documentIds === undefined) return
  const documents = await attachDocuments(db, id, documentIds)
  await clearChecksExcept(db, id, documents)
  await replaceDocuments(db, id, documents)
}

const attachDocuments = (db: Db, id: string, ids: readonly string[]): Promise<string[]> =>
  attachUploads(db, id, { field: 'documents', ids, purpose: 'document' })

/** A business with its documents, as its owner sees them. */
export async function loadBusiness(
  db: Db,
  id: string,
): Promise<{ business: BusinessView; documents: readonly DocumentView[] }> {
  const [business, documents] = await Promise.all([getBusiness(db, id), listDocuments(db, id)])
  return { business, documents }
}
