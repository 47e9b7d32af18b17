import { HIDDEN, secretsIn, withoutToken } from 'statechart-kit/core/serializable'
import type { Readable } from './messages.ts'

const DEEPEST = 7
const LONGEST = 400
const MOST = 60

/** A copy of anything that can be shown and sent: without secrets, without end, and without what only lives in its own tab. */
export function toJson(value: unknown, depth = 0, above: readonly object[] = []): Readable {
  if (typeof value === 'string') return shortText(value)
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
  if (value === undefined || typeof value !== 'object') return value === undefined ? '–' : nameOf(value)
  if (above.includes(value)) return '(again)'
  const known = special(value)
  if (known !== undefined) return known
  if (depth >= DEEPEST) return '…'
  const inside = [...above, value]
  if (Array.isArray(value)) return value.slice(0, MOST).map((item) => toJson(item, depth + 1, inside))
  const isSecret = secretsIn(value)
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => typeof part !== 'function')
      .slice(0, MOST)
      .map(([key, part]) => [key, isSecret(key, part) ? HIDDEN : toJson(part, depth + 1, inside)]),
  )
}

function shortText(text: string): string {
  const told = withoutToken(text)
  return told.length > LONGEST ? `${told.slice(0, LONGEST)}… (${told.length} characters)` : told
}

/** What is worth a word rather than its parts. */
function special(value: object): string | undefined {
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Error) return `${value.name}: ${shortText(value.message)}`
  if (value instanceof Blob) return `file of ${value.size} bytes`
  if (value instanceof Promise || value instanceof AbortSignal) return nameOf(value)
  const id: unknown = Reflect.get(value, 'id')
  return typeof Reflect.get(value, 'getSnapshot') === 'function' ? `→ ${String(id)}` : undefined
}

const nameOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? `(${value.constructor.name})` : `(${typeof value})`
