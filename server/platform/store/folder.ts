import { createReadStream } from 'node:fs'
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf, reasonOf } from '../startup-error.ts'
import { StoreUnavailable, type Store } from './store.ts'

/** Where files are made, below the folder, before they get their names. */
export const DRAFTS = 'new'

/** Keeps files in a folder, each in one of its own folders. Drafts have to be on the same disk. */
export function folderStore(folder: string): Store {
  const away = (error: unknown): never => {
    throw new StoreUnavailable(`The folder ${folder} cannot be used: ${reasonOf(error)}`, {
      isRefusal: true,
      cause: error,
    })
  }
  return {
    called: `folder ${folder}`,

    put: async (name, draft) => {
      const target = join(folder, name)
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
        .then(() => settle(draft, target))
        .catch(away)
    },

    open: async (name) => {
      const file = join(folder, name)
      const handle = await open(file).catch(unlessMissing(away))
      if (handle === undefined) return undefined
      const { size: byteSize } = await handle.stat()
      return { byteSize, stream: createReadStream(file, { fd: handle }) }
    },

    remove: async (names) => {
      await Promise.all(names.map((name) => rm(join(folder, name), { force: true }))).catch(away)
    },

    list: async function* () {
      for (const entry of (await readdir(folder).catch(unlessMissing(away))) ?? []) {
        if (entry !== DRAFTS) yield* filesIn(folder, entry)
      }
    },

    check: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
        .then(() => access(folder, constants.R_OK | constants.W_OK))
        .catch(away)
    },
  }
}

/** The files that are directly in a folder of a folder; one that goes meanwhile is not told of. */
export async function* filesIn(folder: string, entry: string): ReturnType<Store['list']> {
  for (const name of await readdir(join(folder, entry)).catch(() => [])) {
    const found = await stat(join(folder, entry, name)).catch(() => undefined)
    if (found?.isFile() === true) yield { name: `${entry}/${name}`, byteSize: found.size, changed: found.mtime }
  }
}

function unlessMissing(away: (error: unknown) => never): (error: unknown) => undefined {
  return (error) => (codeOf(error) === 'ENOENT' ? undefined : away(error))
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
