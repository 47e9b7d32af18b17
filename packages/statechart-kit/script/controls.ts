import type { Locator, Page } from 'playwright-core'

/** Something that a person can press, fill or choose, where they find it and what it is called there. */
export type Control = {
  /** That of the page's address. */
  readonly path: string
  /** Its container: a dialog, the page itself, or the frame around every page. */
  readonly region: 'dialog' | 'page' | 'frame'
  /** The name of the dialog. */
  readonly title: string
  readonly role: string
  readonly name: string
}

/** The enabled controls that somebody can reach on a page. What a dialog keeps from them is not among these. */
export function controlsOn(page: Page): Promise<readonly Control[]> {
  return page.locator('html').evaluate(controlsAt, true)
}

/** The control that an element is, or is a part of; null where it is none. */
export async function controlOf(element: Locator): Promise<Control | null> {
  const [control = null] = await element.first().evaluate(controlsAt, false)
  return control
}

/** The control that hears keys; null where none does. */
export async function controlInFocus(page: Page): Promise<Control | null> {
  const focused = await page.evaluateHandle(() => document.activeElement ?? document.body)
  const [control = null] = await focused.evaluate(controlsAt, false)
  return control
}

/** Runs in the page, where nothing of this module is: what it needs is inside of it. */
function controlsAt(element: Element, isWhole: boolean): readonly Control[] {
  const KINDS: Readonly<Record<string, string>> = {
    'a[href]': 'link',
    'button, summary, input:is([type=button], [type=submit], [type=reset], [type=image])': 'button',
    'input[type=checkbox]': 'checkbox',
    'input[type=radio]': 'radio',
    'input[type=file]': 'file',
    'input:not([type=hidden]), textarea, [contenteditable=true]': 'field',
    select: 'select',
  }
  const ROLES = ['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'option', 'menuitem', 'combobox', 'slider']
  const CONTROLS = [...Object.keys(KINDS), ...ROLES.map((role) => `[role=${role}]`)].join(', ')
  const DIALOGS = 'dialog, [role=dialog], [role=alertdialog]'
  const textOf = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent ?? ''
    if (node.getAttribute('aria-hidden') === 'true' || node.matches('input, select, textarea')) return ''
    return node.getAttribute('aria-label') ?? node.getAttribute('alt') ?? Array.from(node.childNodes, textOf).join('')
  }
  const named = (found: Element): string => {
    const ids = found.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = 'labels' in found && found.labels instanceof NodeList ? [...found.labels] : []
    const texts = [
      ids.map((id) => textOf(document.getElementById(id) ?? document.createTextNode(''))).join(' '),
      found.getAttribute('aria-label') ?? '',
      labels.map(textOf).join(' '),
      textOf(found),
      found.getAttribute('placeholder') ?? '',
      found.getAttribute('title') ?? '',
    ]
    return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).find((text) => text !== '') ?? ''
  }
  const kindOf = (found: Element): string =>
    Object.entries(KINDS).find(([selector]) => found.matches(selector))?.[1] ?? ''
  const told = (found: Element): Control => {
    const dialog = found.closest(DIALOGS)
    const isFramed = document.querySelector('main') !== null && found.closest('main') === null
    return {
      path: location.pathname,
      region: dialog ? 'dialog' : isFramed ? 'frame' : 'page',
      title: dialog ? named(dialog) : '',
      role: found.getAttribute('role') ?? kindOf(found),
      name: named(found),
    }
  }
  if (!isWhole) {
    const label = element.closest('label')
    const found = element.closest(CONTROLS) ?? label?.control
    return found ? [told(found)] : []
  }
  const front = [...document.querySelectorAll('dialog:modal')].at(-1) ?? element
  return [...front.querySelectorAll(CONTROLS)]
    .filter(
      (found) =>
        found.checkVisibility({ visibilityProperty: true }) &&
        !found.matches(':disabled, [aria-disabled=true]') &&
        found.closest('[inert]') === null,
    )
    .map(told)
}
