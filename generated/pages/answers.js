// generated from openapi.yaml by npm run generate: do not edit
import { find } from './find.js'
import { remember } from './ids.js'
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
