import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject } from 'vitest'
import { UnsupportedError } from 'statechart-kit/walk/unsupported'
import { ImapFlow } from 'imapflow'
import { elsewhere } from './remote/remote-server.ts'
import type { Mailbox } from './remote/accounts.ts'

/** A real mail may take its time, and a mailbox is not asked as often as a folder; milliseconds. */
const BY_MAIL = { timeout: 60_000, interval: 2000 }

/** The path of the newest link that was mailed to somebody; waits for it. `other` is one that is not wanted any more. */
export async function mailedLink(
  email: string,
  screen: '/verify-email' | '/reset-password' | '/confirm-email' | '/undo-email-change',
  other = '',
): Promise<string> {
  const letters = lettersTo(email)
  const newest = async (): Promise<string> => newestIn(await letters(), screen)
  await expect.poll(newest, elsewhere() ? BY_MAIL : {}).not.toBe(other)
  return newest()
}

/** How the letters to somebody are looked through: in the server's own folder, or in a mailbox where somebody else runs the server. */
function lettersTo(email: string): () => Promise<readonly string[]> {
  const place = elsewhere()
  if (!place) return async () => lettersAt(join(inject('dataDir'), 'outbox'), email)
  const { mailbox } = place.allowed
  if (!mailbox) throw new UnsupportedError('It needs what was mailed, and the accounts file names no mailbox')
  return () => lettersIn(mailbox, email)
}

function newestIn(letters: readonly string[], screen: string): string {
  const links = letters.flatMap((letter) => new RegExp(`${screen}#token=[\\w-]+`).exec(plain(letter))?.[0] ?? [])
  return links.at(-1) ?? ''
}

function lettersAt(outbox: string, email: string): readonly string[] {
  return filesIn(outbox)
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((letter) => plain(letter).includes(`To: ${email}`))
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .toSorted()
  } catch {
    // The folder comes with the first letter.
    return []
  }
}

/** Quoted-printable, as far as a link needs it (RFC 2045, 6.7). */
const plain = (letter: string): string => letter.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')

/** The letters to an address that lie in a mailbox, the oldest first, as they came. */
export async function lettersIn({ host, port, user, password, secure }: Mailbox, to: string): Promise<string[]> {
  const client = new ImapFlow({ host, port, secure, auth: { user, pass: password }, logger: false })
  await client.connect()
  try {
    const lock = await client.getMailboxLock('INBOX')
    try {
      const found = await client.search({ to }, { uid: true })
      if (!found || found.length === 0) return []
      const letters = await client.fetchAll(found, { source: true }, { uid: true })
      return letters.map(({ source }) => source?.toString('utf8') ?? '')
    } finally {
      lock.release()
    }
  } finally {
    await client.logout()
  }
}
