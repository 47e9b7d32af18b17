import { createHash } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { createTarPacker, type TarPackController } from 'modern-tar'
import { unpackTar } from 'modern-tar/fs'
import { reasonOf } from '../platform/startup-error.ts'
import { StoreUnavailable } from '../platform/store/store.ts'
import { SUMS, sumsText } from './archive.ts'
import type { Part } from './backup.ts'
import { BackupError } from './backup-error.ts'

type Sealing = Readonly<{
  /** Public keys (`age1…`); any of their private keys opens the result. */
  recipients: readonly string[]
  /** The path of a new file, for what has to be counted before it is packed. Nobody but this process ever sees it there. */
  draft: () => Promise<string>
}>

/**
 * Packs the files of a backup and their sums (tar), compresses (gzip) and encrypts them (age), as they are asked for. What comes out is read by
 * `age --decrypt | tar --extract --gzip`, too. Memory holds some megabytes at most, whatever the size.
 */
export async function* sealParts(
  parts: AsyncIterable<Part>,
  { recipients, draft }: Sealing,
): AsyncGenerator<Uint8Array, void> {
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  const { readable, controller } = createTarPacker()
  let failure: unknown
  const packing = pack(parts, controller, draft).catch((error: unknown) => {
    failure = error
    controller.error(error)
  })
  try {
    yield* await encrypter.encrypt(readable.pipeThrough(new CompressionStream('gzip')))
  } catch (error) {
    // What comes through the other streams may only say that there was an error.
    throw failure ?? error
  } finally {
    await packing
  }
}

async function pack(parts: AsyncIterable<Part>, controller: TarPackController, draft: Sealing['draft']): Promise<void> {
  const sums = new Map<string, string>()
  for await (const { name, stream, byteSize } of parts) {
    const sum =
      byteSize === undefined
        ? await packUncounted({ name, stream, file: await draft() }, controller)
        : await packCounted({ name, stream, byteSize }, controller)
    sums.set(name, sum)
  }
  const text = Buffer.from(sumsText(sums))
  await packCounted({ name: SUMS, stream: Readable.from([text]), byteSize: text.length }, controller)
  controller.finalize()
}

/** Answers the SHA-256 of what was packed. */
async function packCounted({ name, stream, byteSize }: Required<Part>, controller: TarPackController): Promise<string> {
  const hash = createHash('sha256')
  const writer = controller.add({ name, size: byteSize, mode: 0o600 }).getWriter()
  await pipeline(stream, async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      hash.update(chunk)
      await writer.write(chunk)
    }
  })
  await writer.close()
  return hash.digest('hex')
}

type Uncounted = Readonly<{ name: string; stream: Readable; file: string }>

/** A tar says how long a file is before it begins, so this one is written first: to a file that has no name any more, and goes with the process. */
async function packUncounted({ name, stream, file }: Uncounted, controller: TarPackController): Promise<string> {
  const handle = await open(file, 'wx+', 0o600)
  try {
    await rm(file)
    await pipeline(stream, async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) await handle.writeFile(chunk)
    })
    const { size: byteSize } = await handle.stat()
    return await packCounted({ name, stream: handle.createReadStream({ start: 0 }), byteSize }, controller)
  } finally {
    await handle.close()
  }
}

/** What `partsOf` and `pack` name; anything else in an archive is not of ours, and is left out. */
const OURS = /^(?:manifest\.json|SHA256SUMS|(?:tables|lists|files)(?:\/[\w-][\w.-]*)+)$/

type Sealed = Readonly<{
  /** What an operator calls it. */
  name: string
  chunks: AsyncIterable<Uint8Array>
}>

/** Decrypts and unpacks what was sealed into a folder. Throws BackupError for a wrong key, and for anything changed or cut off. */
export async function unseal({ name, chunks }: Sealed, identities: readonly string[], folder: string): Promise<void> {
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  const source = chunks[Symbol.asyncIterator]()
  try {
    const plain = await decrypter.decrypt(streamOf(source))
    const unpacked = unpackTar(folder, {
      strict: true,
      filter: ({ name: file, type }) => type === 'file' && OURS.test(file),
    })
    await pipeline(chunksOf(plain), createGunzip(), unpacked)
  } catch (error) {
    if (error instanceof StoreUnavailable || error instanceof BackupError) throw error
    const reason = reasonOf(error)
    throw new BackupError(
      reason.includes('no identity matched')
        ? `This key does not open ${name}: it was encrypted for another one.`
        : `${name} is damaged: ${reason}.`,
    )
  } finally {
    // Who stops early leaves a file open, or an answer of the bucket.
    await source.return?.()
  }
}

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  yield* stream
}

function streamOf(chunks: AsyncIterator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const next = await chunks.next()
      if (next.done === true) controller.close()
      else controller.enqueue(next.value)
    },
  })
}
