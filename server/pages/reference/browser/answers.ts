import { find } from './origin.ts'

/** Status, time, headers and body. */
export async function showResponse(
  form: HTMLFormElement,
  response: Response,
  before: string,
  time?: number,
): Promise<void> {
  const body = await bodyOf(response)
  const took = time === undefined ? '' : `, ${Math.round(time)} ms`
  const status = find(form, '.status', HTMLElement)
  status.textContent = `${before}${response.status} ${response.statusText}${took}`
  status.dataset['kind'] = response.ok ? 'ok' : 'refused'
  const headers = element('details', element('summary', 'Headers'))
  headers.append(element('pre', [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n')))
  find(form, '.answer', HTMLElement).replaceChildren(body, headers)
}

/** JSON and other texts to read, pictures to look at, all else to be saved. */
async function bodyOf(response: Response): Promise<HTMLElement> {
  const type = response.headers.get('content-type') ?? ''
  if (type.includes('json')) {
    const answer: unknown = await response.json()
    remember(answer)
    return element('pre', shortened(JSON.stringify(answer, null, 2)))
  }
  if (/yaml|^text\//.test(type)) return element('pre', shortened(await response.text()))
  const content = await response.blob()
  const address = URL.createObjectURL(content)
  if (type.startsWith('image/')) return Object.assign(element('img'), { src: address, alt: 'The picture' })
  return Object.assign(element('a', `Save ${type}, ${content.size} bytes`), { href: address, download: '' })
}

/** A megabyte of text makes no page quicker to read. */
const shortened = (text: string): string => (text.length > 50_000 ? `${text.slice(0, 50_000)}\n… and so on` : text)

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  content: string | Node = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  made.append(content)
  // What is long scrolls, also by the keyboard.
  if (name === 'pre') made.tabIndex = 0
  return made
}

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
