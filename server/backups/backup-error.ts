/** A backup cannot be made, read or restored; the message tells an operator why. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
