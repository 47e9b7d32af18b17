// generated from openapi.yaml by npm run generate: do not edit
import { find } from './origin.js'
export async function showResponse(form, response, before, time) {
  const body = await bodyOf(response)
  const took = time === undefined ? '' : `, ${Math.round(time)} ms`
  const status = find(form, '.status', HTMLElement)
  status.textContent = `${before}${response.status} ${response.statusText}${took}`
  status.dataset['kind'] = response.ok ? 'ok' : 'refused'
  const headers = element('details', element('summary', 'Headers'))
  headers.append(element('pre', [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n')))
  find(form, '.answer', HTMLElement).replaceChildren(body, headers)
}
async function bodyOf(response) {
  const type = response.headers.get('content-type') ?? ''
  if (type.includes('json')) {
    const answer = await response.json()
    remember(answer)
    return element('pre', shortened(JSON.stringify(answer, null, 2)))
  }
  if (/yaml|^text\//.test(type)) return element('pre', shortened(await response.text()))
  const content = await response.blob()
  const address = URL.createObjectURL(content)
  if (type.startsWith('image/')) return Object.assign(element('img'), { src: address, alt: 'The picture' })
  return Object.assign(element('a', `Save ${type}, ${content.size} bytes`), { href: address, download: '' })
}
const shortened = (text) => (text.length > 50_000 ? `${text.slice(0, 50_000)}\n… and so on` : text)
function element(name, content = '') {
  const made = document.createElement(name)
  made.append(content)
  if (name === 'pre') made.tabIndex = 0
  return made
}
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
