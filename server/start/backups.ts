import { openDepot, type Depot } from '../backups/depot.ts'
import { backupKeeper, type Keeper, type KeeperEvent } from '../backups/keeper.ts'
import { wrongRecipient } from '../backups/keys.ts'
import { listStock, newestOf, type Stock } from '../backups/stored.ts'
import { storeOf } from '../files/storage-location.ts'
import type { AppDeps } from '../app/dependencies.ts'
import type { Task } from '../platform/background/runner.ts'
import type { Settings } from '../platform/runtime/settings.ts'
import { StartupError } from '../platform/startup-error.ts'
import { cachedProbe } from '../platform/telemetry/cached-probe.ts'
import type { Metrics } from '../platform/telemetry/metrics.ts'

export type Backups = Readonly<{
  tasks: readonly Task[]
  whenIdle: Keeper['whenIdle']
}>

type Parts = Readonly<{
  deps: Pick<AppDeps, 'db' | 'now'>
  metrics: Pick<Metrics, 'gauge' | 'gauges' | 'backups'>
  signal: AbortSignal
  log: Readonly<{ info: (details: object, line: string) => void; error: (details: object, line: string) => void }>
}>

/** The lines of the log. */
const MADE = 'backup made'
const FAILED = 'backup failed'
const UNTIDY = 'old backups not removed'

/** What refuses these settings before anything runs; undefined where they can be used. */
export async function checkBackups({ backups }: Pick<Settings, 'backups'>): Promise<void> {
  if (backups === undefined) return
  if (backups.recipients.length === 0)
    throw new StartupError(
      'BACKUP_RECIPIENTS is not set: backups are encrypted with a public key, such as `npm run admin -- backup key FILE` makes.',
    )
  const wrong = await wrongRecipient(backups.recipients)
  if (wrong === undefined) return
  // A private key would be told to the log by its owner's mistake.
  const isPrivate = wrong.toUpperCase().startsWith('AGE-SECRET-KEY')
  throw new StartupError(
    isPrivate
      ? 'BACKUP_RECIPIENTS has a private key: it belongs in a file that no server has. Set the public one, which begins with age1.'
      : `BACKUP_RECIPIENTS has ${JSON.stringify(wrong)}, which is no public key of age: copy it again.`,
  )
}

/** Makes backups while the server runs, and shows what there are. */
export function startBackups(settings: Settings, { deps, metrics, signal, log }: Parts): Backups {
  const { backups, dataDir } = settings
  if (backups === undefined) return { tasks: [], whenIdle: async () => {} }
  const { place, at, recipients } = backups
  const depot = openDepot(place, dataDir)
  showStock(metrics, depot)
  const report = (event: KeeperEvent): void => {
    if (event.outcome === 'failed') {
      metrics.backups.inc({ outcome: 'failed' })
      log.error({ err: event.error }, FAILED)
      return
    }
    const { name, byteSize, seconds, removed, untidy } = event
    metrics.backups.inc({ outcome: untidy === undefined ? 'made' : 'untidy' })
    log.info({ name, byteSize, seconds, removed }, MADE)
    if (untidy !== undefined) log.error({ err: untidy }, UNTIDY)
  }
  const given = { ...deps, store: storeOf(settings), dataDir, depot, recipients }
  const keeper = backupKeeper({ deps: given, at, signal, report })
  return { tasks: [{ name: 'back up', every: 60_000, run: keeper.begin }], whenIdle: keeper.whenIdle }
}

/** A list of names is read at most this often: a bucket charges for it. */
const SPARING = { keep: 5 * 60_000, patience: 5000 }

/** Shows what the depot has, which any server or drill may have put there. While it is away its state is left out: an old one would be wrong. */
function showStock({ gauge, gauges }: Parts['metrics'], depot: Depot): void {
  const read = cachedProbe(async () => await listStock(depot), SPARING)
  const show = (name: string, help: string, valueOf: (stock: Stock) => number): void =>
    gauge({ name: `bidfair_backup_${name}`, help }, async () => {
      const stock = await read()
      return stock && valueOf(stock)
    })
  show('newest_timestamp_seconds', 'When the newest whole backup was made; 0 where there is none.', (stock) =>
    secondsOf(newestOf(stock)?.madeAt),
  )
  show('newest_bytes', 'Bytes of the newest whole backup.', (stock) => newestOf(stock)?.byteSize ?? 0)
  gauge({ name: 'bidfair_backup_store_up', help: 'Whether the place of backups answered.' }, async () =>
    (await read()) === undefined ? 0 : 1,
  )
  gauges({ name: 'bidfair_backups', help: 'Backups, by whether they are whole.' }, 'state', async () => {
    const stock = await read()
    const count = (wanted: string): number => stock?.backups.filter(({ state }) => state === wanted).length ?? 0
    return new Map(stock === undefined ? [] : ['whole', 'half', 'damaged'].map((state) => [state, count(state)]))
  })
  const drills = { name: 'bidfair_backup_drill_timestamp_seconds', help: 'When a drill last ended so; 0 for never.' }
  gauges(drills, 'outcome', async () => {
    const stock = await read()
    const last = (wanted: string): number => secondsOf(stock?.drills.findLast(({ outcome }) => outcome === wanted)?.at)
    return new Map(stock === undefined ? [] : ['passed', 'failed'].map((outcome) => [outcome, last(outcome)]))
  })
}

const secondsOf = (time: Date | undefined): number => (time?.getTime() ?? 0) / 1000
