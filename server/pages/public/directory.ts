import type { components } from '../../../generated/client/schemas.ts'

type Schemas = components['schemas']

/** A business as its page shows it. `path` is the address of the page. */
export type PublicBusiness = Omit<Schemas['ShownBusiness'], 'isFavorite'> &
  Readonly<{ path: string; reviews: readonly Schemas['Review'][] }>

/** A business in a list. */
export type ListedBusiness = Readonly<{
  id: string
  name: string
  path: string
  logo: string | null
  state: string
  cities: readonly string[]
  rating: number | null
  ratingsCount: number
  jobsCompleted: number
  isLicenseChecked: boolean
  isInsuranceChecked: boolean
}>

export type State = Readonly<{ country: string; state: string }>
export type City = State & Readonly<{ city: string }>
type InTrade = Readonly<{ trade: string }>

/** A page of a list, and the cursor of the next one. */
type Listing = Readonly<{ businesses: readonly ListedBusiness[]; next: string | null; version: string }>

/** What the pages ask for. Versions are texts that change with what a page was made of. Cursors throw CURSOR_INVALID. */
export type Directory = Readonly<{
  trade: (slug: string) => string | undefined
  state: (slug: string) => State | undefined
  city: (state: State, slug: string) => string | undefined
  path: (trade: string, place?: State | City) => string | undefined
  /** Undefined where nobody may see such a business. */
  businessVersion: (id: string) => Promise<string | undefined>
  business: (id: string) => Promise<PublicBusiness | undefined>
  /** Only what somebody does, and where somebody does it. */
  trades: () => Promise<readonly string[]>
  states: (trade: string) => Promise<readonly State[]>
  cities: (
    where: State & InTrade,
    cursor: string | undefined,
  ) => Promise<Readonly<{ cities: readonly string[]; next: string | null }>>
  listing: (where: City & InTrade, cursor: string | undefined) => Promise<Listing>
  listingVersion: (ids: readonly string[]) => Promise<string>
  businessParts: (size: number) => Promise<number>
  /** Paths of pages. */
  businessesOfPart: (part: number, size: number) => Promise<readonly string[]>
  cityParts: (where: State & InTrade, size: number) => Promise<number>
  citiesOfPart: (where: State & InTrade, part: number, size: number) => Promise<readonly string[]>
}>
