import { createHash } from 'node:crypto'
import { DomainError } from './domain-error.ts'

/** Rows of a list, and the cursor of those behind them; null where the list ends. */
type Page<Row> = Readonly<{ rows: readonly Row[]; nextCursor: string | null }>

/** A page of a list, of which one row more than fits was read where it goes on; `after` makes the cursor behind a row. */
export function paginate<Row>(found: readonly Row[], limit: number, after: (row: Row) => string | null): Page<Row> {
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  return { rows, nextCursor: last === undefined ? null : after(last) }
}

/** Writes and reads the cursors of one list, which are opaque to clients. Reading throws CURSOR_INVALID for every other text. */
export type Cursors = Readonly<{
  /** The place after a row: what the list is ordered by, in words without blanks. */
  after: (...place: readonly string[]) => string
  behind: (cursor: string) => readonly string[]
  /** The same in a list that is ordered by ids alone. */
  behindId: (cursor: string) => string
}>

/** The cursors of one list, each marked with `list` (operation, order, id of a job), so that another list refuses them. */
export function cursorsOf(...list: readonly (string | undefined)[]): Cursors {
  const mark = createHash('sha256').update(JSON.stringify(list)).digest().subarray(0, MARK_BYTES)
  const behind = (cursor: string): readonly string[] => {
    const bytes = Buffer.from(cursor, 'base64url')
    const isOurs = bytes.subarray(0, MARK_BYTES).equals(mark) && bytes.toString('base64url') === cursor
    if (!isOurs) throw new DomainError('CURSOR_INVALID')
    return bytes.subarray(MARK_BYTES).toString().split(' ')
  }
  return {
    after: (...place) => Buffer.concat([mark, Buffer.from(place.join(' '))]).toString('base64url'),
    behind,
    behindId: (cursor) => {
      const [id = '', ...rest] = behind(cursor)
      if (rest.length > 0 || !isId(id)) throw new DomainError('CURSOR_INVALID')
      return id
    },
  }
}

/** Whether a word of a cursor is an id. */
export const isId = (word: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(word)

/** Enough that no two of a server's lists share a mark by chance. */
const MARK_BYTES = 6
