import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../platform/db/connection.ts'
import type { FileStore } from '../files/file-store.ts'

/** What a job shows, by what is to be seen. */
export type Scene =
  | 'bathtub'
  | 'bookshelf'
  | 'boxes'
  | 'cabinets'
  | 'clean'
  | 'deck'
  | 'faucet'
  | 'faucet-after'
  | 'fence'
  | 'garage'
  | 'garden'
  | 'garden-after'
  | 'gutter'
  | 'hvac'
  | 'lamp'
  | 'lock'
  | 'paint'
  | 'paint-after'
  | 'panel'
  | 'piano'
  | 'roof'
  | 'shed'
  | 'sofa'
  | 'tiles'
  | 'tiles-after'
  | 'tools'
  | 'tree'
  | 'washer'
  | 'window'

type PictureName = Scene | `av-${string}` | `logo-${string}`

/** Where they lie, each as `NAME.webp` and `NAME.small.webp`, as uploads are stored: so a first start encodes none. */
export const PICTURE_FOLDER = join(import.meta.dirname, 'pictures')

/** Stores a picture of the town as an upload of this account, and answers its id; each time it is one of its own. */
export type AddPicture = (db: Db, name: PictureName, ownerId: string) => Promise<string>

/** Adds pictures of the town to `files`, and to the table of files with this time. */
export function pictureAdder(files: FileStore, now: Date): AddPicture {
  return async (db, name, ownerId) => {
    const [large, small] = await Promise.all([bytesOf(`${name}.webp`), bytesOf(`${name}.small.webp`)])
    const { id, kind, mediaType, byteSize } = await files.savePicture({ large, small })
    const stored = { id, kind, media_type: mediaType, byte_size: byteSize }
    await db
      .insertInto('files')
      .values({ ...stored, purpose: 'picture', owner_id: ownerId, created_at: now })
      .execute()
    return id
  }
}

const bytesOf = async (name: string): Promise<Buffer> => await readFile(join(PICTURE_FOLDER, name))
