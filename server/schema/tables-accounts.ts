import type { ColumnType, Generated } from 'kysely'
import type { Language, MaybeTime, Optional, Role, Time, TimeNow } from './column-types.ts'

/** All login accounts. Role-specific data is in `customers` and `businesses`. */
type AccountsTable = {
  id: string
  role: Role
  /** As typed; unique without regard to case. */
  email: string
  password_hash: string
  name: string
  phone: string
  language: Generated<Language>
  picture_file_id: Optional<string>
  email_verified_at: MaybeTime
  /** Whether a customer signed up before customers were asked to verify their address. */
  verification_waived: Generated<boolean>
  terms_accepted_at: Time
  reference_code: Optional<string>
  blocked_at: MaybeTime
  /** When it is to be deleted, as its owner or an operator asked for. */
  delete_at: MaybeTime
  /** When it was; what others' records need of it is left. */
  deleted_at: MaybeTime
  /** Whether it is blocked, about to be deleted or deleted: the database says so. */
  is_gone: ColumnType<boolean, never, never>
  /** Whether notifications may also be mailed. */
  mail_enabled: Generated<boolean>
  /** The kinds of notifications that are not mailed, even so. */
  muted_mails: Generated<string[]>
  /** Lets anyone who has an email stop such emails without a login, and nothing else. */
  unsubscribe_token: Generated<string>
  created_at: TimeNow
}

type CustomersTable = {
  account_id: string
  country: string
  state: string
  city: string
}

type BusinessesTable = {
  account_id: string
  business_name: string
  business_id_number: Optional<string>
  business_phone: string
  business_email: Optional<string>
  address: string
  zipcode: string
  country: string
  state: string
  /** One to five. */
  cities: string[]
  /** Miles around each of them, 0 to 100. */
  radius: Generated<number>
  /** One to three. */
  categories: string[]
  has_license: boolean
  has_insurance: boolean
  logo_file_id: Optional<string>
  /** Whether it keeps off the pages that anybody may read without an account. */
  hidden: Generated<boolean>
  /** Kept by a trigger on `ratings`. */
  rating_count: ColumnType<number, never, never>
  rating_sum: ColumnType<number, never, never>
  /** How many ratings have one star, two, three, four and five; kept with the sum. */
  star_counts: ColumnType<number[], never, never>
  /** Kept by a trigger on `jobs`. */
  jobs_completed: ColumnType<number, never, never>
  /** How often it ended an assignment itself; kept by a trigger on `ended_assignments`. */
  stepped_down: ColumnType<number, never, never>
  /** When an operator checked it, and by which of its documents; both null where it does not hold. */
  license_checked_at: MaybeTime
  license_file_id: Optional<string>
  insurance_checked_at: MaybeTime
  insurance_file_id: Optional<string>
}

/** A city whose place is known, in degrees; filled from the lists when a server starts. */
type CitiesTable = {
  country: string
  state: string
  name: string
  latitude: number
  longitude: number
}

/** A city and trade that a business works in; kept by a trigger on `businesses`. */
type BusinessAreasTable = Readonly<{
  state: ColumnType<string, never, never>
  city: ColumnType<string, never, never>
  category: ColumnType<string, never, never>
  country: ColumnType<string, never, never>
  business_id: ColumnType<string, never, never>
  /** To the nearest of its own cities, in whole miles. */
  miles: ColumnType<number, never, never>
}>

/** What a business is found by; kept by triggers on `businesses`. */
type BusinessTextsTable = Readonly<{
  business_id: ColumnType<string, never, never>
  /** The words of its name and trades, and marks such as `as/Plumbing` and `is/licensed`. */
  words: ColumnType<string, never, never>
  /** COUNTRY/STATE and COUNTRY/STATE/CITY, where it works. */
  places: ColumnType<string[], never, never>
}>

/** A word that businesses have in their names, so that the nearest to a misspelled one is found; kept with `business_texts`. */
type BusinessWordsTable = Readonly<{
  word: ColumnType<string, never, never>
  spelled: ColumnType<string, never, never>
}>

/** A business that a customer likes. */
type FavoritesTable = {
  customer_id: string
  business_id: string
  created_at: Time
}

type BusinessDocumentsTable = {
  business_id: string
  /** 1 to 5, in the order shown. */
  position: number
  file_id: string
}

type SubscriptionsTable = {
  id: string
  business_id: string
  kind: 'trial' | 'yearly'
  starts_at: Time
  ends_at: Time
}

/** What was paid and granted, from which the yearly rows of `subscriptions` follow; a row there has the id of its line. */
type MembershipLedgerTable = {
  id: string
  business_id: string
  kind: 'payment' | 'grant' | 'carried' | 'end'
  /** When it was paid, by the clock of the payment provider, or granted, or ended. */
  at: Time
  /** Until when a carried year lasts. */
  until: MaybeTime
  invoice_id: Optional<string>
  payment_id: Optional<string>
  /** In US dollars. */
  amount: Optional<string>
  paid_back: Optional<'refunded' | 'disputed'>
  created_at: Time
}

/** A business that has begun to pay by card, and what the payment provider last said of it. */
type MembershipCardsTable = {
  business_id: string
  customer_id: string
  /** Whether the card is charged again by itself. */
  is_renewing: Generated<boolean>
  /** Whether the last try failed. */
  is_failing: Generated<boolean>
  renews_at: MaybeTime
  /** Whether the provider is still to hear that it must not renew. */
  is_stopping: Generated<boolean>
  /** When the provider is asked next. */
  look_at: Time
  /** Until when it is asked each minute, as somebody may be paying. */
  watched_until: MaybeTime
  /** Which look is the last one to have begun. */
  look: Generated<number>
  failures: Generated<number>
  created_at: Time
}

/** Of which end a business was reminded, how many days before. */
type MembershipRemindersTable = {
  business_id: string
  ends_at: Time
  days: number
}

/** An upload. Nothing may refer to a file that is gone; a file that nothing refers to is purged after a day. */
type FilesTable = {
  /** 128 random bits, for the link is the key to it. */
  id: string
  kind: 'image' | 'document'
  media_type: string
  byte_size: number
  /** What it was first used for, which it stays: null while nothing refers to it yet. */
  purpose: Optional<'picture' | 'document'>
  /** The name it had at its owner's, for downloads. */
  original_name: Optional<string>
  /** Null before sign-up. */
  owner_id: Optional<string>
  uploader_address: Optional<string>
  created_at: TimeNow
}

/** What a business shows on its page. */
type BusinessPicturesTable = {
  business_id: string
  /** 1 to 20, in the order shown. */
  position: number
  file_id: string
  /** The id in its link on the page, for as long as it is there; 128 random bits like a file's. */
  shown_as: string
  /** The job that it is a work picture of; null for an upload. */
  job_id: Optional<string>
}

/** Who is here, and what they brought along. */
export type AccountTables = {
  accounts: AccountsTable
  customers: CustomersTable
  businesses: BusinessesTable
  cities: CitiesTable
  business_areas: BusinessAreasTable
  business_texts: BusinessTextsTable
  business_words: BusinessWordsTable
  favorites: FavoritesTable
  business_documents: BusinessDocumentsTable
  business_pictures: BusinessPicturesTable
  subscriptions: SubscriptionsTable
  membership_ledger: MembershipLedgerTable
  membership_cards: MembershipCardsTable
  membership_reminders: MembershipRemindersTable
  files: FilesTable
}
