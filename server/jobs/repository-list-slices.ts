import type { Bind } from '../platform/db/statement.ts'

/**
 * A job's place in a list, which goes by `rank`, the greatest first, and then by id, the newest first. The rank is 0 among the newest; the
 * urgency, where that is the order; the budget; or the miles to the job as a number below 0.
 */
export type Place = Readonly<{ rank: string; id: string }>

/** The part of a list that is read, in the order of `kind`, after `after`. What is counted has no order, so that reading ends at the limit. */
export type Slice = Readonly<{
  kind: 'newest' | 'pressing' | 'resting' | 'budget' | 'nearest' | 'counted'
  after: Place | undefined
  limit: number
  /** Only these; undefined for all. */
  among?: readonly string[] | undefined
}>

/** Jobs that a list is made of, read along an index of their own, so that a rare status is not searched for among the rest. */
export type Source = Readonly<{
  /** Whether any of them may press: only open jobs and running ones do. */
  mayPress: boolean
  /** A query with the columns `id` and, unless it is counted, `rank`. */
  read: (slice: Slice) => string
}>

/** Newest first; what presses first and then the rest; the highest budget first; or what is nearest to a business first. Equals are newest first. */
export type Order = 'newest' | 'neededBy' | 'budget' | 'nearest'

/** What is only counted may be read from an index, without a look at each job. */
export const columnsOf = (slice: Slice): string =>
  slice.kind === 'counted' ? 'j.id' : `j.id, ${rankOf(slice)} as rank`

/** The rank of a job `j`. */
export function rankOf({ kind }: Slice, distance = 'null'): string {
  switch (kind) {
    case 'newest':
    case 'resting':
    case 'counted':
      return '0'
    case 'pressing':
      return 'j.urgency'
    case 'budget':
      return 'j.budget'
    case 'nearest':
      return `coalesce(-${distance}, ${NOWHERE_NEAR})`
  }
}

/** The rank of what is outside of a business's area: no radius is as large. */
const NOWHERE_NEAR = -1000

/** The end of a query over jobs `j`. */
export function sliced(bind: Bind, slice: Slice): string {
  return `${amongst(bind, 'j.id', slice)} ${whichOf(slice)} ${part(bind, slice, 'j.id', rankOf(slice))}`
}

/** Only some jobs, where the slice names them. */
export function amongst(bind: Bind, id: string, { among }: Slice): string {
  return among === undefined ? '' : `and ${id} = any(${bind(among)}::uuid[])`
}

/** The end of a query whose rows have an `id` and a `rank`: ids are made in the order of time, so newer jobs have greater ones. */
export function part(bind: Bind, slice: Slice, id: string, rank: string): string {
  const { after } = slice
  if (after === undefined) return orderedBy(slice, id, rank)
  const behind = isRanked(slice)
    ? `(${rank}, ${id}) < (${bind(after.rank)}, ${bind(after.id)})`
    : `${id} < ${bind(after.id)}`
  return `and ${behind} ${orderedBy(slice, id, rank)}`
}

/** The order of a slice and its end. */
export const orderedBy = (slice: Slice, id: string, rank: string): string =>
  `order by ${isRanked(slice) ? `${rank} desc, ` : ''}${id} desc limit ${slice.limit}`

const isRanked = ({ kind }: Slice): boolean => kind === 'pressing' || kind === 'budget' || kind === 'nearest'

/** Only what presses, or only what does not. */
export function whichOf({ kind }: Slice): string {
  return kind === 'pressing' ? 'and j.urgency > 0' : kind === 'resting' ? 'and j.urgency = 0' : ''
}
