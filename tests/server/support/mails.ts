import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { composeMail } from '../../../server/notifications/compose-mail.ts'
import { openedParams } from '../../../server/platform/mail/repository.ts'
import type { TestApp } from './app.ts'
import type { Language } from '../../../server/schema/column-types.ts'
import { clientOf } from './client.ts'
import type { Person } from './town-wire.ts'

export type Letter = Readonly<{ kind: string; language: string; params: Readonly<Record<string, unknown>> }>

/** What waits to be mailed to an address, the oldest first. */
export async function mailsOf({ deps }: TestApp, recipient: string): Promise<Letter[]> {
  const rows = await deps.db
    .selectFrom('mail_outbox')
    .select(['id', 'kind', 'language', 'params', 'sealed'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute()
  return rows.map(({ kind, language, ...row }) => ({ kind, language, params: openedParams(deps.secrets, row) ?? {} }))
}

/** The mails that wait for somebody, the oldest first, without the one that verifies the address. */
export async function lettersTo(server: TestApp, { email }: Pick<Person, 'email'>): Promise<Letter[]> {
  return (await mailsOf(server, email)).filter(({ kind }) => kind !== 'email_verification')
}

/** The text of a letter in a language; undefined where there are no words for it. */
export function wordsOf(letter: Letter | undefined, language: Language): string | undefined {
  const { kind = '', params = {} } = letter ?? {}
  return composeMail({ isProven: true, kind, language, params })?.text
}

/** The kinds of those. */
export async function kindsMailedTo(server: TestApp, person: Pick<Person, 'email'>): Promise<string[]> {
  return (await lettersTo(server, person)).map(({ kind }) => kind)
}

/** What the bell tells somebody, the newest first. */
export async function newsOf(person: Person, role: 'Customer' | 'Business'): Promise<string[]> {
  const { notifications } = await person.must(`list${role}Notifications`, { limit: 20 })
  return notifications.map(({ message }) => message)
}

/** The kinds of what somebody was told of a job, the oldest first. */
export async function kindsToldOf({ deps }: TestApp, { id }: Person, jobId: string): Promise<string[]> {
  const told = deps.db
    .selectFrom('notifications')
    .select('kind')
    .where('account_id', '=', id)
    .where('job_id', '=', jobId)
  return (await told.orderBy('id').execute()).map(({ kind }) => kind)
}

/** The token in the newest mail of a kind to an address; empty without one. */
export async function tokenMailedTo(server: TestApp, recipient: string, kind: string): Promise<string> {
  const mail = (await mailsOf(server, recipient)).findLast((one) => one.kind === kind)
  return tokenIn(mail?.params['link'])
}

/** The token in the fragment of a mailed link; empty without one. */
export function tokenIn(link: unknown): string {
  return String(link).split('#token=')[1] ?? ''
}

/** The same person, whose address is proved by its mailed link. */
export async function verified(server: TestApp, person: Person): Promise<Person> {
  const token = await tokenMailedTo(server, person.email, 'email_verification')
  await clientOf(server.app).must('verifyEmail', { token })
  return person
}

export type Received = { to: string[]; content: string }

type Manners = Readonly<{
  /** Answers a recipient's address with a status, or lets it pass. */
  refuse?: () => number | undefined
  /** What it does instead of taking a letter to its end; undefined to take it. */
  onLetter?: (letter: Readonly<{ stream: Readable; session: SMTPServerSession }>) => 'stalls' | 'dies' | undefined
}>

/** A real mail server on loopback, with manners that a test may spoil. */
export type MailServer = Readonly<{ url: string; received: Received[]; close: () => Promise<void> }>

export async function startMailServer({ refuse, onLetter }: Manners = {}): Promise<MailServer> {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo: (_address, _session, done) => {
      const status = refuse?.()
      done(status === undefined ? null : Object.assign(new Error('not here'), { responseCode: status }))
    },
    onData: (stream, session, done) => {
      const manner = onLetter?.({ stream, session })
      if (manner === 'dies') {
        for (const connection of server.connections) connection.close()
        return
      }
      let content = ''
      stream.setEncoding('utf8').on('data', (part: string) => (content += part))
      stream.on('end', () => {
        if (manner === 'stalls') return
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), content })
        done()
      })
    },
  })
  // These tests are about clients that hang up in the middle of a talk.
  server.on('error', () => {})
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  if (typeof address !== 'object' || address === null) throw new Error('no address')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    close: () => new Promise((done) => server.close(() => done())),
  }
}
