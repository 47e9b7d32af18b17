import { join } from 'node:path'
import { newWorkerProcess } from '../platform/worker-process.ts'
import type { PictureError, Shrunk } from './image-resize.ts'

type Outcome = Shrunk | Readonly<{ error: PictureError }>

/** A process that decodes pictures, started when it is first needed and again after each end. */
export type Decoder = Readonly<{
  /** Decodes one picture; the one before must be done. Throws SERVICE_UNAVAILABLE where no process can be started. */
  decode(bytes: Uint8Array): Promise<Outcome>
  /** Ends the process. */
  stop(): void
}>

const PROGRAM = join(import.meta.dirname, 'image-decoder-process.ts')

/** What one process may occupy, in bytes, and what one picture may take of the processor, in milliseconds. */
const MOST = { memory: 400_000_000, time: 6000 }

/** Makes a decoder, which kills and replaces its process when it takes more than it may; nothing is started yet. */
export function newDecoder(most = MOST): Decoder {
  const worker = newWorkerProcess({ program: PROGRAM, most, isOutcome })
  return {
    // A process that ended over a picture was killed for it, or died of it.
    decode: async (bytes) => (await worker.run(bytes)) ?? { error: 'FILE_UNREADABLE' },
    stop: worker.stop,
  }
}

function isOutcome(said: unknown): said is Outcome {
  if (typeof said !== 'object' || said === null) return false
  if ('error' in said) return said.error === 'FILE_UNREADABLE' || said.error === 'PICTURE_TOO_LARGE'
  return 'large' in said && said.large instanceof Uint8Array && 'small' in said && said.small instanceof Uint8Array
}
