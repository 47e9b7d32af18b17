import type { Page } from 'playwright-core'

/** What a screen says and how it lies there. Lengths are CSS pixels. */
export type Look = {
  readonly lang: string
  readonly dir: string
  /** Every text that somebody sees or hears: labels, placeholders and descriptions included. */
  readonly texts: readonly string[]
  /** Texts that do not fit into the box which hides what is beyond it. */
  readonly cut: readonly string[]
  /** Pairs of texts, or of buttons and links, that lie on each other. */
  readonly overlapping: readonly string[]
  /** How far the page scrolls sideways. */
  readonly sideways: number
  /** Of arrows and chevrons: whether each points the other way than it was drawn. */
  readonly mirrored: readonly boolean[]
  /** The side where the way back and the first label of a form are; null where there is none. */
  readonly back: 'left' | 'right' | null
  readonly label: 'left' | 'right' | null
}

/** Looks at the screen as it is. */
export function lookAt(page: Page): Promise<Look> {
  return page.evaluate(() => {
    type Box = { name: string; layer: Element | null; rects: DOMRect[] }
    const ARROWS = ['M19 12H5m6-6-6 6 6 6', 'm9 5 7 7-7 7', 'm15 5-7 7 7 7']
    const root = document.documentElement

    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
    }
    const isHiddenInside = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath.startsWith('inset(50%') || isHiddenInside(element.parentElement))
    // What sticks to an edge lies on what scrolls below it, and is meant to.
    const layerOf = (element: Element | null): Element | null =>
      element === null || ['sticky', 'fixed'].includes(getComputedStyle(element).position)
        ? element
        : layerOf(element.parentElement)

    const texts: string[] = []
    const cut: string[] = []
    const written: Box[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const text = node.textContent?.trim() ?? ''
      const holder = node.parentElement
      // Names of places are the server's; the first option is ours.
      if (text === '' || !holder || holder.matches('script, style, option:not([value=""])')) continue
      if (holder.matches('option') || isHiddenInside(holder)) texts.push(text)
      else if (isSeen(holder)) {
        texts.push(text)
        const range = document.createRange()
        range.selectNodeContents(node)
        // Lines that a box keeps to itself lie on nothing.
        const { bottom } = holder.getBoundingClientRect()
        const isClamped = getComputedStyle(holder).overflowY === 'hidden'
        const lines = [...range.getClientRects()].filter(({ top }) => !isClamped || top < bottom - 1)
        written.push({ name: text, layer: layerOf(holder), rects: lines })
        if (isClamped && holder.scrollHeight > holder.clientHeight + 2) cut.push(text)
        const box = [holder, holder.parentElement].find(
          (each) => each && getComputedStyle(each).overflowX !== 'visible' && each.scrollWidth > each.clientWidth + 1,
        )
        if (box && !getComputedStyle(box).overflowX.match(/auto|scroll/)) cut.push(text)
      }
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
      if (!element.checkVisibility()) continue
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) texts.push(element.getAttribute(name) ?? '')
    }

    const pressed = [...document.querySelectorAll('a[href], button, h1')].filter(
      (element) => isSeen(element) && !isHiddenInside(element),
    )
    const boxes = pressed.map((element) => ({
      name: element.getAttribute('aria-label') ?? element.textContent ?? '',
      layer: layerOf(element),
      rects: [...element.getClientRects()],
    }))
    const overlap = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 5
    const pairs = (all: Box[]) =>
      all.flatMap((one, index) =>
        all
          .slice(index + 1)
          .filter((other) => one.layer === other.layer && one.rects.some((a) => other.rects.some((b) => overlap(a, b))))
          .map((other) => `${one.name} / ${other.name}`),
      )

    const sideOf = (element: Element | null | undefined, frame: Element | null | undefined) => {
      if (!element || !frame) return null
      const range = document.createRange()
      range.selectNodeContents(element)
      const [inner, outer] = [range.getClientRects()[0], frame.getBoundingClientRect()]
      if (!inner) return null
      return inner.left - outer.left < outer.right - inner.right ? ('left' as const) : ('right' as const)
    }
    const back = [...document.querySelectorAll('header a[aria-label]')].find(
      (link) => link.querySelector('path')?.getAttribute('d') === ARROWS[0],
    )

    return {
      lang: root.lang,
      dir: root.dir,
      texts: texts.filter((text) => text !== ''),
      cut,
      overlapping: [...pairs(written), ...pairs(boxes)],
      // Behind a dialog the room of the scroll bar is kept free, which makes the page narrower than the window.
      sideways: Math.max(0, root.scrollWidth - root.clientWidth),
      mirrored: [...document.querySelectorAll('svg')]
        .filter((svg) => ARROWS.includes(svg.querySelector('path')?.getAttribute('d') ?? ''))
        .map((svg) => getComputedStyle(svg).transform.startsWith('matrix(-1,')),
      back: sideOf(back, document.querySelector('header')),
      label: sideOf(document.querySelector('main form label'), document.querySelector('main form')),
    }
  })
}
