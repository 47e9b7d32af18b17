import { randomBytes } from 'node:crypto'
import { createReadStream, type ReadStream } from 'node:fs'
import { mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { mostBytes } from '../../generated/uploads.ts'
import { HEAD_LENGTH, contentOf, type Content } from './content.ts'
import { pictureDecoders } from './decoders.ts'
import type { PictureError } from './pictures.ts'

/** What was stored: pictures are WebP whatever they came as. */
export type StoredFile = Readonly<{ id: string; kind: 'image' | 'document'; mediaType: string; byteSize: number }>

/** Why a file was not taken, by the code of the contract. */
export type FileError = 'FILE_TOO_LARGE' | 'FILE_TYPE_NOT_ALLOWED' | 'UPLOADS_BUSY' | PictureError

export type FileSize = 'large' | 'small'

/** An opened file; `stream` must be read or destroyed. */
export type OpenedFile = Readonly<{ stream: ReadStream; byteSize: number }>

/** Bytes and pictures on disk; who owns them stands in the database. */
export type FileStore = Readonly<{
  /**
   * Checks, re-encodes and stores one upload. On success it is on disk for good, else nothing of it is.
   *
   * @param address whose turn it is, where many send pictures; our own where none is given
   */
  save(source: Readable, address?: string): Promise<StoredFile | Readonly<{ error: FileError }>>
  open(file: Readonly<{ id: string; kind: 'image' | 'document' }>, size: FileSize): Promise<OpenedFile | undefined>
  remove(id: string): Promise<void>
  /** Ids whose newest change is older than `before`, folder by folder. */
  olderThan(before: Date): AsyncGenerator<string>
  /** Ends the processes that decode pictures; the next picture would start one again. */
  close(): void
}>

/** Bytes that a file of any type may have. */
export const MOST_BYTES = Math.max(...Object.values(mostBytes))

/** Where the parts of a file are, below the folder of all files. */
export function fileNames(id: string): Readonly<Record<FileSize | 'document', string>> {
  const base = join(id.slice(0, 1), id)
  return { large: `${base}.webp`, small: `${base}.small.webp`, document: `${base}.pdf` }
}

/** Keeps files below `folder`, in 64 folders by the first letter of the id. */
export function fileStore(folder: string): FileStore {
  const decoders = pictureDecoders()
  const names = (id: string) => {
    const { large, small, document } = fileNames(id)
    return { large: join(folder, large), small: join(folder, small), document: join(folder, document) }
  }

  const remove = async (id: string): Promise<void> => {
    const drafts = ['', '.large', '.small'].map((ending) => join(folder, 'new', id + ending))
    await Promise.all([...Object.values(names(id)), ...drafts].map((file) => rm(file, { force: true })))
  }

  /** What came to the draft, moved to its place; what is not taken stays where it is. */
  const keep = async (id: string, draft: string, { source, address }: Source): ReturnType<FileStore['save']> => {
    const received = await receive(source, draft)
    if ('error' in received) return received
    const { kind, mediaType, byteSize } = received
    if (kind === 'document') {
      await settle(draft, names(id).document)
      return { id, kind, mediaType, byteSize }
    }
    const picture = (await decoders.decode(address, () => readFile(draft))) ?? { error: 'UPLOADS_BUSY' }
    if ('error' in picture) return picture
    for (const size of ['small', 'large'] as const) {
      await writeFile(`${draft}.${size}`, picture[size], { mode: 0o600 })
      await settle(`${draft}.${size}`, names(id)[size])
    }
    await rm(draft)
    return { id, kind, mediaType: 'image/webp', byteSize: picture.large.length }
  }

  return {
    save: async (source, address = '') => {
      const id = randomBytes(16).toString('base64url')
      const drafts = join(folder, 'new')
      await mkdir(drafts, { recursive: true, mode: 0o700 })
      await mkdir(dirname(names(id).large), { recursive: true, mode: 0o700 })
      let isKept = false
      try {
        const stored = await keep(id, join(drafts, id), { source, address })
        isKept = !('error' in stored)
        return stored
      } finally {
        if (!isKept) await remove(id)
      }
    },

    open: async ({ id, kind }, size) => {
      const file = names(id)[kind === 'document' ? 'document' : size]
      const handle = await open(file).catch(() => undefined)
      if (handle === undefined) return undefined
      const { size: byteSize } = await handle.stat()
      return { byteSize, stream: createReadStream(file, { fd: handle }) }
    },

    remove,

    olderThan: async function* (before) {
      for (const entry of await readdir(folder).catch(() => [])) {
        for (const name of await readdir(join(folder, entry)).catch(() => [])) {
          const found = await stat(join(folder, entry, name)).catch(() => undefined)
          if (found !== undefined && found.mtime < before && !name.includes('.small.')) yield name.replace(/\..*$/, '')
        }
      }
    },

    close: decoders.stop,
  }
}

type Source = Readonly<{ source: Readable; address: string }>

type Received = (Content & Readonly<{ byteSize: number }>) | Readonly<{ error: FileError }>

/** Writes what comes to disk while it stays within the limit of its type; the rest of a refused file is not kept. */
async function receive(source: Readable, target: string): Promise<Received> {
  const file = await open(target, 'wx', 0o600)
  try {
    let head = Buffer.alloc(0)
    let content: Content | undefined
    let byteSize = 0
    for await (const chunk of source.iterator({ destroyOnReturn: false })) {
      if (!(chunk instanceof Buffer)) throw new TypeError('an upload comes as bytes')
      byteSize += chunk.length
      if (head.length < HEAD_LENGTH) {
        head = Buffer.concat([head, chunk.subarray(0, HEAD_LENGTH - head.length)])
        if (head.length === HEAD_LENGTH) content = contentOf(head)
        if (head.length === HEAD_LENGTH && content === undefined) return { error: 'FILE_TYPE_NOT_ALLOWED' }
      }
      if (byteSize > (content === undefined ? MOST_BYTES : mostBytes[content.mediaType]))
        return { error: 'FILE_TOO_LARGE' }
      await file.write(chunk)
    }
    content ??= contentOf(head)
    return content === undefined ? { error: 'FILE_TYPE_NOT_ALLOWED' } : { ...content, byteSize }
  } finally {
    // Read to its end, or the sender would wait for us and never see the answer.
    source.resume()
    await file.close()
  }
}

/** Moves a finished file to its place so that it is there, whole, even after a power cut. */
async function settle(draft: string, target: string): Promise<void> {
  await sync(draft)
  await rename(draft, target)
  await sync(dirname(target))
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
