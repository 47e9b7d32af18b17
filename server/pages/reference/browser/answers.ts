import { find } from './find.ts'
import { remember } from './ids.ts'

/** Status, time, headers and body. */
export async function showResponse(
  form: HTMLFormElement,
  response: Response,
  before: string,
  time?: number,
): Promise<void> {
  const content = await response.blob()
  const took = time === undefined ? '' : `, ${Math.round(time)} ms`
  const status = find(form, '.status', HTMLElement)
  status.textContent = `${before}${response.status} ${response.statusText}${took}`
  status.dataset['kind'] = response.ok ? 'ok' : 'refused'
  const headers = element('details', element('summary', 'Headers'))
  headers.append(element('pre', [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n')))
  find(form, '.answer', HTMLElement).replaceChildren(await bodyOf(content), headers)
}

/** JSON and other texts to read, pictures to look at, all else to be saved. */
async function bodyOf(content: Blob): Promise<HTMLElement> {
  if (content.type.includes('json')) {
    const answer: unknown = JSON.parse(await content.text())
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
