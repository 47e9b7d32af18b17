import { latestAt, type DailyTime } from '../platform/local-clock.ts'
import { makeBackup, type BackupDeps, type Made } from './make.ts'
import { newestOf, type Stock } from './stored.ts'

/** Makes a backup each day, without anyone waiting for it. */
export type Keeper = Readonly<{
  /** Begins one where it is due and none is on its way. */
  begin(): Promise<false>
  /** Waits for the one that is on its way. */
  whenIdle(): Promise<void>
}>

/** What came of a try. */
export type KeeperEvent =
  | Readonly<{ outcome: 'made'; seconds: number } & Made>
  | Readonly<{ outcome: 'failed'; error: unknown }>

type Options = Readonly<{
  deps: Omit<BackupDeps, 'zone'>
  at: DailyTime
  signal: AbortSignal
  report: (event: KeeperEvent) => void
}>

/** How long a process waits after a try that failed, in milliseconds; every other server tries at its own time. */
const PAUSE = 10 * 60_000

/**
 * Keeps a depot supplied: one is due when the newest whole one is older than the last time of day for it, so that one that was missed is made
 * up for, and the first is made at once. All processes ask, and the database lets one of them work.
 */
export function backupKeeper({ deps, at, signal, report }: Options): Keeper {
  const { now } = deps
  /** When the newest was made, as far as this process knows: until the next is due nobody asks the depot. */
  let known: Date | undefined
  let notBefore = 0
  let working: Promise<void> | undefined

  const work = async (due: Date): Promise<void> => {
    const begun = now().getTime()
    const isDue = (stock: Stock): boolean => {
      known = newestOf(stock)?.madeAt
      return known === undefined || known < due
    }
    try {
      const made = await makeBackup({ ...deps, zone: at.zone }, { isDue, signal })
      if (typeof made === 'string') return
      known = new Date(begun)
      report({ outcome: 'made', seconds: Math.round((now().getTime() - begun) / 1000), ...made })
    } catch (error) {
      // A server that stops has not failed.
      if (signal.aborted) return
      notBefore = now().getTime() + PAUSE
      report({ outcome: 'failed', error })
    }
  }

  return {
    begin: async () => {
      const due = latestAt(now(), at)
      const isDone = known !== undefined && known >= due
      if (!isDone && working === undefined && now().getTime() >= notBefore && !signal.aborted) {
        working = work(due).finally(() => (working = undefined))
      }
      return false
    },
    whenIdle: async () => await working,
  }
}
