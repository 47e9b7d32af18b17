import type { BrowserContext } from 'playwright-core'

/**
 * From the next page on, a context translates as browsers do: each text of a page, also one that comes later, is replaced by a copy in two
 * `<font>` elements. What is added to a page stays, and so does its language, so that everything is found by the same words.
 */
export const translates = (context: BrowserContext): Promise<unknown> => context.addInitScript(wrapTexts)

function wrapTexts(): void {
  const untouched = 'script, style, textarea, svg, font, head'
  const wrap = (text: Text): void => {
    const parent = text.parentElement
    if (!parent || parent.closest(untouched)) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.append(text.data)
    outer.append(inner)
    text.replaceWith(outer)
  }
  const wrapIn = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    if (root instanceof Text) texts.push(root)
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    texts.forEach(wrap)
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(wrapIn)
  }).observe(document, { childList: true, subtree: true })
}
