import { find } from './find.ts'
import { remember } from './ids.ts'

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
