import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** How long a message may take, in milliseconds. */
const HEARD_WITHIN = 5000

/**
 * Whether what is sent by `NOTIFY` is heard at this address. A pooler that hands connections on after each transaction lets
 * anybody listen, and tells nobody.
 */
export async function canReceiveNotify(url: string): Promise<boolean> {
  const options = { connectionString: url, connectionTimeoutMillis: HEARD_WITHIN, application_name: 'bidfair live' }
  const [listener, sender] = [new pg.Client(options), new pg.Client(options)]
  const channel = `bidfair_${randomUUID()}`
  const { promise: heard, resolve } = Promise.withResolvers<boolean>()
  listener.on('notification', () => resolve(true))
  for (const client of [listener, sender]) client.on('error', () => resolve(false))
  try {
    await listener.connect()
    await listener.query(`listen ${listener.escapeIdentifier(channel)}`)
    await sender.connect()
    await sender.query(`notify ${sender.escapeIdentifier(channel)}`)
    const timer = setTimeout(() => resolve(false), HEARD_WITHIN)
    return await heard.finally(() => clearTimeout(timer))
  } finally {
    await Promise.all([listener, sender].map((client) => client.end().catch(() => {})))
  }
}
