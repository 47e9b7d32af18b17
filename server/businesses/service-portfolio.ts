import { lockBusiness } from './repository-profile.ts'
import { attachUploads } from '../files/service.ts'
import type { Caller } from '../platform/caller.ts'
import { cursorsOf, paginate } from '../platform/cursor.ts'
import { fieldError } from '../platform/domain-error.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import {
  lockWorkPictures,
  listPortfolio,
  listOwnWork,
  replaceChosen,
  showsWork,
  type WorkPicture,
} from './repository-portfolio.ts'

type Query = Readonly<{ cursor: string | undefined; limit: number }>
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

/**
 * Makes these the pictures on the page of the business. Each is of a job that it completed, or an upload of its own; what it
 * showed of a job that is not completed, or not any more, is neither.
 */
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
