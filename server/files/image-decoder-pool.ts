import { newDecoder, type Decoder } from './image-decoder.ts'
import { fairQueue } from '../platform/fair-queue.ts'

/** Decodes pictures in processes of their own, some at a time and in a fair order. */
export type Decoders = Readonly<{
  /** Decodes a picture when it is the address's turn; undefined where too many wait. Throws SERVICE_UNAVAILABLE without a process. */
  decode(address: string, read: () => Promise<Uint8Array>): Promise<Awaited<ReturnType<Decoder['decode']>> | undefined>
  /** Ends the processes; a picture that comes later starts one again. */
  stop(): void
}>

/** Pictures at a time, each in a process of its own, and how many more may wait. */
const QUEUE = { places: 2, waiting: { each: 12, all: 60 } }

/** No process is started before the first picture, and a second one only while the first is busy. */
export function pictureDecoders(): Decoders {
  const queue = fairQueue(QUEUE)
  const all = new Set<Decoder>()
  const idle: Decoder[] = []
  return {
    decode: async (address, read) =>
      await queue.run(address, async () => {
        const decoder = idle.pop() ?? newDecoder()
        all.add(decoder)
        try {
          return await decoder.decode(await read())
        } finally {
          idle.push(decoder)
        }
      }),
    stop: () => {
      for (const decoder of all) decoder.stop()
    },
  }
}
