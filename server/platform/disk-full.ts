import { codeOf } from './startup-error.ts'

/** What the system, or PostgreSQL, says where there is no room left: on a disk, in a quota, or within the limit of a file. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100'])

/** Whether something failed for want of room, of itself or by what caused it. */
export function isDiskFull(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false
  return FULL.has(codeOf(thrown) ?? '') || isDiskFull(thrown.cause)
}
