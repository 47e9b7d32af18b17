import type { Db } from '../platform/db/connection.ts'
import { backdatedId } from '../platform/ids.ts'
import { allCustomers } from './neighbors.ts'
import { businesses, COUNTRY, STATE } from './people.ts'
import type { AddPictures } from './pictures.ts'

const DAY = 24 * 60 * 60 * 1000

type Registry = Readonly<{ addPictures: AddPictures; passwordHash: string; now: Date }>

/** Answers their ids, in the order of `allCustomers`. */
export async function insertCustomers(db: Db, registry: Registry): Promise<string[]> {
  const accounts = await insertAccounts(
    db,
    registry,
    allCustomers.map((person, index) => ({
      ...person,
      role: 'customer',
      index,
      since: person.since ?? 120 - 3 * index,
    })),
  )
  const rows = allCustomers.map(({ city }, index) => ({
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
    businesses.map((person, turn) => ({
      ...person,
      role: 'business',
      index: allCustomers.length + turn,
      since: person.since ?? (person.isNew === true ? 9 : 102 - 3 * turn),
    })),
  )
  const logos = await registry.addPictures(
    db,
    businesses.map(({ logo }, index) => ({ name: logo, ownerId: accounts[index]?.id ?? '' })),
  )
  const rows = businesses.map((business, index) => ({
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
    // Who was checked says so, too.
    has_license: index % 4 !== 3 || business.checked?.what === 'all',
    has_insurance: index % 5 !== 4 || business.checked?.what === 'all',
    logo_file_id: logos[index] ?? null,
  }))
  await db.insertInto('businesses').values(rows).execute()
  await db
    .insertInto('subscriptions')
    .values(
      accounts.flatMap(({ id, created_at }, index) =>
        businesses[index]?.hasLapsed === true
          ? [subscription(id, created_at, true)]
          : yearly(id, created_at, registry.now),
      ),
    )
    .execute()
  return accounts.map(({ id }) => id)
}

/** A membership for each year that has begun since the sign-up. */
function yearly(businessId: string, since: Date, now: Date) {
  const years = Math.ceil((now.getTime() - since.getTime()) / (365 * DAY))
  return Array.from({ length: years }, (_, year) =>
    subscription(businessId, new Date(since.getTime() + year * 365 * DAY), false),
  )
}

/** A year from the day that it begins; of who let it lapse, the free days of a beginning that are over. */
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
  since: number
}>

async function insertAccounts(db: Db, registry: Registry, people: readonly Person[]) {
  const accounts = people.map((person) => account(registry, person))
  const ids = accounts.map(({ id }) => id)
  await db.insertInto('accounts').values(accounts).execute()
  await registry.addPictures(
    db,
    people.map(({ avatar }, index) => ({ name: avatar, ownerId: ids[index] ?? '' })),
  )
  // The only upload that each of them has so far.
  await db
    .updateTable('accounts')
    .from('files')
    .set(({ ref }) => ({ picture_file_id: ref('files.id') }))
    .whereRef('files.owner_id', '=', 'accounts.id')
    .where('accounts.id', 'in', ids)
    .execute()
  return accounts
}

function account({ passwordHash, now }: Registry, { role, email, name, index, since }: Person) {
  const created = new Date(now.getTime() - since * DAY)
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
