import type { ListedFile } from './store.ts'

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
