import type { Call } from '../../generated/client/calls.ts'
import type { components } from '../../generated/client/schemas.ts'
import { asError, passed, pauseBefore } from './request.ts'
import { send, type Settings } from './send.ts'

/** Somebody wrote, or saw up to a number, in the thread of a job and a business. */
type InThread = {
  readonly jobId: string
  readonly businessId: string
  readonly number: number
  readonly by: 'customer' | 'business'
}

/** An event of the stream. Only notifications have ids. A client that reconnects gets those it missed. */
export type Event =
  /** The stream is there; `again` after a break, in which something of a thread may have been missed. */
  | { readonly type: 'open'; readonly again: boolean }
  | { readonly type: 'notification'; readonly id: string; readonly data: components['schemas']['Notification'] }
  | { readonly type: 'unread'; readonly data: { readonly unread: number; readonly unreadMessages: number } }
  | { readonly type: 'message' | 'seen'; readonly data: InThread }
  /** The last id is unknown or too old: notifications may have been missed, so whatever is kept of them has to be loaded again. */
  | { readonly type: 'reset' }

export type StreamOptions = {
  /** Ends the stream. */
  readonly signal?: AbortSignal | undefined
  /** The id of the last notification that is known; those after it come first. */
  readonly lastId?: string | undefined
}

/** The server gives a sign of life every 20 seconds. */
const SILENCE = 45_000

const TYPES = ['notification', 'unread', 'message', 'seen']

/**
 * What happens, as it happens. A stream that ends, breaks or falls silent is opened again after its last notification, until it is called
 * off. Throws a `BidfairError` where the server refuses it.
 */
export async function* stream(
  settings: Settings,
  call: Call,
  { signal, lastId }: StreamOptions = {},
): AsyncGenerator<Event, void> {
  let [again, failed, pause] = [false, 0, 1000]
  for (;;) {
    if (signal?.aborted) return
    const hangUp = new AbortController()
    const limit = AbortSignal.any([hangUp.signal, ...(signal ? [signal] : [])])
    const watched = <Value>(work: Promise<Value>): Promise<Value> => {
      const timer = setTimeout(() => hangUp.abort(), SILENCE)
      return work.finally(() => clearTimeout(timer))
    }
    try {
      const after: Record<string, string> = lastId === undefined ? {} : { 'Last-Event-ID': lastId }
      const { body } = await watched(send(settings, call, undefined, limit, after))
      yield { type: 'open', again }
      again = true
      for await (const block of blocksIn(body, watched)) {
        failed = 0
        pause = Number(block.get('retry') ?? pause)
        const [type, id, data] = [block.get('event'), block.get('id'), block.get('data')]
        if (type === 'reset') {
          lastId = undefined
          yield { type }
          continue
        }
        if (type === undefined || data === undefined || !TYPES.includes(type)) continue
        if (type === 'notification') lastId = id
        const told: unknown = JSON.parse(data)
        // What comes is taken to be as the contract says, as with every answer.
        yield { type, id, data: told } as Event
      }
    } catch (cause) {
      const error = asError(cause, limit, signal)
      if (error.status >= 400 && error.status < 500 && error.status !== 429) throw error
      pause = Math.min(pauseBefore((failed += 1), error), 30_000)
    } finally {
      hangUp.abort()
    }
    await passed(pause, signal)
  }
}

/** The blocks of a stream of server-sent events as this server writes them: one line a field. */
async function* blocksIn(
  body: ReadableStream<Uint8Array> | null,
  watched: <Value>(work: Promise<Value>) => Promise<Value>,
): AsyncGenerator<ReadonlyMap<string, string>, void> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = (await (reader && watched(reader.read()))) ?? { done: true }
    if (done) return
    const blocks = (text + decoder.decode(value, { stream: true })).split('\n\n')
    text = blocks.pop() ?? ''
    yield* blocks.map((block) => new Map(block.split('\n').map(fieldIn)))
  }
}

function fieldIn(line: string): [name: string, value: string] {
  const [name = '', value = ''] = line.split(/: ?(.*)/, 2)
  return [name, value]
}
