import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { bucketStore } from '../platform/store/bucket.ts'
import { DRAFTS, folderStore } from '../platform/store/folder.ts'
import type { Store } from '../platform/store/store.ts'
import type { Settings } from '../platform/runtime/settings.ts'
import { fileStore, type FileStore } from './file-store.ts'

type Place = Pick<Settings, 'dataDir' | 'filesBucket'>

/** The folder that uploads are made in, and kept where there is no bucket. */
export const filesFolder = ({ dataDir }: Pick<Place, 'dataDir'>): string => join(dataDir, 'files')

/** The path of a new file that can be laid into either store. One that is left behind goes with the strays. */
export const newDraft = (dataDir: string): string => join(filesFolder({ dataDir }), DRAFTS, randomUUID())

/** Where the settings want files to be kept. */
export function storeOf(place: Place): Store {
  return place.filesBucket === undefined ? folderStore(filesFolder(place)) : bucketStore(place.filesBucket)
}

export function openFiles(place: Place): FileStore {
  return fileStore(filesFolder(place), storeOf(place))
}
