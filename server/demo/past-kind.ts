import type { OwnJob } from './job.ts'

/** A kind of job that a business has done many times. Only the first titles may have a picture of the finished work. */
type PastKind = Pick<OwnJob, 'details' | 'category' | 'budget' | 'pictures'> &
  Readonly<{
    /** In turn, the newest job first. */
    titles: readonly string[]
    /** What the newest jobs of this kind show of the finished work, one picture each. */
    work?: OwnJob['work']
  }>

/** One finished job: which kind it was, and what was said about it. */
type PastReview<Kind extends string> = readonly [kind: Kind, stars: number, comment: string, reply?: string]

/** What a business did before, newest first. */
export type Past<Kind extends string = string> = Readonly<{
  /** Into `businesses`. */
  business: number
  kinds: Readonly<Record<Kind, PastKind>>
  reviews: readonly PastReview<Kind>[]
}>

/** Holds the reviews to the kinds that are named. */
export function past<Kind extends string>(told: Past<Kind>): Past<Kind> {
  return told
}
