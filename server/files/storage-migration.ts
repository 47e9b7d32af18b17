import type { Db } from '../platform/db/connection.ts'
import { type Store, sumOfStream, writeSummed } from '../platform/store/store.ts'
import { listFiles } from './repository-retention.ts'
import { namesOf } from './file-store.ts'

type Move = Readonly<{
  db: Db
  from: Store
  to: Store
  /** Removes from where it was what is at both places. */
  isRemoving: boolean
  /** A path for a new draft of a file. */
  newDraft: () => string
  /** Told from time to time how many files were carried. */
  onProgress: (carried: number) => void
}>

/** What became of files, of which a picture has two; `missing` are at neither place. */
export type MigrationResult = Readonly<{
  carried: number
  bytes: number
  there: number
  removed: number
  missing: string[]
}>

const AT_ONCE = 8
const TELL_EVERY = 1000

/** Carries every upload to another store until none is left, and reads each back. A move that was cut off goes on. Throws where one differs. */
export async function moveFiles(move: Move): Promise<MigrationResult> {
  const total = { carried: 0, bytes: 0, removed: 0 }
  const [before, after] = [await sizesIn(move.from), await sizesIn(move.to)]
  for (;;) {
    const missing: string[] = []
    const pass = { carried: 0, there: 0 }
    for await (const names of batches(move.db)) {
      await Promise.all(
        names.map(async (name) => {
          if (after.has(name) && [undefined, after.get(name)].includes(before.get(name))) {
            pass.there += 1
            if (!move.isRemoving || !before.delete(name)) return
            await removeCarried(move, name)
            total.removed += 1
            return
          }
          const size = await carry(move, name)
          if (size === undefined) {
            missing.push(name)
            return
          }
          for (const sizes of [before, after]) sizes.set(name, size)
          pass.carried += 1
          total.carried += 1
          total.bytes += size
          if (total.carried % TELL_EVERY === 0) move.onProgress(total.carried)
        }),
      )
    }
    if (pass.carried === 0) return { ...total, there: pass.there - total.carried, missing }
  }
}

/** Answers how many bytes the file has; undefined where there is none. */
async function carry({ from, to, newDraft }: Move, name: string): Promise<number | undefined> {
  const file = await from.open(name)
  if (file === undefined) return undefined
  const draft = newDraft()
  const sum = await writeSummed(file.stream, draft)
  await to.put(name, draft)
  if ((await sumIn(to, name)) !== sum) throw new Error(`${name} is not in the ${to.called} as it was sent there.`)
  return file.byteSize
}

async function removeCarried({ from, to }: Move, name: string): Promise<void> {
  const [old, kept] = [await sumIn(from, name), await sumIn(to, name)]
  if (old !== undefined && old !== kept) throw new Error(`${name} is another one in the ${to.called}.`)
  await from.remove([name])
}

async function sumIn(store: Store, name: string): Promise<string | undefined> {
  const file = await store.open(name)
  return file === undefined ? undefined : await sumOfStream(file.stream)
}

async function sizesIn(store: Store): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  for await (const { name, byteSize } of store.list()) sizes.set(name, byteSize)
  return sizes
}

/** The names of all uploads, as many at a time as are carried at once. */
async function* batches(db: Db): AsyncGenerator<string[], void> {
  let names: string[] = []
  for await (const { id, kind } of listFiles(db)) {
    names.push(...namesOf(id, kind))
    if (names.length < AT_ONCE) continue
    yield names
    names = []
  }
  yield names
}
