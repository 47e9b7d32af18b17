import { loadRecord, type RecordFilter, type RecordLine } from '../../services/operators.ts'
import { pagesOf } from '../loading.ts'
import type { ConsoleEnvironment } from './environment.ts'

export type { RecordFilter, RecordLine } from '../../services/operators.ts'

/** A page has so many lines, and the contract gives at most 50. */
const SIZE = { rows: 50, most: 50 } as const

/** The record, growing by pages. */
export const recordMachine = (environment: ConsoleEnvironment) =>
  pagesOf<RecordLine, RecordFilter>(environment, SIZE, ({ filter, after, limit }) =>
    loadRecord(filter, { after, limit }),
  )

export const lineId = ({ actionId }: RecordLine): string => actionId
