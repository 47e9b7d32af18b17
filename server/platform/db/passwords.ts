import { randomBytes } from 'node:crypto'
import { chownSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError, codeOf, reasonOf } from '../startup-error.ts'
import type { Identity } from './identity.ts'
import { changePassword } from './roles.ts'

/** Of the application's role. */
export const APPLICATION_FILE = 'password'
/** Of the superuser, who makes that role and its database. */
export const SUPERUSER_FILE = 'superuser-password'

/** Writes a new password that only its owner may read. */
export function writePassword(file: string, { owner }: Identity): void {
  writeFileSync(file, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 })
  if (owner !== undefined) chownSync(file, owner.uid, owner.gid)
}

export function applicationPassword(folder: string): string {
  try {
    return read(join(folder, APPLICATION_FILE))
  } catch (error) {
    throw new StartupError(`The database folder ${folder} cannot be read (${reasonOf(error)}): is it another user's?`)
  }
}

type Superuser = Readonly<{ folder: string; identity: Identity; urlWith: (password: string) => string }>

/** The password of the superuser; folders with one password for both get another, in steps that may break off or happen twice. */
export async function superuserPassword({ folder, identity, urlWith }: Superuser): Promise<string> {
  const file = join(folder, SUPERUSER_FILE)
  if (readIfThere(file) === undefined) {
    const draft = `${file}.next`
    layDown(draft, identity)
    const next = readIfThere(draft)
    for (const current of [applicationPassword(folder), next]) {
      if (current !== undefined && next !== undefined && (await changePassword(urlWith(current), next))) {
        ignoring('ENOENT', () => renameSync(draft, file))
        break
      }
    }
    // Where neither was right, another process was faster.
    rmSync(draft, { force: true })
  }
  return read(file)
}

/** Whole or not at all; one that another process has laid down stays. */
function layDown(file: string, identity: Identity): void {
  const own = `${file}.${randomBytes(6).toString('hex')}`
  writePassword(own, identity)
  ignoring('EEXIST', () => linkSync(own, file))
  rmSync(own)
}

function ignoring(code: string, act: () => void): void {
  try {
    act()
  } catch (error) {
    if (codeOf(error) !== code) throw error
  }
}

const read = (file: string): string => readFileSync(file, 'utf8').trim()

function readIfThere(file: string): string | undefined {
  let found: string | undefined
  ignoring('ENOENT', () => (found = read(file)))
  return found
}
