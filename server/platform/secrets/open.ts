import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '../db/connection.ts'
import { codeOf, reasonOf, StartupError } from '../startup-error.ts'
import { claimKey, findKeyId, replaceKey } from './repository.ts'
import { secretsOf, type Secrets } from './secrets.ts'

/** The file of the key where the settings have none. Backups leave it out. */
export const keyFile = (dataDir: string): string => join(dataDir, 'secrets.key')

type KeySettings = Readonly<{
  dataDir: string
  /** Undefined for a key in the data folder. */
  secretsKey: string | undefined
  /** Keys from before, which are still read. */
  olderSecretsKeys: readonly string[]
}>

/** Finds the key of a database, in the settings or a file that is made where nothing is sealed yet. Throws StartupError for another key. */
export async function openSecrets(
  db: Db,
  { dataDir, secretsKey, olderSecretsKeys }: KeySettings,
  { now, say }: Readonly<{ now: () => Date; say: (line: string) => void }>,
): Promise<Secrets> {
  const file = keyFile(dataDir)
  const known = await findKeyId(db)
  const found = secretsKey ?? readKey(file)
  if (found === undefined && known !== undefined) throw new StartupError(missing(file))
  const key = found ?? makeKey(file)
  if (found === undefined)
    say(`SECRETS_KEY is not set: secrets are sealed with a new key in ${file}, which backups leave out. Keep a copy.`)
  const secrets = secretsOf(key, olderSecretsKeys)
  const id = secrets.keyId.toString('hex')
  const sealedWith = await claimKey(db, id, now())
  if (sealedWith === id) return secrets
  if (!secrets.readable.some((one) => one.toString('hex') === sealedWith)) throw new StartupError(missing(file))
  await replaceKey(db, id, now())
  return secrets
}

/** The key of the settings or of the data folder, for reading alone; undefined where neither has one. Throws StartupError. */
export function readSecrets({ dataDir, secretsKey, olderSecretsKeys }: KeySettings): Secrets | undefined {
  const key = secretsKey ?? readKey(keyFile(dataDir))
  return key === undefined ? undefined : secretsOf(key, olderSecretsKeys)
}

const missing = (file: string): string =>
  `The secrets in this database are sealed with another key: set SECRETS_KEY as on its other servers, or bring back ${file}. ` +
  'Where that key is lost, `npm run admin -- secrets forget` starts with a new one.'

function readKey(file: string): string | undefined {
  try {
    const key = readFileSync(file, 'utf8').trim()
    if (key !== '') return key
    throw new StartupError(`The key in ${file} is empty: bring it back, or remove the file.`)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error instanceof StartupError ? error : new StartupError(`The key ${file} cannot be read: ${reasonOf(error)}`)
  }
}

/** Makes the file, whole or not at all; one that another process has just made stays, and is answered. */
function makeKey(file: string): string {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  try {
    writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true })
    linkSync(draft, file)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw new StartupError(`The key ${file} cannot be made: ${reasonOf(error)}`)
  } finally {
    rmSync(draft, { force: true })
  }
  const key = readKey(file)
  if (key === undefined) throw new StartupError(`The key ${file} was removed at once.`)
  return key
}
