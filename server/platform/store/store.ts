import type { Readable } from 'node:stream'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** An opened file; `stream` must be read or destroyed. */
export type OpenedFile = Readonly<{ stream: Readable; byteSize: number }>

export type ListedFile = Readonly<{ name: string; byteSize: number; changed: Date }>

/** Files by their names (paths with slashes), in a folder or a bucket. A file never changes. What cannot be done throws `StoreUnavailable`. */
export type Store = Readonly<{
  /** What an operator calls it, such as `folder /srv/files`. */
  called: string
  /** Lays a finished file of this machine under a name, whole and for good, or not at all. The draft is gone then. */
  put(name: string, draft: string): Promise<void>
  open(name: string): Promise<OpenedFile | undefined>
  /** What is not there is as good as removed. */
  remove(names: readonly string[]): Promise<void>
  /** Everything that is there, some at a time. */
  list(): AsyncGenerator<ListedFile, void>
  /** Throws, soon, where the store cannot be used. */
  check(): Promise<void>
}>

/** The place of the files cannot be reached, or does not do what it is asked to. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'
  /** Whether it answered, and said no: time alone will not change that. */
  readonly isRefusal: boolean

  constructor(message: string, { isRefusal = false, cause }: Readonly<{ isRefusal?: boolean; cause?: unknown }> = {}) {
    super(message, { cause })
    this.isRefusal = isRefusal
  }
}

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
