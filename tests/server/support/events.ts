/** One server-sent event as a client reads it. */
export type ServerEvent = Readonly<{ type: string; id: string | undefined; data: unknown }>

/** A client of the stream of notifications, as a browser would be one. */
export type Events = Readonly<{
  status: number
  headers: Headers
  /** The next event of this type; those of other types are passed over. */
  next: (type: string) => Promise<ServerEvent>
  /** Everything of this type until the server ends the stream. */
  rest: (type: string) => Promise<ServerEvent[]>
  /** The times to wait before coming back that it was told so far, in milliseconds. */
  retries: () => number[]
  /** How many signs of life came so far. */
  beats: () => number
  close: () => void
}>

/** Opens the stream of an account at a server's address. */
export async function openEvents(
  baseUrl: string,
  token: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Events> {
  const hangUp = new AbortController()
  const response = await fetch(`${baseUrl}/v1/notifications/stream`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
    signal: hangUp.signal,
  })
  let beats = 0
  const retries: number[] = []
  const events = response.ok ? read() : none()

  async function* read(): AsyncGenerator<ServerEvent, void> {
    let text = ''
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (text + chunk).split('\n\n')
      text = blocks.pop() ?? ''
      beats += blocks.filter((block) => block.startsWith(':')).length
      retries.push(...blocks.flatMap((block) => /^retry: (\d+)$/.exec(block)?.[1] ?? []).map(Number))
      yield* blocks.flatMap(parse)
    }
  }

  const next = async (type: string): Promise<ServerEvent> => {
    for (;;) {
      const { value, done } = await events.next()
      if (done === true) throw new Error(`the stream ended without an event ${type}`)
      if (value.type === type) return value
    }
  }

  return {
    status: response.status,
    headers: response.headers,
    next,
    rest: async (type) => {
      const found: ServerEvent[] = []
      for (;;) {
        const { value, done } = await events.next()
        if (done === true) return found
        if (value.type === type) found.push(value)
      }
    },
    retries: () => [...retries],
    beats: () => beats,
    close: () => hangUp.abort(),
  }
}

async function* none(): AsyncGenerator<ServerEvent, void> {}

function parse(block: string): ServerEvent[] {
  const fields = new Map(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.replace(/^\w*: ?/, '')]),
  )
  const data = fields.get('data')
  if (data === undefined) return []
  return [{ type: fields.get('event') ?? 'message', id: fields.get('id'), data: JSON.parse(data) }]
}
