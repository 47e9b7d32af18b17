import type { ColumnType } from 'kysely'

/** Set by the database or by us at insert; a `Date` when read. */
export type Time = ColumnType<Date, Date, Date>
export type TimeNow = ColumnType<Date, Date | undefined, Date>
export type MaybeTime = ColumnType<Date | null, Date | null | undefined, Date | null>
/** An exact amount in US dollars, such as "120.50". */
export type Amount = ColumnType<string, string, string>
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

export type Role = 'customer' | 'business'
export type Language = 'en' | 'es' | 'ar'
export type BidState = 'standing' | 'withdrawn' | 'declined' | 'ended'
export type DeclineReason = 'price' | 'time' | 'proposal' | 'foundOther'
export type InvitationState = 'sent' | 'declined'
export type InvitationReason = 'busy' | 'tooFar' | 'notMyWork' | 'other'
export type JobStatus = 'open' | 'inprogress' | 'completed' | 'expired'
