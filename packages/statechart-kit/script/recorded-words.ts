import type { Control } from './controls.ts'
import type { Act, Part } from './notes.ts'

/** Finds an element inside of another: what it adds to the way there, from what the method was given. */
export const FINDS: { readonly [Method in string]?: (given: readonly unknown[]) => readonly Part[] } = {
  getByRole: ([role, options]) => [{ by: 'role', role: String(role), name: wordsOf(partOf(options, 'name')) }],
  getByLabel: ([label]) => [{ by: 'label', role: '', name: wordsOf(label) }],
  getByPlaceholder: ([label]) => [{ by: 'label', role: '', name: wordsOf(label) }],
  getByAltText: ([label]) => [{ by: 'role', role: 'img', name: wordsOf(label) }],
  getByText: ([text]) => [{ by: 'text', role: '', name: wordsOf(text) }],
  locator: ([selector]) => [{ by: 'css', role: '', name: String(selector) }],
  or: () => [],
}

export const CHOOSES: readonly string[] = ['first', 'last', 'nth', 'filter', 'and']

/** Does something with an element: what it is called, and with what. */
export const DOES: { readonly [Method in string]?: (given: readonly unknown[]) => readonly [Act, string] } = {
  click: () => ['press', ''],
  dblclick: () => ['press', ''],
  tap: () => ['press', ''],
  check: () => ['tick', ''],
  uncheck: () => ['untick', ''],
  setChecked: ([isWanted]) => [isWanted === true ? 'tick' : 'untick', ''],
  fill: ([text]) => ['fill', String(text)],
  pressSequentially: ([text]) => ['fill', String(text)],
  clear: () => ['fill', ''],
  selectOption: ([value]) => ['choose', String(value)],
  press: ([key]) => ['key', String(key)],
  focus: () => ['focus', ''],
  setInputFiles: ([files]) => ['attach', namesOf(files)],
}

export const isElement = (value: unknown): value is object => typeof value === 'object' && value !== null

export function partOf(value: unknown, name: string): unknown {
  return isElement(value) ? Reflect.get(value, name) : undefined
}

/** The words of a text or pattern; several with commas. */
export function wordsOf(value: unknown): string {
  if (value instanceof RegExp) return patternWords(value)
  if (Array.isArray(value)) return value.map(wordsOf).join(', ')
  return typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : ''
}

/** What a pattern says outright; what it leaves open is `…`. */
function patternWords({ source }: RegExp): string {
  return source
    .replaceAll(/^\^|\$$/g, '')
    .replaceAll(/\\[wdsSDW][+*?]?|\.[+*?]|\[[^\]]*\][+*?]?|\\p\{\w+\}[+*?]?|\([^)]*\)[+*?]?/g, OPEN)
    .replaceAll(/\\(?=[^\w\s])/g, '')
}

export const OPEN = '…'

export function addressOf(value: unknown): string {
  const text = String(value)
  return text.startsWith('http') ? text.slice(new URL(text).origin.length) : text
}

function namesOf(files: unknown): string {
  if (Array.isArray(files)) return files.map(namesOf).join(', ')
  const name = typeof files === 'string' ? files.split('/').at(-1) : partOf(files, 'name')
  return typeof name === 'string' ? name : ''
}

/** What an act uses: to come to a control, to leave it and to give up say nothing of what it does, nor do keys that a button does not hear. */
export function usedBy(act: Act, value: string, control: Control | null): Control | null {
  if (act !== 'key') return act === 'focus' ? null : control
  const isPress = /^(?:Enter|Space| )$/.test(value)
  const isHeard = !/Tab$|^Escape$/.test(value) && control?.role !== 'button' && control?.role !== 'link'
  return isPress || isHeard ? control : null
}
