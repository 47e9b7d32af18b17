import type { Locator } from 'playwright-core'
import { note, type Part, type ElementPath, type Sight } from './notes.ts'
import { isElement, partOf, wordsOf, OPEN } from './recorded-words.ts'

export const places = new WeakMap<object, ElementPath>()

function placeOf(element: object): ElementPath {
  return places.get(element) ?? { who: '', parts: [] }
}

/** Notes what somebody sees of an element, where that is more than that it is there. */
export function recordSight(element: object, sight: Sight, value: string): void {
  note({ kind: 'sees', sight, at: placeOf(element), value, isAwaited: false })
}

/** An element that is found by no name of its own is asked for it. */
export async function named(element: Locator, at: ElementPath): Promise<ElementPath> {
  const last = at.parts.at(-1)
  if (last === undefined || (last.by !== 'css' && last.name !== '' && !last.name.includes(OPEN))) return at
  const [role, name] = await element.first().evaluate((found): [string, string] => {
    const label = 'labels' in found && found.labels instanceof NodeList ? found.labels[0]?.textContent : undefined
    const tag = found.tagName.toLowerCase()
    const kind = { a: 'link', button: 'button', summary: 'button', label: 'radio' }[tag]
    const words = found.getAttribute('aria-label') ?? label ?? found.textContent
    return [found.getAttribute('role') ?? kind ?? '', words.replaceAll(/\s+/g, ' ').trim()]
  })
  return { ...at, parts: [...at.parts.slice(0, -1), { by: 'role', role: last.role || role, name }] }
}

export function inside({ who, parts }: ElementPath, more: readonly Part[]): ElementPath {
  return { who, parts: [...parts, ...more] }
}

/** What tells an element from others like it becomes its name. One that is taken by its number has none: it is asked. */
export function chosen(at: ElementPath, method: string, [given]: readonly unknown[]): ElementPath {
  const last = at.parts.at(-1)
  if (last === undefined || method === 'first') return at
  if (method === 'and') return isElement(given) ? inside(at, placeOf(given).parts.slice(-1)) : at
  const text = method === 'filter' ? wordsOf(partOf(given, 'hasText')) : ''
  const name = method === 'filter' ? text || last.name : ''
  return { ...at, parts: [...at.parts.slice(0, -1), { ...last, name }] }
}
