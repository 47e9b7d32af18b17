import type { EventObject } from 'xstate'

export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }

/** An event as JSON: its type, and its payload without functions and secrets, files as `{ $file }`. */
export type PlainEvent = { readonly type: string; readonly [key: string]: Plain }

/** A file in a payload. What was in it is not kept: the samples of the scene have it, and `digest` tells which of them it was. */
export type PlainFile = {
  readonly name: string
  /** `image/jpeg`. */
  readonly type: string
  /** Bytes. */
  readonly size: number
  /** SHA-256 of what was in it, as hexadecimal digits. */
  readonly digest: string
}

/** Returns an event as JSON. Equal events give equal JSON. */
export async function plainEvent({ type, ...payload }: EventObject): Promise<PlainEvent> {
  return { ...(await plainObject(payload, [])), type }
}

async function plainOf(value: unknown, above: readonly object[]): Promise<Plain | undefined> {
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'string') return withoutToken(value)
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object') return undefined
  if (above.includes(value)) return '(again)'
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Error) return `${value.name}: ${withoutToken(value.message)}`
  if (value instanceof Blob) return { $file: await plainFile(value) }
  // Another actor lives in its own page alone.
  if ('getSnapshot' in value) return `→ ${String(Reflect.get(value, 'id'))}`
  if (!Array.isArray(value)) return plainObject(value, above)
  const items = await Promise.all(value.map((item) => plainOf(item, [...above, value])))
  return items.map((item) => item ?? null)
}

async function plainObject(value: object, above: readonly object[]): Promise<Readonly<Record<string, Plain>>> {
  const isSecret = secretsIn(value)
  const parts = await Promise.all(
    Object.entries(value).map(
      async ([key, part]) => [key, isSecret(key, part) ? HIDDEN : await plainOf(part, [...above, value])] as const,
    ),
  )
  // What is not there is not said, and what is done is no word.
  return Object.fromEntries(parts.flatMap(([key, part]) => (part === undefined ? [] : [[key, part] as const])))
}

export async function plainFile(file: Blob): Promise<PlainFile> {
  const digest = await digestOf(await file.arrayBuffer())
  return { name: file instanceof File ? file.name : '', type: file.type, size: file.size, digest }
}

/** SHA-256 as hexadecimal digits. A browser has it where the page came over https or from its own machine. */
export async function digestOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const HIDDEN = '•••'

const SECRET = /password|token|secret|authorization/i

/** 256 random bits as text: the shape of a session's token, wherever it turns up. */
const TOKEN = /[\w-]{43}/

/** Returns the text, or `HIDDEN` if it contains a token. */
export function withoutToken(text: string): string {
  return TOKEN.test(text) ? HIDDEN : text
}

/**
 * Tells which parts of an object are secrets: a text is one that is kept under a secret's name (`newPassword`), or beside it
 * (`{ field: 'password', value: '…' }`). What is empty hides nothing.
 */
export function secretsIn(value: object): (key: string, part: unknown) => part is string {
  const isAboutSecret = Object.entries(value).some(
    ([key, part]) => (key === 'name' || key === 'field') && typeof part === 'string' && SECRET.test(part),
  )
  return (key, part): part is string =>
    typeof part === 'string' && part !== '' && (SECRET.test(key) || (isAboutSecret && !NAMING.has(key)))
}

const NAMING = new Set(['type', 'name', 'field', 'code', 'from'])

/** Words without the secrets of what they are about: an error may tell what stood in a field. */
export function withoutSecrets(words: string, about: readonly object[]): string {
  return about
    .flatMap(secretTextsIn)
    .reduce((text, secret) => text.replaceAll(secret, HIDDEN), words)
    .replaceAll(new RegExp(TOKEN, 'g'), HIDDEN)
}

function secretTextsIn(value: object): readonly string[] {
  const isSecret = secretsIn(value)
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    if (isSecret(key, part)) return [part]
    return typeof part === 'object' && part !== null ? secretTextsIn(part) : []
  })
}
