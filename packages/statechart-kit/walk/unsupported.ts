/**
 * Something that cannot be done where a walk goes: a browser that cannot be driven so, a server whose mail nobody reads. The path is
 * skipped with this reason and counted as such, not as one that went wrong.
 */
export class UnsupportedError extends Error {
  override readonly name = 'UnsupportedError'
}

/** The reason why something cannot be done, where that is what went wrong, or what came of it. */
export function cannotBecause(reason: unknown): string | null {
  if (reason instanceof UnsupportedError) return reason.message
  return reason instanceof Error && reason.cause !== undefined ? cannotBecause(reason.cause) : null
}
