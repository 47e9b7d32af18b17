import { V7Generator } from 'uuidv7'

const rising = new V7Generator()
// A clock that is set right by some minutes does not break the order.
rising.setRollbackAllowance(5 * 60_000)

const dated = new V7Generator()
dated.setRollbackAllowance(0)

/** A UUIDv7 (RFC 9562) of that time. Ids of one process sort in the order in which they were made, also within a millisecond. */
export function newId(now: Date): string {
  return rising.generateOrResetWithTs(now.getTime()).toString()
}

/** A UUIDv7 as if it had been made at `time`, whatever was made before; for history that is written later. */
export function idAt(time: Date): string {
  return dated.generateOrResetWithTs(time.getTime()).toString()
}
