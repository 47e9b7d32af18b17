import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { randomUUID } from 'node:crypto'

/** A connection of its own that listens to PostgreSQL's messages and comes back when it is lost. */
export type Listener = Readonly<{
  isUp: () => boolean
  stop(): Promise<void>
}>

type Options = Readonly<{
  url: string
  channels: readonly string[]
  hear: (channel: string, payload: string) => void
  /** Told whenever it begins to listen, and whenever it ceases to: what is sent meanwhile is not heard. */
  changed: (isUp: boolean) => void
}>

/** A connection that died without a word is noticed after this long, in milliseconds. */
const PING_EVERY = 15_000
const ANSWER_WITHIN = 5000
/** Between two attempts to come back, in milliseconds: at once, then slower. */
const PAUSES = [50, 200, 1000, 3000] as const

export function startListening({ url, channels, hear, changed }: Options): Listener {
  const stopping = new AbortController()
  let isUp = false
  /** Gives up the connection that there is. */
  let endCurrent = (): void => {}

  const set = (next: boolean): void => {
    if (next === isUp) return
    isUp = next
    changed(next)
  }

  /** Listens until the connection is lost or nobody wants it any more. Answers whether it ever did. */
  const listenOnce = async (): Promise<boolean> => {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_WITHIN,
      query_timeout: ANSWER_WITHIN,
      application_name: 'bidfair live',
    })
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    endCurrent = end
    client.on('error', () => end())
    client.on('end', () => end())
    client.on('notification', ({ channel, payload }) => hear(channel, payload ?? ''))
    let ping: NodeJS.Timeout | undefined
    try {
      await client.connect()
      for (const channel of channels) await client.query(`listen ${client.escapeIdentifier(channel)}`)
      if (stopping.signal.aborted) return true
      set(true)
      ping = setInterval(() => void client.query('select 1').catch(() => end()), PING_EVERY)
      await ended
      return true
    } catch {
      return false
    } finally {
      clearInterval(ping)
      set(false)
      // A connection that does not answer any more cannot be waited for either.
      await Promise.race([client.end().catch(() => {}), delay(1000, undefined, { ref: false })])
    }
  }

  const listen = async (): Promise<void> => {
    for (let attempt = 0; !stopping.signal.aborted; attempt += 1) {
      if (await listenOnce()) attempt = 0
      const pause = PAUSES[Math.min(attempt, PAUSES.length - 1)]
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const ended = listen()
  return {
    isUp: () => isUp,
    stop: async () => {
      stopping.abort()
      endCurrent()
      await ended
    },
  }
}

/** How long a message may take, in milliseconds. */
const HEARD_WITHIN = 5000

/** Whether `NOTIFY` is heard at this address. A pooler of transactions lets anybody listen, and tells nobody. */
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
