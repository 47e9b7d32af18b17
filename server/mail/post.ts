import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { ComposedMail } from './compose.ts'

export type Letter = ComposedMail & Readonly<{ id: string; from: string; to: string }>

/** Gives letters away: to a mail server, or into files. Throws when a letter was not taken. */
export type Post = Readonly<{
  send(letter: Letter): Promise<void>
  close(): void
}>

/** Sends by SMTP. A mail server that hangs is given up after a while, and the letter is tried again later. */
export function smtpPost(url: string): Post {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  return {
    send: async ({ id, from, to, subject, text, html }) => {
      // The same id on every try, so that a mail program shows one letter even if two arrive.
      await transport.sendMail({ from, to, subject, text, html, messageId: `<${id}@bidfair>` })
    },
    close: () => transport.close(),
  }
}

/** Writes each letter as an `.eml` file, which mail programs open. */
export function folderPost(folder: string, now: () => Date): Post {
  const composer = createTransport({ streamTransport: true, buffer: true })
  return {
    send: async ({ id, from, to, subject, text, html }) => {
      const { message } = await composer.sendMail({ from, to, subject, text, html, messageId: `<${id}@bidfair>` })
      if (!Buffer.isBuffer(message)) throw new TypeError('the letter is no buffer')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const target = join(folder, `${now().toISOString().replaceAll(':', '-')}-${id}.eml`)
      const file = await open(`${target}.new`, 'w', 0o600)
      await file.writeFile(message)
      await file.sync()
      await file.close()
      await rename(`${target}.new`, target)
    },
    close: () => composer.close(),
  }
}
