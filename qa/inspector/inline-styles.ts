/**
 * Servers of this app let no page have styles that stand in its markup, and Mermaid writes all of hers there, to measure with them while
 * she draws, and has what she drew parsed once more to clean it. From now on a `style` element, which only she makes, becomes a style sheet
 * of the document; a `style` attribute becomes what a script says of its element, or waits as `data-style` where it is parsed.
 */
export function keepInlineStyles(): void {
  const create = document.createElement.bind(document)
  Object.defineProperty(document, 'createElement', {
    value: (name: string, options?: ElementCreationOptions) => {
      if (name !== 'style') return create(name, options)
      const sheet = new CSSStyleSheet()
      document.adoptedStyleSheets.push(sheet)
      return Object.defineProperty(create('template'), 'innerHTML', {
        set: (rules: string) => {
          sheet.replaceSync(rules)
        },
      })
    },
  })
  instead(
    Element.prototype,
    'setAttribute',
    (original) =>
      function (this: Element, name: string, value: string): unknown {
        if (name !== 'style' || !canHaveStyle(this)) return original.call(this, name, value)
        this.style.cssText = value
        return undefined
      },
  )
  instead(
    DOMParser.prototype,
    'parseFromString',
    (original) =>
      function (this: DOMParser, text: unknown, type: string): unknown {
        return original.call(this, waiting(String(text)), type)
      },
  )
}

/** Markup as elements, with its styles. */
export function drawn(markup: string): DocumentFragment {
  const parsed = document.createElement('template')
  parsed.innerHTML = waiting(markup)
  for (const element of parsed.content.querySelectorAll('[data-style]')) {
    if (canHaveStyle(element)) element.style.cssText = element.getAttribute('data-style') ?? ''
  }
  return parsed.content
}

const waiting = (markup: string): string => markup.replaceAll(' style="', ' data-style="')

const canHaveStyle = (element: Element): element is HTMLElement | SVGElement =>
  element instanceof HTMLElement || element instanceof SVGElement

type Method = { call(self: unknown, ...given: readonly unknown[]): unknown }

/** Puts another method in the place of one, which it is given. */
function instead(holder: object, name: string, make: (original: Method) => Method): void {
  const original: unknown = Reflect.get(holder, name)
  if (typeof original !== 'function') return
  Object.defineProperty(holder, name, {
    value: make({
      call: (self, ...given) => {
        const answer: unknown = Reflect.apply(original, self, given)
        return answer
      },
    }),
  })
}
