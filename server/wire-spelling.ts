import { widest } from '../generated/checks.ts'
import { cleanMailAddress } from '../generated/mail-address.ts'

type Body = Readonly<Record<string, unknown>>
/** Rewrites one field's value into the shape of the payload; a shape it does not know is left for the contract to refuse. */
type Shape = (value: unknown) => unknown
type Spelling = Readonly<{ renamed?: Readonly<Record<string, string>>; shaped?: Readonly<Record<string, Shape>> }>

const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Longer than any list of the contract: it is refused as it is. */
const isTooLong = (value: unknown): boolean => Array.isArray(value) && value.length > widest.items

/** `Austin` → `['Austin']`. */
const list: Shape = (value) => (typeof value === 'string' ? [value] : value)

/** A link, `{ url }`, a list of either, or nothing → a list of links. */
const links: Shape = (value) => {
  if (value === null || value === '') return []
  if (isTooLong(value)) return value
  if (Array.isArray(value)) return value.map((entry: unknown) => (isObject(entry) ? linkIn(entry) : entry))
  return isObject(value) ? [linkIn(value)] : list(value)
}

/** A link, a list of at most one, or nothing → `{ url }` or null. */
const picture: Shape = (value) => {
  if (value === '') return null
  if (typeof value === 'string') return { url: value }
  if (!Array.isArray(value) || value.length > 1) return value
  const only: unknown = value[0]
  return only === undefined ? null : picture(only)
}

/** The link of `{ url }`; anything else stays, so that the contract names what is wrong with it. */
const linkIn = (value: Body): unknown => (Object.keys(value).length === 1 && 'url' in value ? value['url'] : value)

/** Fields of any call that hold a mail address. */
const MAIL_ADDRESSES: readonly string[] = ['email', 'buisness_email']

/** An account may have an address that is no longer taken; logging in tries both readings by itself. */
const FOR_LOGIN: readonly string[] = ['loginCustomer', 'loginBusiness']

const mailAddress: Shape = (value) => (typeof value === 'string' ? cleanMailAddress(value) : value)

/** The spelling of the business forms, beside that of their payloads. */
const BUSINESS_FORM = {
  business_name: 'buisness_name',
  business_id_number: 'buisness_id_number',
  business_phone_number: 'buisness_phone_number',
  business_email: 'buisness_email',
  has_license: 'isLicense',
  has_insurance: 'isInsurance',
} as const

const SPELLINGS: Readonly<Record<string, Spelling>> = {
  signupCustomer: { shaped: { pic_url: picture } },
  editCustomer: { shaped: { pic_url: picture } },
  signupBusiness: {
    renamed: BUSINESS_FORM,
    shaped: { city: list, category: list, logo_url: links, profile_pic: links, documents_urls: links },
  },
  editBusiness: {
    renamed: BUSINESS_FORM,
    shaped: { city: list, category: list, logo_url: picture, profile_pic: picture, documents_urls: links },
  },
  listBusinessJobs: { shaped: { locations: list, category: list } },
  createJob: { shaped: { pics_url: links } },
}

/**
 * Turns the second spelling or shape of a field, where one is in use, into that of the payload, before the body is
 * checked against the contract. A body that gives a field in both spellings is left alone, and the contract refuses the
 * one it does not know.
 */
export function toPayloadSpelling(operationId: string, body: unknown): unknown {
  if (!isObject(body)) return body
  const spelling = own(SPELLINGS, operationId)
  const named = spelling === undefined ? Object.entries(body) : inPayloadSpelling(spelling, body)
  const cleaned = named.map(([name, value]): [string, unknown] => [
    name,
    MAIL_ADDRESSES.includes(name) && !FOR_LOGIN.includes(operationId) ? mailAddress(value) : value,
  ])
  return Object.fromEntries(cleaned)
}

function inPayloadSpelling(spelling: Spelling, body: Body): [string, unknown][] {
  return Object.entries(body).map(([name, value]): [string, unknown] => {
    const field = payloadName(spelling, name, body)
    const shape = own(spelling.shaped, field)
    return [field, shape === undefined ? value : shape(value)]
  })
}

function payloadName({ renamed }: Spelling, name: string, body: Body): string {
  const field = own(renamed, name)
  return field === undefined || Object.hasOwn(body, field) ? name : field
}

const own = <Value>(record: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined =>
  record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined
