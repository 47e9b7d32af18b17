import { Transform } from 'node:stream'
import { callbackify } from 'node:util'

/** What is counted at a time, in bytes: as much as an upload may bring beyond a quota, or a killed process leave uncounted. */
export const SLICE = 250_000

/**
 * Passes an upload on and counts the bytes that were received, a slice at a time, whatever becomes of them: to the end of
 * what comes, where it breaks off, and also where it is read only to be thrown away.
 *
 * @param count counts a slice; where it throws the upload ends with that error
 */
export function metered(count: (bytes: number) => Promise<void>): Transform {
  let pending = 0
  const settle = async (): Promise<void> => {
    const bytes = pending
    pending = 0
    if (bytes > 0) await count(bytes)
  }
  const settled = callbackify(settle)
  const finish = (done: (error?: Error | null) => void, failure?: Error | null): void => {
    settled((error) => done(failure ?? error))
  }
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      pending += chunk.length
      const pass = (error?: Error | null): void => done(error, chunk)
      if (pending < SLICE) pass()
      else finish(pass)
    },
    flush: (done) => finish(done),
    destroy: (error, done) => finish(done, error),
  })
}
