import { type ListedFile, StoreUnavailable } from './store.ts'
import { reasonOf } from '../startup-error.ts'

/** A page of what is in a bucket, and what asks for the one behind it. */
export type Page = Readonly<{ files: readonly ListedFile[]; next: string | undefined }>

/** Reads an answer of ListObjectsV2: flat XML, in which nothing that we look for can stand within itself. */
export function readPage(xml: string): Page {
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => ({
    name: valueIn(entry, 'Key') ?? '',
    byteSize: Number(valueIn(entry, 'Size')),
    changed: new Date(valueIn(entry, 'LastModified') ?? Number.NaN),
  }))
  return { files, next: valueIn(xml, 'NextContinuationToken') }
}

/** The code of a refusal; empty where there is none. */
export function failureIn(xml: string): string {
  return valueIn(xml, 'Code') ?? ''
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function valueIn(xml: string, tag: string): string | undefined {
  const text = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]
  return text?.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all, hex?: string, decimal?: string, name?: string) => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16))
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal))
    return ENTITIES[name ?? ''] ?? all
  })
}

export type Answer = Readonly<{ response: Response; clock: Clock }>

type Clock = Readonly<{ signal: AbortSignal; wait<T>(work: Promise<T>): Promise<T> }>

/** Ends a request that keeps us waiting; the time in which nobody waits for it does not count. */
export function clockOf(within: number, away: (reason: string, more?: { cause: unknown }) => StoreUnavailable): Clock {
  const ending = new AbortController()
  return {
    signal: ending.signal,
    wait: async (work) => {
      const timer = setTimeout(() => ending.abort(away('does not answer')), within)
      try {
        return await work
      } catch (error) {
        if (error instanceof StoreUnavailable) throw error
        const cause = error instanceof Error ? (error.cause ?? error) : error
        throw away(`cannot be reached: ${reasonOf(cause)}`, { cause })
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

/** Yields chunks on demand. A reader that stops ends the request. */
export async function* chunksOf({ response, clock }: Answer): AsyncGenerator<Uint8Array, void> {
  const reader = response.body?.getReader()
  if (reader === undefined) return
  try {
    for (;;) {
      const { done, value } = await clock.wait(reader.read())
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}
