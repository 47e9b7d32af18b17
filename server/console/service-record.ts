import { cursorsOf, paginate } from '../platform/cursor.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import type { OperatorCaller } from '../platform/caller.ts'
import { listActions, type Actor } from './repository-record.ts'

export { listActions, recordAction, type Actor } from './repository-record.ts'

/** How the record names an operator who is logged in. */
export const actorOf = ({ id, name }: OperatorCaller): Actor => ({ operator: name, operatorId: id })

const DAY = 24 * 60 * 60 * 1000

const cursors = cursorsOf('listOperatorActions')

/** Which lines to show; what is missing or empty asks for nothing. Days are those of UTC. */
type RecordFilter = Readonly<{
  operator?: string
  action?: string
  subject?: string
  from?: string
  until?: string
  cursor?: string
  limit?: number
}>

/** A page of what operators did, newest first. Throws CURSOR_INVALID. */
export async function readRecord({ db }: Pick<Deps, 'db'>, filter: RecordFilter) {
  const { operator, action, subject, from, until, cursor, limit = 10 } = filter
  const found = await listActions(db, {
    operator: operator || undefined,
    action: action || undefined,
    subject: subject || undefined,
    from: from === undefined ? undefined : new Date(from),
    before: until === undefined ? undefined : new Date(new Date(until).getTime() + DAY),
    behind: cursor === undefined ? undefined : cursors.behindId(cursor),
    limit: limit + 1,
  })
  return paginate(found, limit, ({ id }) => cursors.after(id))
}
