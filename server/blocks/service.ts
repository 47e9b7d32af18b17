import { findJobInSight } from '../jobs/service-details.ts'
import type { Caller } from '../platform/caller.ts'
import { cursorsOf, paginate } from '../platform/cursor.ts'
import { DomainError } from '../platform/domain-error.ts'
import { newId } from '../platform/ids.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import {
  deleteBlock,
  findCustomerOf,
  insertBlock,
  isBusiness,
  listBlocks,
  lockCustomer,
  type BlockView,
  type Pair,
} from './repository.ts'

export type { BlockView } from './repository.ts'

/** Keeps a customer and a business apart from now on. Neither is told. */
async function keepApart({ db, now }: Deps, pair: Pair): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockCustomer(trx, pair)
    await insertBlock(trx, pair, newId(now()), now())
  })
}

/** A customer blocks a business, whether it can be looked at or not: the answer says nothing of that. Throws BUSINESS_NOT_FOUND for none. */
export async function blockBusiness(deps: Deps, caller: Caller, named: string): Promise<void> {
  const businessId = named.toLowerCase()
  if (!(await isBusiness(deps.db, businessId))) throw new DomainError('BUSINESS_NOT_FOUND')
  await keepApart(deps, { customerId: caller.id, businessId, blockedBy: 'customer' })
}

/** A business blocks the customer of a job that it sees. Throws JOB_NOT_FOUND. */
export async function blockCustomer(deps: Deps, caller: Caller, jobId: string): Promise<void> {
  const found = await findCustomerOf(deps.db, jobId.toLowerCase(), caller.id)
  if (found === undefined) throw new DomainError('JOB_NOT_FOUND')
  // The job is out of sight then; saying it again changes nothing.
  if (found.isBlocked) return
  if (!(await findJobInSight(deps, caller, jobId.toLowerCase()))) throw new DomainError('JOB_NOT_FOUND')
  await keepApart(deps, { customerId: found.customerId, businessId: caller.id, blockedBy: 'business' })
}

/** Ends a block of the caller; again changes nothing. */
export async function unblock({ db }: Deps, caller: Caller, blockId: string): Promise<void> {
  await deleteBlock(db, caller, blockId.toLowerCase())
}

type Query = Readonly<{ cursor: string | undefined; limit: number }>

/** Whom the caller blocks, the last first. Who blocks the caller is not among it. */
export async function loadBlocks(
  { db }: Deps,
  caller: Caller,
  { cursor, limit }: Query,
): Promise<Readonly<{ blocks: readonly BlockView[]; nextCursor: string | null }>> {
  const cursors = cursorsOf('listBlocks')
  const before = cursor === undefined ? undefined : cursors.behindId(cursor)
  const found = await listBlocks(db, caller, { before, limit: limit + 1 })
  const { rows, nextCursor } = paginate(found, limit, ({ id }) => cursors.after(id))
  return { blocks: rows, nextCursor }
}
