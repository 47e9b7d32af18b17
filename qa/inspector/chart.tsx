import mermaid from 'mermaid'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Chart, Moment } from './messages.ts'
import type { Covered } from './store.ts'

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
  // The role that Mermaid gives its drawing is one that axe knows no description of.
  parsed.content.querySelector('svg')?.removeAttribute('aria-roledescription')
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

keepInlineStyles()
const dark = matchMedia('(prefers-color-scheme: dark)')
const onTheme = (heard: () => void) => {
  dark.addEventListener('change', heard)
  return () => dark.removeEventListener('change', heard)
}

let drawings = 0

type Props = { readonly chart: Chart; readonly moment: Moment | null; readonly covered: Covered | undefined }

/** A chart as Mermaid draws it, with a tint on all that was covered, the states that hold, and the arrows that were taken last. */
export function ChartView({ chart: { text, arrows }, moment, covered }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [svg, setSvg] = useState('')
  const isDark = useSyncExternalStore(onTheme, () => dark.matches)

  useEffect(() => {
    let isGone = false
    drawings += 1
    const theme = isDark ? 'dark' : 'neutral'
    mermaid.initialize({ startOnLoad: false, theme, securityLevel: 'strict', state: { useMaxWidth: false } })
    void mermaid.render(`chart-${drawings}`, text).then((drawing) => {
      if (!isGone) setSvg(drawing.svg)
    })
    return () => {
      isGone = true
    }
  }, [text, isDark])

  useEffect(() => {
    box.current?.replaceChildren(drawn(svg))
    // It scrolls in itself, so the keyboard has to get there.
    box.current?.setAttribute('tabindex', '0')
    // What the box shows first of a chart that is larger may be an empty corner.
    const start = box.current?.querySelector('.node')
    if (box.current && start) bringIntoView(box.current, start)
  }, [svg])

  useEffect(() => {
    if (box.current !== null) mark(box.current, arrows, moment, covered)
  }, [svg, arrows, moment, covered])

  return <section className="chart" ref={box} aria-label="Chart" />
}

/** Mermaid numbers the arrows in their order; those that mark where a group begins come first. What holds is brought into view. */
function mark(box: HTMLElement, arrows: Chart['arrows'], moment: Moment | null, covered: Covered | undefined): void {
  const idsOf = (states: readonly string[] = []) => new Set(states.map((path) => path.replaceAll('.', '_')))
  const [active, visited] = [idsOf(moment?.active), idsOf(covered?.states)]
  let last: Element | undefined
  for (const state of box.querySelectorAll('.node, .statediagram-cluster')) {
    const id = state.getAttribute('data-id') ?? /state-(.+)-\d+$/.exec(state.id)?.[1] ?? ''
    const isActive = active.has(id)
    state.classList.toggle('is-active', isActive)
    state.classList.toggle('is-covered', visited.has(id))
    if (isActive) last = state
  }
  const numberOf = (path: Element) => Number(/\d+$/.exec(path.getAttribute('data-id') ?? '')?.[0])
  const paths = [...box.querySelectorAll('path.transition')].toSorted((one, other) => numberOf(one) - numberOf(other))
  for (const [index, path] of paths.slice(paths.length - arrows.length).entries()) {
    const stands = arrows[index] ?? []
    path.classList.toggle(
      'is-taken',
      stands.some((id) => moment?.taken.includes(id)),
    )
    // An arrow that stands for several is covered once all of them are.
    path.classList.toggle(
      'is-covered',
      stands.every((id) => covered?.taken.includes(id)),
    )
  }
  if (last !== undefined) bringIntoView(box, last)
}

/** Only inside of its box: the page itself stays where it is. */
function bringIntoView(box: HTMLElement, part: Element): void {
  const [outer, inner] = [box.getBoundingClientRect(), part.getBoundingClientRect()]
  box.scrollBy(
    inner.x + inner.width / 2 - outer.x - outer.width / 2,
    inner.y + inner.height / 2 - outer.y - outer.height / 2,
  )
}
