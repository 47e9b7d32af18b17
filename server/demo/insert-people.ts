import type { Db } from '../platform/db/connection.ts'
import { idAt } from '../platform/ids.ts'
import { businesses, COUNTRY, customers, STATE } from './people.ts'
import type { DrawingOffice, StoredDrawing } from './pictures.ts'

const DAY = 24 * 60 * 60 * 1000

type Registry = Readonly<{ office: DrawingOffice; passwordHash: string; now: Date }>

export async function insertDrawings(db: Db, drawings: readonly StoredDrawing[], now: Date): Promise<void> {
  const rows = drawings.map(({ id, byteSize }) => ({
    id,
    kind: 'image' as const,
    purpose: 'picture' as const,
    media_type: 'image/webp',
    byte_size: byteSize,
    created_at: now,
  }))
  await db.insertInto('files').values(rows).execute()
}

/** Answers their ids, in the order of `customers`. */
export async function insertCustomers(db: Db, registry: Registry): Promise<string[]> {
  const accounts = await Promise.all(
    customers.map(({ email, name }, index) => account(registry, { role: 'customer', email, name, index })),
  )
  await db.insertInto('accounts').values(accounts).execute()
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
  const accounts = await Promise.all(
    businesses.map(({ email, name, isNew }, index) =>
      account(registry, { role: 'business', email, name, index: customers.length + index, ...(isNew && { isNew }) }),
    ),
  )
  await db.insertInto('accounts').values(accounts).execute()
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
      logo_file_id: business.isNew === true ? null : (await registry.office.logo(index)).id,
    })),
  )
  await db.insertInto('businesses').values(rows).execute()
  await db
    .insertInto('subscriptions')
    .values(accounts.map(({ id }, index) => subscription(id, index, registry.now)))
    .execute()
  return accounts.map(({ id }) => id)
}

function subscription(businessId: string, index: number, now: Date) {
  const endsIn = businesses[index]?.hasLapsed === true ? -3 * DAY : (365 - 20 * index) * DAY
  const ends = now.getTime() + endsIn
  return {
    id: idAt(new Date(ends - 365 * DAY)),
    business_id: businessId,
    kind: 'yearly' as const,
    starts_at: new Date(ends - 365 * DAY),
    ends_at: new Date(ends),
  }
}

type Person = Readonly<{ role: 'customer' | 'business'; email: string; name: string; index: number; isNew?: true }>

async function account({ office, passwordHash, now }: Registry, { role, email, name, index, isNew }: Person) {
  const created = new Date(now.getTime() - (isNew === true ? 9 : 120 - 3 * index) * DAY)
  return {
    id: idAt(created),
    role,
    email,
    name,
    phone: phone(index),
    password_hash: passwordHash,
    picture_file_id: (await office.portrait(index)).id,
    email_verified_at: created,
    terms_accepted_at: created,
    created_at: created,
  }
}

/** Of the numbers that are kept free for stories: 555-0100 to 555-0199. */
function phone(index: number): string {
  return `+1 512 555 01${String(index).padStart(2, '0')}`
}
