import type { ColumnType, Generated } from 'kysely'
import type { MaybeTime, Optional, Time, TimeNow } from './column-types.ts'

/** How often a business is told what a search of its own has found. */
export type AlertFrequency = 'atOnce' | 'daily' | 'weekly' | 'never'

/** A search that a business saved, or the one that each has. */
type SavedSearchesTable = {
  id: string
  business_id: string
  /** 0 for the search that each business has, 1 to 10 for those that it saved. */
  number: number
  /** Empty for the one that each has. */
  name: Generated<string>
  said: Optional<string>
  /** A tsquery; null for any words. */
  words: Optional<string>
  state: Optional<string>
  cities: ColumnType<string[] | null, string[] | null, never>
  categories: ColumnType<string[] | null, string[] | null, never>
  budget_from: Optional<string>
  budget_to: Optional<string>
  /** A day, such as 2026-12-04. */
  needed_until: Optional<string>
  frequency: AlertFrequency
  by_bell: boolean
  by_mail: boolean
  /** When its business is told next; the epoch where nobody has worked that out yet, null for never. */
  next_at: MaybeTime
  unsubscribe_key: ColumnType<string, never, never>
  created_at: TimeNow
}

/** A job that a search found and its business was not told of yet. */
type SearchFindsTable = {
  search_id: string
  job_id: string
  found_at: Time
}

/** A job that a business was told of by its searches. */
type ToldJobsTable = {
  business_id: string
  job_id: string
  by_bell: Generated<boolean>
  by_mail: Generated<boolean>
}

/** A job that searches may find from now on; triggers on `jobs` write it. */
type JobsToMatchTable = {
  id: Generated<string>
  job_id: string
  /** All businesses up to this one were looked at. */
  matched_to: Optional<string>
  turn_at: TimeNow
}

export type AlertTables = {
  saved_searches: SavedSearchesTable
  search_finds: SearchFindsTable
  told_jobs: ToldJobsTable
  jobs_to_match: JobsToMatchTable
}
