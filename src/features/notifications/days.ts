/** How far back a day is, as the headings of the list tell it. */
export type Span = 'today' | 'yesterday' | 'week' | 'earlier'

const DAY = 24 * 60 * 60 * 1000

/** Midnight before a time, where the reader is. */
const dayOf = (time: Date): number => new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime()

/** By the reader's calendar; what is of tomorrow by a clock that runs ahead is of today. */
export function spanOf(at: string, now: Date): Span {
  // A day is an hour shorter or longer when the clocks change.
  const days = Math.round((dayOf(now) - dayOf(new Date(at))) / DAY)
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  return days < 7 ? 'week' : 'earlier'
}

/** A row and where it is among those of its span. */
export type InSpan<Row> = {
  readonly item: Row
  readonly span: Span
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** Rows that are sorted by time, newest first, in spans. */
export function inSpans<Row extends { readonly createdAt: string }>(rows: readonly Row[], now: Date): InSpan<Row>[] {
  const spans = rows.map(({ createdAt }) => spanOf(createdAt, now))
  return rows.map((item, index) => {
    const span = spans[index] ?? 'earlier'
    return { item, span, isFirst: span !== spans[index - 1], isLast: span !== spans[index + 1] }
  })
}

const SPANS: readonly Span[] = ['today', 'yesterday', 'week', 'earlier']

/** Some of these rows, one list for each span, and how many rows are before it. */
export function listsOf<Row>(rows: readonly InSpan<Row>[]) {
  return SPANS.flatMap((span) => {
    const own = rows.filter((row) => row.span === span)
    const [first] = own
    return first === undefined ? [] : [{ span, rows: own, before: rows.indexOf(first), isBegun: !first.isFirst }]
  })
}
