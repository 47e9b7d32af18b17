/** An expected reason for not starting, such as a port in use. Its message is the one line that the operator reads. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}

/** The message of anything that was thrown, on one line. */
export function reasonOf(thrown: unknown): string {
  const text = thrown instanceof AggregateError ? thrown.errors.map(reasonOf).join('; ') : String(messageOf(thrown))
  return text.replaceAll(/\s+/g, ' ').trim()
}

function messageOf(thrown: unknown): unknown {
  return thrown instanceof Error ? thrown.message : thrown
}

/** The `code` that Node and PostgreSQL put on their errors (`EADDRINUSE`, `23505`), or undefined. */
export function codeOf(thrown: unknown): string | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return undefined
  return typeof thrown.code === 'string' ? thrown.code : undefined
}

/** What the system, or PostgreSQL, says where there is no room left: on a disk, in a quota, or within the limit of a file. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100'])

/** Whether something failed for want of room, of itself or by what caused it. */
export function isDiskFull(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false
  return FULL.has(codeOf(thrown) ?? '') || isDiskFull(thrown.cause)
}
