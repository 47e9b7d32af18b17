import { resolve } from 'node:path'
import { openDepot, type Depot } from '../backups/depot.ts'
import { drill } from '../backups/drill.ts'
import { fetchBackup, findBackup } from '../backups/fetch.ts'
import { makeKeyFile, readKeyFile } from '../backups/keys.ts'
import { makeBackup } from '../backups/make.ts'
import { listStock } from '../backups/stored.ts'
import { storeOf } from '../files/storage-location.ts'
import type { BackupSettings } from '../platform/runtime/settings.ts'
import { readSecrets } from '../platform/secrets/open.ts'
import { reasonOf } from '../platform/startup-error.ts'
import { checkBackups } from '../start/backups.ts'
import { sizeOf } from './backup-commands.ts'
import {
  argumentAt,
  CommandError,
  JSON_OPTION,
  sayAll,
  UsageError,
  type AdminContext,
  type Command,
} from './command.ts'
import { recordAction } from '../console/service-record.ts'

const KEY_OPTION = { key: { type: 'string', help: 'the file of the private key' } } as const

function depotOf({ settings: { backups, dataDir } }: AdminContext): BackupSettings & Readonly<{ depot: Depot }> {
  if (backups === undefined) throw new CommandError('Set BACKUP_DIR or BACKUP_URL: they say where backups are.')
  return { ...backups, depot: openDepot(backups.place, dataDir) }
}

async function keysOf({ options: { key } }: AdminContext): Promise<string[]> {
  if (typeof key !== 'string') throw new UsageError('--key names the file of the private key.')
  return await readKeyFile(resolve(key))
}

const listCommand: Command = {
  name: 'backup list',
  summary: 'List the encrypted backups and what drills found, oldest first',
  words: [],
  options: JSON_OPTION,
  opens: false,
  run: async (desk) => {
    const { backups, drills } = await listStock(depotOf(desk).depot)
    const rows = [
      ...backups.map(({ name, madeAt: at, state, byteSize }) => ({ name, at, state, byteSize })),
      ...drills.map(({ at, outcome: state }) => ({ name: 'drill', at, state, byteSize: 0 })),
    ]
    sayAll(desk, rows, ({ name, at, state, byteSize }) => ({
      name,
      at: at.toISOString(),
      state,
      bytes: byteSize === 0 ? '' : String(byteSize),
    }))
  },
}

export const depotCommands: readonly Command[] = [
  {
    name: 'backup key',
    summary: 'Make the key pair that backups are encrypted with',
    words: ['file'],
    notes:
      'The file holds the private key: run this on a machine that is not the server, and keep two copies apart from it.\n' +
      'Servers are given the public key only, in BACKUP_RECIPIENTS. Nobody can open a backup without the file.',
    opens: false,
    run: async (desk) => {
      const file = resolve(argumentAt(desk, 0))
      desk.say(`BACKUP_RECIPIENTS=${await makeKeyFile(file, desk.now())}`)
    },
  },
  {
    name: 'backup now',
    summary: 'Make an encrypted backup where BACKUP_DIR or BACKUP_URL says, now',
    words: [],
    opens: true,
    run: async (desk) => {
      const { settings, db, operator, now } = desk
      await checkBackups(settings)
      const { depot, recipients, at } = depotOf(desk)
      const deps = { db, store: storeOf(settings), dataDir: settings.dataDir, depot, recipients, zone: at.zone, now }
      const made = await makeBackup(deps, { isDue: () => true })
      if (typeof made === 'string') throw new CommandError('Another process makes a backup at this moment.')
      await recordAction(db, { operator, action: 'backup now', subject: made.name, now: now() })
      desk.say(`Made ${made.name}, ${made.byteSize} bytes, in the ${depot.store.called}.`)
      if (made.untidy !== undefined) throw new CommandError(`Old ones could not be removed: ${reasonOf(made.untidy)}`)
    },
  },
  listCommand,
  {
    name: 'backup fetch',
    summary: 'Decrypt a backup, or the newest, into a new folder for restore, and check it',
    words: ['name or newest', 'folder'],
    options: KEY_OPTION,
    notes: 'The folder holds passwords as hashes and sessions: keep it as safe as the database.',
    opens: false,
    run: async (desk) => {
      const { depot } = depotOf(desk)
      const identities = await keysOf(desk)
      const folder = resolve(argumentAt(desk, 1))
      const backup = await findBackup(depot, argumentAt(desk, 0))
      const manifest = await fetchBackup(depot, backup, { identities, folder })
      desk.say(`Decrypted ${backup.name} into ${folder}: ${sizeOf(manifest)}, as of ${manifest.madeAt}.`)
    },
  },
  {
    name: 'backup drill',
    summary: 'Restore the newest backup into an empty scratch database, check it, and drop it',
    words: [],
    options: { ...KEY_OPTION, name: { type: 'string', help: 'another backup than the newest' } },
    notes:
      'Best run once a week on a machine that holds the key and is not the server. With DATABASE_URL its role must be allowed to make databases\n' +
      '(alter role NAME createdb); without it the drill starts a PostgreSQL of its own. It never touches the data of either.',
    opens: false,
    run: async (desk) => {
      const { depot } = depotOf(desk)
      const identities = await keysOf(desk)
      const { settings } = desk
      // A pooler knows no database that was just made.
      const databaseUrl = settings.databaseListenUrl ?? settings.databaseUrl
      const { name } = desk.options
      const deps = { depot, identities, databaseUrl, secrets: readSecrets(settings), now: desk.now }
      const { manifest, opened, ...done } = await drill(deps, typeof name === 'string' ? name : undefined)
      desk.say(`${done.name} can be restored: ${sizeOf(manifest)}, as of ${manifest.madeAt}.`)
      desk.say(
        opened === undefined
          ? 'What is sealed in rows was not opened: SECRETS_KEY is not here.'
          : `${opened} sealed texts in rows were opened.`,
      )
    },
  },
]
