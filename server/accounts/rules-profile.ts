import { getAccount, getCustomerPlace, type AccountView, type Place } from './rows.ts'
import { getBusiness, listDocuments, type BusinessView } from './rows-businesses.ts'
import type { Tools } from '../tools.ts'

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
