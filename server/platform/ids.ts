import { randomFillSync } from 'node:crypto'

/** What was last given out, so that ids of one process always rise. */
let lastTime = 0
let counter = 0

/**
 * A UUIDv7 (RFC 9562): 48 bits of milliseconds, then a 12-bit counter that starts anew at random each millisecond, then
 * 62 random bits. Ids of one process sort in the order in which they were made.
 */
export function newId(now: number = Date.now()): string {
  const bytes = randomFillSync(new Uint8Array(16))
  if (now > lastTime) {
    lastTime = now
    counter = (((bytes[6] ?? 0) << 8) | (bytes[7] ?? 0)) & 0x7ff
  } else if (counter === 0xfff) {
    lastTime += 1
    counter = 0
  } else {
    counter += 1
  }
  return idOf(lastTime, counter, bytes)
}

/** A UUIDv7 as if it had been made at `time`, in milliseconds; for history that is written later. */
export function idAt(time: number): string {
  const bytes = randomFillSync(new Uint8Array(16))
  return idOf(time, (((bytes[6] ?? 0) << 8) | (bytes[7] ?? 0)) & 0xfff, bytes)
}

function idOf(time: number, sequence: number, bytes: Uint8Array<ArrayBuffer>): string {
  const view = new DataView(bytes.buffer)
  view.setUint16(0, Math.floor(time / 2 ** 32))
  view.setUint32(2, time % 2 ** 32)
  view.setUint16(6, 0x7000 | sequence)
  view.setUint8(8, 0x80 | ((bytes[8] ?? 0) & 0x3f))
  const hex = Buffer.from(bytes.buffer).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
