import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '../platform/db/connection.ts'
import { listSealedMails } from '../platform/mail/repository.ts'
import { findKeyId } from '../platform/secrets/repository.ts'
import { listSealedKeys } from '../second-step/service-retention.ts'
import { tryOpening, type Secrets } from '../platform/secrets/secrets.ts'
import { reasonOf } from '../platform/startup-error.ts'
import type { Store } from '../platform/store/store.ts'
import { listSealedOperatorKeys } from '../console/service-login.ts'
import { listSealedSecrets } from '../webhooks/service-retention.ts'
import type { Manifest } from './archive.ts'
import { BackupError } from './backup-error.ts'
import { putText, type Depot } from './depot.ts'
import { fetchBackup, findBackup } from './fetch.ts'
import { restoreBackup } from './restore.ts'
import { openScratch } from './scratch.ts'
import { drillName } from './stored.ts'

export type DrillDeps = Readonly<{
  depot: Depot
  identities: readonly string[]
  /** Beside which the scratch database is made; undefined for a PostgreSQL of the drill's own. */
  databaseUrl: string | undefined
  /** The key of what is sealed in rows; undefined where it is not here, so that it cannot be tried. */
  secrets: Secrets | undefined
  now: () => Date
  /** Where the decrypted backup lies meanwhile. */
  workFolder?: string
}>

export type Drilled = Readonly<{
  name: string
  manifest: Manifest
  /** What was sealed in rows and opened; undefined where the key was not here. */
  opened: number | undefined
}>

/**
 * Restores a backup into an empty database, which counts every row and checks every rule, opens what is sealed in it, and drops the database.
 * Notes in the depot what came of it, where servers read it. Throws what kept it from being restored.
 */
export async function drill(deps: DrillDeps, name?: string): Promise<Drilled> {
  const { depot, now } = deps
  const note = async (outcome: 'passed' | 'failed', details: object): Promise<void> => {
    const at = now()
    await putText(depot, drillName(at, outcome), `${JSON.stringify({ at: at.toISOString(), ...details }, null, 2)}\n`)
  }
  let found = name
  let drilled: Drilled
  try {
    const backup = await findBackup(depot, name)
    found = backup.name
    drilled = await tryOut(deps, backup)
  } catch (error) {
    await note('failed', { name: found, reason: reasonOf(error) }).catch(() => {})
    throw error
  }
  await note('passed', { name: drilled.name, madeAt: drilled.manifest.madeAt, opened: drilled.opened })
  return drilled
}

async function tryOut(
  { depot, identities, databaseUrl, secrets, workFolder = tmpdir() }: DrillDeps,
  backup: Parameters<typeof fetchBackup>[1],
): Promise<Drilled> {
  const work = await mkdtemp(join(workFolder, 'bidfair-drill-'))
  try {
    const folder = join(work, 'backup')
    const manifest = await fetchBackup(depot, backup, { identities, folder })
    const scratch = await openScratch(databaseUrl, work)
    try {
      const dataDir = join(work, 'data')
      await restoreBackup(folder, { db: scratch.db, url: scratch.url, store: discardingStore(), dataDir })
      return { name: backup.name, manifest, opened: secrets && (await openSealed(scratch.db, secrets)) }
    } finally {
      await scratch.drop()
    }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** Takes files and keeps none: their sums are checked before. */
function discardingStore(): Store {
  return {
    called: 'store of the drill',
    put: async (_, draft) => await rm(draft),
    open: async () => undefined,
    remove: async () => {},
    list: async function* () {},
    check: async () => {},
  }
}

/** Opens everything that is sealed in rows, and answers how much that is. */
async function openSealed(db: Db, secrets: Secrets): Promise<number> {
  const key = await findKeyId(db)
  if (key !== undefined && !secrets.readable.some((one) => one.toString('hex') === key))
    throw new BackupError('What is sealed in the rows needs another SECRETS_KEY.')
  const { opened, broken } = tryOpening(secrets, [
    ...(await listSealedSecrets(db)),
    ...(await listSealedMails(db)),
    ...(await listSealedKeys(db)),
    ...(await listSealedOperatorKeys(db)),
  ])
  if (broken > 0) throw new BackupError(`${broken} sealed texts in the rows do not open, though their key is here.`)
  return opened
}
