import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** The SHA-256 of what is read, in hexadecimal digits. */
export async function sumOfStream(source: Readable): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(source, async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) hash.update(chunk)
  })
  return hash.digest('hex')
}

export async function sumOf(file: string): Promise<string> {
  return await sumOfStream(createReadStream(file))
}

/** Writes what is read into a new file, on disk for good, and answers the SHA-256 of it. */
export async function writeSummed(source: Readable, to: string): Promise<string> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  await pipeline(
    source,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        yield chunk
      }
    },
    createWriteStream(to, { mode: 0o600, flags: 'wx', flush: true }),
  )
  return hash.digest('hex')
}
