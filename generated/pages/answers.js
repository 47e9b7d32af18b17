// generated from openapi.yaml by npm run generate: do not edit
import { find } from './find.js'
import { remember } from './ids.js'
export async function showResponse(form, response, before, time) {
  const content = await response.blob()
  const took = time === undefined ? '' : `, ${Math.round(time)} ms`
  const status = find(form, '.status', HTMLElement)
  status.textContent = `${before}${response.status} ${response.statusText}${took}`
  status.dataset['kind'] = response.ok ? 'ok' : 'refused'
  const headers = element('details', element('summary', 'Headers'))
  headers.append(element('pre', [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n')))
  find(form, '.answer', HTMLElement).replaceChildren(await bodyOf(content), headers)
}
async function bodyOf(content) {
  if (content.type.includes('json')) {
    const answer = JSON.parse(await content.text())
    remember(answer)
    return element('pre', shortened(JSON.stringify(answer, null, 2)))
  }
  if (content.size === 0) return element('p', 'No body')
  if (content.type.includes('yaml') || content.type.startsWith('text/'))
    return element('pre', shortened(await content.text()))
  const address = URL.createObjectURL(content)
  if (content.type.startsWith('image/')) return Object.assign(element('img'), { src: address, alt: 'The picture' })
  const text = `Save ${content.type}, ${content.size} bytes`
  return Object.assign(element('a', text), { href: address, download: '' })
}
const shortened = (text) => (text.length > 50_000 ? `${text.slice(0, 50_000)}\n… and so on` : text)
function element(name, content = '') {
  const made = document.createElement(name)
  made.append(content)
  if (name === 'pre') made.tabIndex = 0
  return made
}
