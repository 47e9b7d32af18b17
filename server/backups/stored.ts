import type { Depot } from './depot.ts'

/** A backup as a depot lists it. */
export type StoredBackup = Readonly<{
  name: string
  madeAt: Date
  /**
   * Whole: its mark is there, and the pieces that the mark counts. Half: it has no mark, so it was never finished. Damaged: it has its mark, and
   * pieces are missing or shorter.
   */
  state: 'whole' | 'half' | 'damaged'
  /** Of all pieces. */
  byteSize: number
  /** Names of the pieces, in order. */
  pieces: readonly string[]
  /** Names of all its files, the mark first: without it, nothing that is left counts. */
  files: readonly string[]
}>

/** When a backup was restored to try it, and what came of it. */
export type Drill = Readonly<{ at: Date; outcome: 'passed' | 'failed'; file: string }>

export type Stock = Readonly<{ backups: readonly StoredBackup[]; drills: readonly Drill[] }>

const DRILLS = 'drills'
const BACKUP = /^bidfair-(\d{8}T\d{6}Z)$/
const PIECE = /^\d{6}\.part$/
const MARK = /^whole-(\d+)-(\d+)\.json$/
const DRILL = /^(\d{8}T\d{6}Z)-(passed|failed)\.json$/

/** A time as names have it, to the second, so that they sort by it: `20261129T033000Z`. */
const stampOf = (time: Date): string => time.toISOString().replaceAll(/[-:]|\.\d+/g, '')

const timeOf = (stamp: string): Date =>
  new Date(stamp.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'))

export const backupName = (madeAt: Date): string => `bidfair-${stampOf(madeAt)}`
export const pieceName = (backup: string, index: number): string => `${backup}/${String(index).padStart(6, '0')}.part`
export const markName = (backup: string, pieces: number, byteSize: number): string =>
  `${backup}/whole-${pieces}-${byteSize}.json`
export const drillName = (at: Date, outcome: Drill['outcome']): string => `${DRILLS}/${stampOf(at)}-${outcome}.json`

type Listed = { pieces: string[]; others: string[]; byteSize: number; mark: RegExpExecArray | null }

/** Everything that a depot has, by one list of its names: oldest first. Throws StoreUnavailable. */
export async function listStock({ store, check }: Depot): Promise<Stock> {
  await check()
  const found = new Map<string, Listed>()
  const drills: Drill[] = []
  for await (const { name, byteSize } of store.list()) {
    const [folder = '', file = ''] = name.split('/')
    if (folder === DRILLS) drills.push(...drillOf(file, name))
    if (!BACKUP.test(folder)) continue
    const listed = found.get(folder) ?? { pieces: [], others: [], byteSize: 0, mark: null }
    found.set(folder, listed)
    if (PIECE.test(file)) {
      listed.pieces.push(name)
      listed.byteSize += byteSize
    } else {
      const mark = MARK.exec(file)
      listed.mark ??= mark
      if (mark === null) listed.others.push(name)
      else listed.others.unshift(name)
    }
  }
  return {
    backups: [...found].map(([name, listed]) => backupOf(name, listed)).toSorted(byTime((one) => one.madeAt)),
    drills: drills.toSorted(byTime((one) => one.at)),
  }
}

const byTime =
  <One>(timeIn: (one: One) => Date) =>
  (one: One, other: One): number =>
    timeIn(one).getTime() - timeIn(other).getTime()

function backupOf(name: string, { pieces, others, byteSize, mark }: Listed): StoredBackup {
  const isCounted = mark !== null && Number(mark[1]) === pieces.length && Number(mark[2]) === byteSize
  return {
    name,
    madeAt: timeOf(BACKUP.exec(name)?.[1] ?? ''),
    state: mark === null ? 'half' : isCounted ? 'whole' : 'damaged',
    byteSize,
    pieces: pieces.toSorted(),
    files: [...others, ...pieces],
  }
}

function drillOf(file: string, name: string): Drill[] {
  const [, stamp, outcome] = DRILL.exec(file) ?? []
  if (stamp === undefined) return []
  return [{ at: timeOf(stamp), outcome: outcome === 'passed' ? 'passed' : 'failed', file: name }]
}

/** The newest backup that is whole. */
export function newestOf({ backups }: Stock): StoredBackup | undefined {
  return backups.findLast(({ state }) => state === 'whole')
}
