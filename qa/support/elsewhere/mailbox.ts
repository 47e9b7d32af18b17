import { ImapFlow } from 'imapflow'
import type { Mailbox } from './accounts-file.ts'

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
