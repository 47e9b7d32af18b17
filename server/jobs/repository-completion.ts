import type { Bind } from '../platform/db/statement.ts'

/** For how many days the owner of a completed job may say that it is not done. */
const DOUBT_DAYS = 14

const doubtEnds = `j.completed_at + interval '${DOUBT_DAYS} days'`

/** Whether the job `j` is completed for so long that its owner can no longer doubt it. */
export const isDoubtOver = (bind: Bind, now: Date): string => `coalesce(${doubtEnds} <= ${bind(now)}, false)`

/** Until when the completion of the job `j` can be doubted; null where there is none, and once it is over. */
export const doubtableUntil = (bind: Bind, now: Date): string =>
  `case when ${doubtEnds} > ${bind(now)} then ${doubtEnds} end`
