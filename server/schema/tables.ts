import type { Selectable } from 'kysely'
import type { AccountTables } from './tables-accounts.ts'
import type { JobTables } from './tables-jobs.ts'
import type { OperationTables } from './tables-operations.ts'
import type { TalkTables } from './tables-messages.ts'

/** Every table, as the migrations leave it. */
export type Database = AccountTables & JobTables & TalkTables & OperationTables

export type AccountRow = Selectable<Database['accounts']>
export type JobRow = Selectable<Database['jobs']>
export type BidRow = Selectable<Database['bids']>
export type FileRow = Selectable<Database['files']>
