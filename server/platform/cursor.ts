import { Refusal } from './refusal.ts'

/** Rows of a list, and the cursor of those behind them; null where the list ends. */
type Page<Row> = Readonly<{ rows: readonly Row[]; nextCursor: string | null }>

/**
 * A page of a list, of which one row more than fits was read where it goes on.
 *
 * @param after the cursor of what is behind a row
 */
export function pageOf<Row>(found: readonly Row[], limit: number, after: (row: Row) => string | null): Page<Row> {
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  return { rows, nextCursor: last === undefined ? null : after(last) }
}

/** The place after a row in a list, opaque to clients: the 16 bytes of its id. */
export function cursorAfter(id: string): string {
  return Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')
}

/** The same in a list that goes by a number first, from 0, which is in four bytes before the id. */
export function cursorAfterRanked(rank: number, id: string): string {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(rank)
  return Buffer.concat([bytes, Buffer.from(cursorAfter(id), 'base64url')]).toString('base64url')
}

/** The row that a cursor of either kind stands behind; one without a number has 0. Throws CURSOR_INVALID for what we never gave. */
export function rankedBehind(cursor: string): Readonly<{ rank: number; id: string }> {
  const bytes = Buffer.from(cursor, 'base64url')
  if (bytes.length === 16) return { rank: 0, id: idBehind(cursor) }
  if (bytes.length !== 20 || bytes.toString('base64url') !== cursor) throw new Refusal('CURSOR_INVALID')
  const rank = bytes.readInt32BE()
  if (rank < 0) throw new Refusal('CURSOR_INVALID')
  return { rank, id: idBehind(bytes.subarray(4).toString('base64url')) }
}

/** The row that a cursor stands behind. Throws CURSOR_INVALID for what we never gave. */
export function idBehind(cursor: string): string {
  const bytes = Buffer.from(cursor, 'base64url')
  if (bytes.length !== 16 || bytes.toString('base64url') !== cursor) throw new Refusal('CURSOR_INVALID')
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The place in a list that is ordered by more than ids, as words without blanks; opaque too. */
export function cursorOf(words: readonly string[]): string {
  return Buffer.from(words.join(' ')).toString('base64url')
}

/** The words of a cursor, for whoever gave it to check. */
export function wordsBehind(cursor: string): readonly string[] {
  return Buffer.from(cursor, 'base64url').toString().split(' ')
}
