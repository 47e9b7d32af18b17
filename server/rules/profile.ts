import { getAccount, getCustomerPlace, type AccountView, type Place } from '../repo/accounts.ts'
import { getBusiness, type BusinessView } from '../repo/businesses.ts'
import type { Tools } from './tools.ts'

export type Profile =
  | Readonly<{ role: 'customer'; account: AccountView; place: Place }>
  | Readonly<{ role: 'business'; account: AccountView; business: BusinessView }>

/** An account with what only its role has. */
export async function readProfile({ db }: Tools, accountId: string): Promise<Profile> {
  const account = await getAccount(db, accountId)
  return account.role === 'customer'
    ? { role: 'customer', account, place: await getCustomerPlace(db, accountId) }
    : { role: 'business', account, business: await getBusiness(db, accountId) }
}
