import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

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
  // Whoever hangs up in the middle of a talk is what these tests are about.
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
