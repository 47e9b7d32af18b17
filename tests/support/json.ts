/** A JSON object of unknown content. */
export type Json = Readonly<Record<string, unknown>>

/** The value where it is an object, else an empty one. */
export function record(value: unknown): Json {
  return isRecord(value) ? value : {}
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
