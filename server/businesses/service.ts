import { MOST_COUNTED } from '../../generated/limits.ts'
import { cursorsOf, paginate } from '../platform/cursor.ts'
import { DomainError, fieldError } from '../platform/domain-error.ts'
import type { Db } from '../platform/db/connection.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import {
  countMatching,
  findPublicBusiness,
  isKnown,
  listReviews,
  type BusinessProfileView,
  type Review,
} from './repository.ts'
import { lockBusiness, type JobPlace } from './repository-profile.ts'
import { attachUploads } from '../files/service.ts'
import type { Caller } from '../platform/caller.ts'
import {
  lockWorkPictures,
  listPortfolio,
  listOwnWork,
  replaceChosen,
  showsWork,
  type WorkPicture,
} from './repository-portfolio.ts'

/** The customer who looks at a business; undefined for others, from whom nobody is kept apart. */
const customerIn = (viewer: Caller | null): string | undefined => (viewer?.role === 'customer' ? viewer.id : undefined)

/** A business as everybody sees it, with an account or, where `viewer` is null, without. */
export async function loadPublicBusiness(
  { db }: Deps,
  viewer: Caller | null,
  id: string,
): Promise<BusinessProfileView> {
  const business = await findPublicBusiness(db, id, customerIn(viewer))
  if (business === undefined) throw new DomainError('BUSINESS_NOT_FOUND')
  return business
}

/** Whether somebody may look at the page of a business. */
export async function isKnownTo(db: Db, viewer: Caller, id: string | null): Promise<boolean> {
  return id !== null && (await isKnown(db, id, customerIn(viewer)))
}

type Query = Readonly<{ cursor: string | undefined; limit: number }>
type OfBusiness = Query & Readonly<{ businessId: string }>
export type ReviewPage = Readonly<{ reviews: readonly Review[]; nextCursor: string | null }>

/** A page of what customers said of a business, newest first. */
export async function readReviews(
  { db }: Deps,
  viewer: Caller | null,
  { businessId, cursor, limit }: OfBusiness,
): Promise<ReviewPage> {
  const cursors = cursorsOf('listReviews', businessId)
  const before = cursor === undefined ? undefined : cursors.behindId(cursor)
  const [isThere, found] = await Promise.all([
    isKnown(db, businessId, customerIn(viewer)),
    listReviews(db, businessId, { before, limit: limit + 1 }),
  ])
  if (!isThere) throw new DomainError('BUSINESS_NOT_FOUND')
  const { rows: reviews, nextCursor } = paginate(found, limit, ({ id }) => cursors.after(id))
  return { reviews, nextCursor }
}

/** How many businesses a new job of a customer reaches, as far as the contract counts. */
export async function countMatchingBusinesses(db: Db, customerId: string, place: JobPlace): Promise<number> {
  return await countMatching(db, customerId, place, MOST_COUNTED)
}

type Gallery = Readonly<{ chosen: readonly string[]; pictures: readonly WorkPicture[]; nextCursor: string | null }>

/** What a business shows on its page, and a page of what else it may choose. */
export async function readWorkPictures({ db }: Deps, caller: Caller, { cursor, limit }: Query): Promise<Gallery> {
  const cursors = cursorsOf('listWorkPictures')
  const before = cursor === undefined ? undefined : cursors.behindId(cursor)
  const [chosen, found] = await Promise.all([
    listPortfolio(db, caller.id),
    listOwnWork(db, caller.id, { before, limit: limit + 1 }),
  ])
  const { rows: pictures, nextCursor } = paginate(found, limit, ({ id }) => cursors.after(id))
  return { chosen, pictures, nextCursor }
}

const FIELD = 'pictures'

/** Makes these the pictures on the page of the business: each of a job that it completed, or an upload of its own. */
export async function choosePictures(deps: Deps, caller: Caller, named: readonly string[]): Promise<void> {
  // Two links may name one picture.
  const fileIds = [...new Set(named)]
  await deps.db.transaction().execute(async (db) => {
    // Jobs before their business, as where a job ends: two who wait for each other would never end.
    const work = await lockWorkPictures(db, caller.id, fileIds)
    await lockBusiness(db, caller.id)
    const uploads = fileIds.filter((id) => !work.has(id))
    await attachUploads(db, caller.id, { field: FIELD, ids: uploads, purpose: 'picture' })
    if (await showsWork(db, uploads)) throw fieldError(FIELD, 'FILE_UNKNOWN')
    const choices = fileIds.map((fileId) => ({ fileId, jobId: work.get(fileId) ?? null }))
    await replaceChosen(db, caller.id, choices)
  })
}
