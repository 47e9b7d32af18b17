// generated from openapi.yaml by npm run generate: do not edit
const known = new Map()
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const FILE = /\/v1\/files\//
const SAME = {
  companyid: 'businessid',
  business: 'businessid',
  pics_url: 'url',
  documents_urls: 'url',
}
const nameOf = (field) => SAME[field.toLowerCase()] ?? field.toLowerCase()
export function remember(answer) {
  const found = new Map()
  const look = (value, field, list) => {
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
export function withKnown(value, field = '') {
  if (typeof value === 'string') return ID.test(value) || FILE.test(value) ? (known.get(nameOf(field)) ?? value) : value
  if (Array.isArray(value)) return value.map((item) => withKnown(item, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withKnown(inner, key)]))
}
