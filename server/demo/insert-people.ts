import type { Db } from '../platform/db/connection.ts'
import { backdatedId } from '../platform/ids.ts'
import { businesses, COUNTRY, customers, STATE } from './people.ts'
import type { AddPicture } from './pictures.ts'

const DAY = 24 * 60 * 60 * 1000

type Registry = Readonly<{ addPicture: AddPicture; passwordHash: string; now: Date }>

/** Answers their ids, in the order of `customers`. */
export async function insertCustomers(db: Db, registry: Registry): Promise<string[]> {
  const accounts = await insertAccounts(
    db,
    registry,
    customers.map((person, index) => ({ ...person, role: 'customer', index })),
  )
  const rows = customers.map(({ city }, index) => ({
    account_id: accounts[index]?.id ?? '',
    country: COUNTRY,
    state: STATE,
    city,
  }))
  await db.insertInto('customers').values(rows).execute()
  return accounts.map(({ id }) => id)
}

/** Answers their ids, in the order of `businesses`. */
export async function insertBusinesses(db: Db, registry: Registry): Promise<string[]> {
  const accounts = await insertAccounts(
    db,
    registry,
    businesses.map((person, index) => ({ ...person, role: 'business', index: customers.length + index })),
  )
  const rows = await Promise.all(
    businesses.map(async (business, index) => ({
      account_id: accounts[index]?.id ?? '',
      business_name: business.businessName,
      business_phone: phone(50 + index),
      business_email: business.email,
      address: business.address,
      zipcode: business.zipcode,
      country: COUNTRY,
      state: STATE,
      cities: [...business.cities],
      categories: [...business.categories],
      has_license: index % 4 !== 3,
      has_insurance: index % 5 !== 4,
      logo_file_id:
        business.logo === undefined ? null : await registry.addPicture(db, business.logo, accounts[index]?.id ?? ''),
    })),
  )
  await db.insertInto('businesses').values(rows).execute()
  await db
    .insertInto('subscriptions')
    .values(
      accounts.map(({ id, created_at }, index) => subscription(id, created_at, businesses[index]?.hasLapsed === true)),
    )
    .execute()
  return accounts.map(({ id }) => id)
}

/** A year from the day of the sign-up; of who let it lapse, the free days of a beginning that are over. */
function subscription(businessId: string, begin: Date, hasLapsed: boolean) {
  return {
    id: backdatedId(begin),
    business_id: businessId,
    kind: hasLapsed ? ('trial' as const) : ('yearly' as const),
    starts_at: begin,
    ends_at: new Date(begin.getTime() + (hasLapsed ? 30 : 365) * DAY),
  }
}

type Person = Readonly<{
  role: 'customer' | 'business'
  email: string
  name: string
  avatar: `av-${string}`
  index: number
  isNew?: true
}>

async function insertAccounts(db: Db, registry: Registry, people: readonly Person[]) {
  const accounts = people.map((person) => account(registry, person))
  await db.insertInto('accounts').values(accounts).execute()
  for (const [turn, { id }] of accounts.entries()) {
    const { avatar } = people[turn] ?? {}
    if (avatar === undefined) continue
    const picture_file_id = await registry.addPicture(db, avatar, id)
    await db.updateTable('accounts').set({ picture_file_id }).where('id', '=', id).execute()
  }
  return accounts
}

function account({ passwordHash, now }: Registry, { role, email, name, index, isNew }: Person) {
  const created = new Date(now.getTime() - (isNew === true ? 9 : 120 - 3 * index) * DAY)
  return {
    id: backdatedId(created),
    role,
    email,
    name,
    phone: phone(index),
    password_hash: passwordHash,
    email_verified_at: created,
    terms_accepted_at: created,
    created_at: created,
  }
}

/** Of the numbers that are kept free for stories: 555-0100 to 555-0199. */
function phone(index: number): string {
  return `+1 512 555 01${String(index).padStart(2, '0')}`
}
