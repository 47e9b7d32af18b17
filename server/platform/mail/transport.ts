import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { cleanMailAddress } from '../../../generated/mail-address.ts'

/** A mail in words, as text and as HTML. */
export type ComposedMail = Readonly<{
  subject: string
  text: string
  html: string
  /** The address that switches off such mails: by one POST, without a login. */
  unsubscribe?: string
}>

export type OutgoingMail = ComposedMail & Readonly<{ id: string; from: string; to: string }>

/** Gives letters away: to a mail server, or into files. Throws when a letter was not taken. */
export type MailTransport = Readonly<{
  send(letter: OutgoingMail): Promise<void>
  /** Also gives up what is on its way. */
  close(): void
}>

/** In milliseconds: how long the mail server may be silent, and how long one letter may take in all. */
export type MailTimeouts = Readonly<{ greeting: number; silence: number; letter: number }>
const PATIENCE: MailTimeouts = { greeting: 10_000, silence: 30_000, letter: 120_000 }

/** Sends by SMTP. Where the server hangs nobody knows whether it took the letter, so every try has the same `Message-ID`. */
export function smtpTransport(url: string, patience: MailTimeouts = PATIENCE): MailTransport {
  const closing = new AbortController()
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: patience.greeting,
    greetingTimeout: patience.greeting,
    socketTimeout: patience.silence,
    // Another try is the queue's to decide.
    maxRequeues: 0,
  })
  return {
    send: async (letter) => {
      // The same id on every try, so that a mail program shows one letter even if two arrive.
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(patience.letter)])
      await transport.sendMail({ ...messageOf(letter), signal })
    },
    close: () => {
      closing.abort(new Error('the server is stopping'))
      transport.close()
    },
  }
}

/** The setting `MAIL_FROM`: an address, or a name with one in angle brackets. */
function senderOf(from: string): { name: string; address: string } {
  const [, name = '', address = from] = /^([^<>]*)<([^<>]+)>$/.exec(from) ?? []
  return { name: name.replaceAll('"', '').trim(), address: address.trim() }
}

/** What mail programs show as "Unsubscribe" is said in headers (RFC 8058). */
function messageOf({ id, from, to, subject, text, html, unsubscribe }: OutgoingMail): SendMailOptions {
  const headers = {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  // An object is taken as it is; out of a text nodemailer would read other addresses than the rest of the product does.
  const recipient = { name: '', address: cleanMailAddress(to) }
  return {
    from: senderOf(from),
    to: recipient,
    subject,
    text,
    html,
    messageId: `<${id}@bidfair>`,
    ...(unsubscribe !== undefined && { headers }),
  }
}

/** Writes each letter as an `.eml` file, which mail programs open. */
export function fileTransport(folder: string, now: () => Date): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true })
  return {
    send: async (letter) => {
      const { message } = await composer.sendMail(messageOf(letter))
      if (!Buffer.isBuffer(message)) throw new TypeError('the letter is no buffer')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const target = join(folder, `${now().toISOString().replaceAll(':', '-')}-${letter.id}.eml`)
      try {
        await writeFile(`${target}.new`, message, { mode: 0o600, flush: true })
        await rename(`${target}.new`, target)
      } catch (error) {
        // It will be tried again under another name, and a disk that is full must not be filled by halves.
        await rm(`${target}.new`, { force: true })
        throw error
      }
    },
    close: () => composer.close(),
  }
}
