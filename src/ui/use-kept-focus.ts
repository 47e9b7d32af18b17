import { useEffect } from 'react'

/** Keeps the keyboard's place in what the screen shows, for screens whose controls go once they are used. */
export function useKeptFocus(): void {
  useEffect(() => {
    const main = document.querySelector('main')
    return main ? keepFocus(main) : undefined
  }, [])
}

/**
 * Keeps the keyboard's place in a part of the page whose controls go once they are used. When what has the focus goes, as a
 * job's Bid button does once the bid is there, the browser drops the focus to the top of the page; instead the first heading
 * of what stood around it takes it, or else its first control. Returns a function that stops it.
 */
export function keepFocus(part: HTMLElement): () => void {
  /** What had the focus last, and all that it stood in, from the inside out. */
  let path = ancestors(document.activeElement, part)
  const gone = new AbortController()
  const options = { signal: gone.signal }
  part.addEventListener('focusin', ({ target }) => (path = ancestors(target, part)), options)
  // A press elsewhere means leaving.
  document.addEventListener('pointerdown', ({ target }) => isInside(target, path[0]) || (path = []), options)
  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body || !path[0] || path[0].isConnected) return
    const around = path.find((element) => element.isConnected)
    const next = around?.querySelector<HTMLElement>('h2, h3') ?? around?.querySelector<HTMLElement>('button, a[href]')
    if (next?.matches('h2, h3')) next.tabIndex = -1
    next?.focus({ preventScroll: true })
  })
  observer.observe(part, { childList: true, subtree: true })
  return () => {
    gone.abort()
    observer.disconnect()
  }
}

function ancestors(target: EventTarget | null, part: Element): readonly Element[] {
  const path: Element[] = []
  for (let at = target instanceof Element ? target : null; at && part.contains(at); at = at.parentElement) path.push(at)
  return path
}

const isInside = (target: EventTarget | null, element: Element | undefined): boolean =>
  target instanceof Node && element !== undefined && element.contains(target)
