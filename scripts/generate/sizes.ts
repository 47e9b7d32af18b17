import { isObject, type Json } from './contract.ts'

/** What JSON makes of a character at most, in bytes: the two halves of an emoji, each as `\ud83d`. */
const CHARACTER = 12

/** What a value takes that has no limit in characters: a number, a word of a list, an id, a telephone number. */
const SMALL = 500

/** The bytes that a value of this schema takes at most, however it is written. Spaces between values are not counted. */
export function mostBytes(schema: Json): number {
  const { maxLength, maxItems, items, properties } = schema
  if (isObject(properties)) {
    return Object.entries(properties)
      .map(([name, part]) => name.length + 4 + (isObject(part) ? mostBytes(part) : SMALL))
      .reduce((sum, bytes) => sum + bytes, 2)
  }
  if (isObject(items)) return 2 + Number(maxItems) * (mostBytes(items) + 1)
  return typeof maxLength === 'number' ? 2 + maxLength * CHARACTER : SMALL
}

/** The most items of any list in these schemas, and the most fields of any object, at whatever depth. */
export function widest(schemas: readonly Json[]): { readonly items: number; readonly fields: number } {
  const all = schemas.flatMap(partsOf)
  const fields = all.map(({ properties }) => (isObject(properties) ? Object.keys(properties).length : 0))
  return { items: Math.max(...all.map(({ maxItems }) => Number(maxItems ?? 0))), fields: Math.max(...fields) }
}

function partsOf(schema: Json): Json[] {
  const { items, properties } = schema
  const inner = [items, ...Object.values(isObject(properties) ? properties : {})].filter(isObject)
  return [schema, ...inner.flatMap(partsOf)]
}
