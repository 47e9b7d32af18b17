import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../platform/db/connection.ts'
import type { FileStore } from '../files/file-store.ts'

/** What a job shows, by what is to be seen. */
export type Scene =
  | 'bathroom-after'
  | 'bathtub'
  | 'bathtub-after'
  | 'bathtub-peach-after'
  | 'bookshelf'
  | 'bookshelf-after'
  | 'boxes'
  | 'cabinets'
  | 'cabinets-after'
  | 'cabinets-white-after'
  | 'clean'
  | 'clean-after'
  | 'deck'
  | 'deck-after'
  | 'deck-close'
  | 'deck-grey-after'
  | 'faucet'
  | 'faucet-after'
  | 'faucet-brass-after'
  | 'faucet-close'
  | 'fence'
  | 'fence-after'
  | 'fence-close'
  | 'fence-grey-after'
  | 'fence-white-after'
  | 'floor'
  | 'floor-after'
  | 'garage'
  | 'garage-after'
  | 'garden'
  | 'garden-after'
  | 'garden-evening-after'
  | 'garden-flowers-after'
  | 'garden-path-after'
  | 'gutter'
  | 'hvac'
  | 'hvac-after'
  | 'lamp'
  | 'lamp-after'
  | 'lamp-bare'
  | 'lawn'
  | 'lock'
  | 'lock-after'
  | 'paint'
  | 'paint-after'
  | 'paint-blue-after'
  | 'paint-close'
  | 'paint-coral-after'
  | 'paint-ochre-after'
  | 'panel'
  | 'panel-after'
  | 'panel-close'
  | 'piano'
  | 'roof'
  | 'roof-close'
  | 'shed'
  | 'shed-after'
  | 'shed-blue-after'
  | 'sofa'
  | 'sofa-after'
  | 'tiles'
  | 'tiles-after'
  | 'tiles-blue-after'
  | 'tiles-terracotta-after'
  | 'tools'
  | 'tree'
  | 'tree-after'
  | 'tree-fruit-after'
  | 'washer'
  | 'washer-after'
  | 'washer-leak'
  | 'window'
  | 'window-after'
  | 'window-close'

type PictureName = Scene | `av-${string}` | `logo-${string}`

/** Where they lie, each as `NAME.webp` and `NAME.small.webp`, as uploads are stored: so a first start encodes none. */
export const PICTURE_FOLDER = join(import.meta.dirname, 'pictures')

/** A picture of the town and the account whose upload it is to be. */
type Wanted = Readonly<{ name: PictureName; ownerId: string }>

/** Stores pictures of the town as uploads, and answers their ids in order; each time they are files of their own. */
export type AddPictures = (db: Db, wanted: readonly Wanted[]) => Promise<string[]>

/** Adds pictures of the town to `files`, and to the table of files with this time. */
export function picturesAdder(files: FileStore, now: Date): AddPictures {
  const store = async ({ name, ownerId }: Wanted) => {
    const [large, small] = await Promise.all([bytesOf(`${name}.webp`), bytesOf(`${name}.small.webp`)])
    const { id, kind, mediaType, byteSize } = await files.savePicture({ large, small })
    const stored = { id, kind, media_type: mediaType, byte_size: byteSize }
    return { ...stored, purpose: 'picture' as const, owner_id: ownerId, created_at: now }
  }
  return async (db, wanted) => {
    const rows = await Promise.all(wanted.map(store))
    if (rows.length > 0) await db.insertInto('files').values(rows).execute()
    return rows.map(({ id }) => id)
  }
}

const bytesOf = async (name: string): Promise<Buffer> => await readFile(join(PICTURE_FOLDER, name))
