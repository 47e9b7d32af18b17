import { calls, version, type Call, type Calls, type Each, type Stream } from '../../generated/client/calls.ts'
import { stream, type Event, type StreamOptions } from './events.ts'
import type { BidfairError, Result } from './failure.ts'
import { request, type CallOptions } from './request.ts'
import type { Settings } from './send.ts'

export type { components } from '../../generated/client/schemas.ts'
export { BidfairError, orThrow, type ConnectionCode, type Failure, type Result } from './failure.ts'
export type { Event, StreamOptions } from './events.ts'
export type { CallOptions } from './request.ts'
export type { Settings } from './send.ts'

/** The version of the contract that this client was made from. */
export { version }

type Shape = { readonly takes: unknown; readonly gives: unknown; readonly codes: string }

/** What need not be said may be left out altogether. */
type Given<Takes> = {} extends Takes ? [input?: Takes, options?: CallOptions] : [input: Takes, options?: CallOptions]

/** What calling one comes to: a stream, the items of a list, or one answer. */
type Made<Made extends Shape> = Made['gives'] extends Stream
  ? (options?: StreamOptions) => AsyncGenerator<Event, void>
  : Made['gives'] extends Each<infer Item>
    ? (...given: Given<Omit<Made['takes'], 'cursor' | 'page'>>) => AsyncGenerator<Item, void>
    : (...given: Given<Made['takes']>) => Promise<Result<Made['gives'], Made['codes']>>

/** Every call of the contract, by its name. */
export type Client = {
  readonly [Group in keyof Calls]: {
    readonly [Name in keyof Calls[Group]]: Calls[Group][Name] extends Shape ? Made<Calls[Group][Name]> : never
  }
}

/** A client of one account, or without `key` and `token` of nobody. Nothing is sent until a call is made. Throws for an address that is none. */
export function createClient(settings: Settings): Client {
  void new URL(settings.url)
  const groups: Record<string, Record<string, unknown>> = {}
  for (const [name, call] of Object.entries(calls)) {
    const [group = '', verb = ''] = name.split('.')
    const made = (groups[group] ??= {})
    if (name === 'events.stream') made[verb] = (options?: StreamOptions) => stream(settings, call, options)
    else made[verb] = (input: unknown, options?: CallOptions) => resultOf(request(settings, call, input, options))
    const { items } = call
    if (items !== undefined)
      made[verb.replace('list', 'all')] = (input?: object, options?: CallOptions) =>
        each(settings, { ...call, items }, input, options)
  }
  // The types of the groups and their table are generated from the same names.
  return groups as Client
}

const resultOf = (call: Promise<unknown>): Promise<Result<unknown, string>> =>
  call.then(
    (data) => ({ data }),
    (error: BidfairError) => ({ error }),
  )

/** Every item of a list, from page to page as they are asked for. Throws a `BidfairError`. */
async function* each(
  settings: Settings,
  call: Call & { readonly items: string },
  input: object | undefined,
  options: CallOptions | undefined,
): AsyncGenerator<unknown, void> {
  let cursor: unknown
  do {
    const page = Object(await request(settings, call, { ...input, cursor }, options)) as Readonly<
      Record<string, unknown>
    >
    yield* page[call.items] as Iterable<unknown>
    cursor = page['nextCursor']
  } while (cursor !== null)
}
