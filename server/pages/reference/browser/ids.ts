/** The last ids and links that were answered, by the name of their field. */
const known = new Map<string, string>()

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const FILE = /\/v1\/files\//

/** Several names of one thing. */
const SAME: Readonly<Record<string, string>> = {
  companyid: 'businessid',
  business: 'businessid',
  pics_url: 'url',
  documents_urls: 'url',
}

const nameOf = (field: string): string => SAME[field.toLowerCase()] ?? field.toLowerCase()

/** Keeps the ids of an answer: those that come first, for lists begin with what is newest. */
export function remember(answer: unknown): void {
  const found = new Map<string, string>()
  const look = (value: unknown, field: string, list: string): void => {
    if (typeof value === 'string' && (ID.test(value) || FILE.test(value))) {
      const name = field === 'id' ? `${list.replace(/s$/, '')}id` : nameOf(field)
      if (!found.has(name)) found.set(name, value)
    } else if (Array.isArray(value)) for (const item of value) look(item, field, field)
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) look(inner, key, list)
  }
  look(answer, '', '')
  for (const [name, value] of found) known.set(name, value)
}

/** A sample with the ids of answers in the place of its own. */
export function withKnown(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return ID.test(value) || FILE.test(value) ? (known.get(nameOf(field)) ?? value) : value
  if (Array.isArray(value)) return value.map((item) => withKnown(item, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withKnown(inner, key)]))
}
