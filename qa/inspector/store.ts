import type { Plain, PlainEvent } from 'statechart-kit/core/serializable'

/** A step of a machine as it is kept: nothing but JSON, without secrets. Its first one is its start. */
export type Entry = {
  /** The key of the actor, unique among all tabs and visits. */
  readonly actor: string
  readonly machine: string
  /** Where in the app it was, without what stands behind the path. */
  readonly page: string
  readonly language: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly label: string
  /** What kind of input the machine was given, where this is its start; else null. */
  readonly input: Plain
  readonly event: PlainEvent
  readonly state: string
  readonly takes: readonly string[]
}

export const OPENS = 'opens'

/** What was covered of one machine: ids of transitions, and paths of states. */
export type Covered = {
  readonly machine: string
  readonly taken: readonly string[]
  readonly states: readonly string[]
}

export type Kept = { readonly entries: readonly Entry[]; readonly covered: readonly Covered[] }

/** What is recorded stays in the browser that recorded it, until somebody clears it there. */
export type Store = {
  readonly add: (entry: Entry | null, covered: Covered) => Promise<void>
  readonly all: () => Promise<Kept>
  /** Forgets what was covered, and all steps but those of these actors, which are still at work. */
  readonly clear: (running: ReadonlySet<string>) => Promise<void>
}

/** The oldest steps make room; what they covered stays. */
const MOST = 5000

export async function openStore(name: string): Promise<Store> {
  const opening = indexedDB.open(name, 1)
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(ENTRIES, { autoIncrement: true })
    opening.result.createObjectStore(COVERED, { keyPath: 'machine' })
  })
  const database = await done(opening)

  return {
    add: async (entry, covered) => {
      const work = database.transaction([ENTRIES, COVERED], 'readwrite')
      const entries = work.objectStore(ENTRIES)
      const coverage = work.objectStore(COVERED)
      if (entry !== null) {
        const number = Number(await done(entries.add(entry)))
        if (number > MOST) entries.delete(IDBKeyRange.upperBound(number - MOST))
      }
      const [known] = only(isCovered, [await done(coverage.get(covered.machine))])
      await done(coverage.put(coveredWith(known, covered)))
    },
    all: async () => {
      const work = database.transaction([ENTRIES, COVERED])
      const [entries, covered] = await Promise.all([
        done(work.objectStore(ENTRIES).getAll()),
        done(work.objectStore(COVERED).getAll()),
      ])
      return { entries: only(isEntry, entries), covered: only(isCovered, covered) }
    },
    clear: async (running) => {
      const work = database.transaction([ENTRIES, COVERED], 'readwrite')
      const entries = work.objectStore(ENTRIES)
      const [keys, all] = await Promise.all([done(entries.getAllKeys()), done(entries.getAll())])
      for (const [index, key] of keys.entries()) {
        const [entry] = only(isEntry, [all[index]])
        if (entry === undefined || !running.has(entry.actor)) entries.delete(key)
      }
      await done(work.objectStore(COVERED).clear())
    },
  }
}

/** What two together cover of one machine. */
export function coveredWith(known: Covered | undefined, { machine, taken, states }: Covered): Covered {
  return {
    machine,
    taken: [...new Set([...(known?.taken ?? []), ...taken])],
    states: [...new Set([...(known?.states ?? []), ...states])],
  }
}

/** What another version of the recorder has left is nothing to this one. */
function only<Row>(isOf: (row: unknown) => row is Row, rows: readonly unknown[]): readonly Row[] {
  return rows.filter(isOf)
}

const isEntry = (row: unknown): row is Entry =>
  typeof row === 'object' && row !== null && 'actor' in row && 'label' in row && 'takes' in row

const isCovered = (row: unknown): row is Covered =>
  typeof row === 'object' && row !== null && 'machine' in row && 'taken' in row && 'states' in row

const ENTRIES = 'entries'
const COVERED = 'covered'

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  request.addEventListener('success', () => resolve(request.result))
  request.addEventListener('error', () => reject(request.error ?? new Error('The store of the browser failed')))
  return promise
}
