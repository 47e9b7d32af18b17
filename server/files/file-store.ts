import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { DRAFTS, filesIn, folderStore } from '../platform/store/folder.ts'
import { isDiskFull } from '../platform/startup-error.ts'
import { StoreUnavailable, type OpenedFile, type Store } from '../platform/store/store.ts'
import { pictureDecoders } from './image-decoder-pool.ts'
import type { Shrunk } from './image-resize.ts'
import { receive, type FileError } from './file-signature.ts'

/** What was stored: pictures are WebP whatever they came as. */
export type StoredFile = Readonly<{ id: string; kind: 'image' | 'document'; mediaType: string; byteSize: number }>

export type FileSize = 'large' | 'small'

/** Stores bytes and pictures. The database records owners. If the store fails, calls throw StoreUnavailable. */
export type FileStore = Readonly<{
  /** Checks, re-encodes and stores one upload for good. Pictures of an `address` wait for their turn. */
  save(source: Readable, address?: string): Promise<StoredFile | Readonly<{ error: FileError }>>
  /** Stores a picture that is ready, as the sizes of an upload are: WebP without anything about camera or place. */
  savePicture(picture: Shrunk): Promise<StoredFile>
  open(file: Readonly<{ id: string; kind: 'image' | 'document' }>, size: FileSize): Promise<OpenedFile | undefined>
  remove(id: string): Promise<void>
  /** Ids of what was last changed before `before`, stored or left behind on its way; some of them more than once. */
  olderThan(before: Date): AsyncGenerator<string>
  /** Throws, soon, where files cannot be stored. */
  check(): Promise<void>
  /** Ends the processes that decode pictures; the next picture would start one again. */
  close(): void
}>

/** What the parts of a file are called in the store: in 64 folders, by the first letter of the id. */
function fileNames(id: string): Readonly<Record<FileSize | 'document', string>> {
  const base = `${id.slice(0, 1)}/${id}`
  return { large: `${base}.webp`, small: `${base}.small.webp`, document: `${base}.pdf` }
}

/** The names of all that is stored of a file. */
export function namesOf(id: string, kind: StoredFile['kind']): string[] {
  const { large, small, document } = fileNames(id)
  return kind === 'image' ? [large, small] : [document]
}

/** A name that `fileNames` made. */
const OUR_NAME = /^[\w-]\/([\w-]{22})(?:\.small)?\.(?:webp|pdf)$/

/** Makes files below `folder`, of what comes in, and keeps them in a store: there, or anywhere else. */
export function fileStore(folder: string, store: Store = folderStore(folder)): FileStore {
  const decoders = pictureDecoders()
  const drafts = join(folder, DRAFTS)

  const removeDrafts = async (id: string): Promise<void> => {
    await Promise.all(['', '.large', '.small'].map((ending) => rm(join(drafts, id + ending), { force: true })))
  }

  const keepPicture = async (id: string, draft: string, picture: Shrunk): Promise<StoredFile> => {
    for (const size of ['small', 'large'] as const) {
      await writeFile(`${draft}.${size}`, picture[size], { mode: 0o600 })
      await store.put(fileNames(id)[size], `${draft}.${size}`)
    }
    return { id, kind: 'image', mediaType: 'image/webp', byteSize: picture.large.length }
  }

  /** What came to the draft, stored; what is not taken stays where it is. */
  const keep = async (id: string, draft: string, { source, address }: Source): ReturnType<FileStore['save']> => {
    const received = await receive(source, draft)
    if ('error' in received) return received
    const { kind, mediaType, byteSize } = received
    if (kind === 'document') {
      await store.put(fileNames(id).document, draft)
      return { id, kind, mediaType, byteSize }
    }
    const picture = (await decoders.decode(address, () => readFile(draft))) ?? { error: 'UPLOADS_BUSY' }
    if ('error' in picture) return picture
    return await keepPicture(id, draft, picture)
  }

  /** Has something kept under a new id; what is left of its draft goes. */
  const withDraft = async <Kept>(keepIt: (id: string, draft: string) => Promise<Kept>): Promise<Kept> => {
    const id = randomBytes(16).toString('base64url')
    try {
      await mkdir(drafts, { recursive: true, mode: 0o700 })
      return await keepIt(id, join(drafts, id))
    } catch (error) {
      if (isDiskFull(error)) throw new StoreUnavailable(`The disk of ${folder} is full`, { cause: error })
      throw error
    } finally {
      // A picture of which only one size was stored has no row, and goes with the strays.
      await removeDrafts(id)
    }
  }

  return {
    save: async (source, address = '') => await withDraft((id, draft) => keep(id, draft, { source, address })),

    savePicture: async (picture) => await withDraft((id, draft) => keepPicture(id, draft, picture)),

    open: async ({ id, kind }, size) => await store.open(fileNames(id)[kind === 'document' ? 'document' : size]),

    remove: async (id) => {
      await Promise.all([removeDrafts(id), store.remove(Object.values(fileNames(id)))])
    },

    olderThan: async function* (before) {
      for await (const { name, changed } of filesIn(folder, DRAFTS)) {
        if (changed < before) yield name.slice(DRAFTS.length + 1).replace(/\..*$/, '')
      }
      for await (const { name, changed } of store.list()) {
        const id = OUR_NAME.exec(name)?.[1]
        if (id !== undefined && changed < before) yield id
      }
    },

    check: store.check,

    close: decoders.stop,
  }
}

type Source = Readonly<{ source: Readable; address: string }>
