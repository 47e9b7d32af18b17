const touches = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const

/** Calls `start` once, with the first sign that somebody is there; answers how to stop waiting for it. */
export function onFirstTouch(start: () => void): () => void {
  const touched = new AbortController()
  const begin = () => {
    touched.abort()
    start()
  }
  for (const touch of touches) window.addEventListener(touch, begin, { signal: touched.signal, passive: true })
  return () => touched.abort()
}
