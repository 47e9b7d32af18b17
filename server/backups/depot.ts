import { randomUUID } from 'node:crypto'
import { access, mkdir, rm, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newDraft } from '../files/storage-location.ts'
import type { Settings } from '../platform/runtime/settings.ts'
import { codeOf, reasonOf } from '../platform/startup-error.ts'
import { bucketStore } from '../platform/store/bucket.ts'
import { DRAFTS, folderStore } from '../platform/store/folder.ts'
import { StoreUnavailable, type Store } from '../platform/store/store.ts'

/** Where backups are kept: each in a folder of its own, in pieces, with a mark that is written last. */
export type Depot = Readonly<{
  store: Store
  /** Throws StoreUnavailable where it cannot be used. Never makes the folder: one that is missing is a disk that is not mounted. */
  check(): Promise<void>
  /** The path of a new file that can be put. */
  newDraft(): Promise<string>
  /** Removes drafts that were left behind. */
  clearDrafts(): Promise<void>
  /** Removes what belongs to a backup, or to nothing; some at a time. */
  remove(names: readonly string[]): Promise<void>
}>

/** How many files are removed at a time. */
const AT_ONCE = 50

type Place = Readonly<{ folder: string }> | Readonly<{ bucket: NonNullable<Settings['filesBucket']> }>

export function openDepot(place: Place, dataDir: string): Depot {
  return 'folder' in place ? folderDepot(place.folder) : bucketDepot(bucketStore(place.bucket), dataDir)
}

function folderDepot(folder: string): Depot {
  const store = folderStore(folder)
  const drafts = join(folder, DRAFTS)
  const check = async (): Promise<void> => {
    await access(folder).catch((cause: unknown) => {
      throw new StoreUnavailable(`The folder ${folder} cannot be used: ${reasonOf(cause)}`, { isRefusal: true, cause })
    })
  }
  return {
    store,
    check,
    newDraft: async () => {
      await check()
      await mkdir(drafts, { mode: 0o700 }).catch((error: unknown) => {
        if (codeOf(error) !== 'EEXIST') throw error
      })
      return join(drafts, randomUUID())
    },
    clearDrafts: async () => await rm(drafts, { recursive: true, force: true }),
    remove: async (names) => {
      await removeAll(store, names)
      const folders = new Set(names.map((name) => join(folder, name.split('/')[0] ?? '')))
      // One that is not empty stays.
      await Promise.all([...folders].map((one) => rmdir(one).catch(() => {})))
    },
  }
}

/** Pieces wait among the drafts of uploads, whose strays are removed. */
function bucketDepot(store: Store, dataDir: string): Depot {
  return {
    store,
    check: store.check,
    newDraft: async () => await draftIn(dataDir),
    clearDrafts: async () => {},
    remove: async (names) => await removeAll(store, names),
  }
}

/** The path of a new file in the data folder, in a folder that is there. */
export async function draftIn(dataDir: string): Promise<string> {
  const draft = newDraft(dataDir)
  await mkdir(join(draft, '..'), { recursive: true, mode: 0o700 })
  return draft
}

async function removeAll(store: Store, names: readonly string[]): Promise<void> {
  for (let done = 0; done < names.length; done += AT_ONCE) await store.remove(names.slice(done, done + AT_ONCE))
}

/** Puts a short text under a name. */
export async function putText({ store, newDraft: draftOf }: Depot, name: string, text: string): Promise<void> {
  const draft = await draftOf()
  try {
    await writeFile(draft, text, { mode: 0o600, flush: true })
    await store.put(name, draft)
  } finally {
    await rm(draft, { force: true })
  }
}
