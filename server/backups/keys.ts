import { readFile, writeFile } from 'node:fs/promises'
import { codeOf, reasonOf } from '../platform/startup-error.ts'
import { BackupError } from './backup-error.ts'

/** Makes a key pair of age. The file holds the private key, as `age-keygen` writes it; the answer is the public one. */
export async function makeKeyFile(file: string, now: Date): Promise<string> {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption')
  const identity = await generateX25519Identity()
  const recipient = await identityToRecipient(identity)
  const text = `# created: ${now.toISOString()}\n# public key: ${recipient}\n${identity}\n`
  await writeFile(file, text, { mode: 0o600, flag: 'wx', flush: true }).catch((error: unknown) => {
    if (codeOf(error) === 'EEXIST') throw new BackupError(`${file} is there already: name a new file.`)
    throw new BackupError(`The key cannot be written: ${reasonOf(error)}`)
  })
  return recipient
}

/** The private keys in a file. No message repeats what is in it. */
export async function readKeyFile(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new BackupError(`The key cannot be read: ${reasonOf(error)}`)
  })
  const { Decrypter } = await import('age-encryption')
  const identities = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  try {
    for (const identity of identities) new Decrypter().addIdentity(identity)
  } catch {
    throw new BackupError(`${file} is no private key of age: its lines begin with AGE-SECRET-KEY-1.`)
  }
  if (identities.length === 0) throw new BackupError(`There is no key in ${file}.`)
  return identities
}

/** The first of these that is no public key of age, such as a mistyped one; undefined where all are. */
export async function wrongRecipient(recipients: readonly string[]): Promise<string | undefined> {
  const { Encrypter } = await import('age-encryption')
  return recipients.find((recipient) => {
    try {
      new Encrypter().addRecipient(recipient)
      return false
    } catch {
      return true
    }
  })
}
