/** Code that is fetched apart from what shows or uses it: when it is first wanted, or ahead of that. */
export type Later<Code> = {
  /** The code. Where it could not be had before, it is asked for again. */
  readonly fetch: () => Promise<Code>
  /** The same for `use` of React: what failed stays so until `renewFailed`, or rendering would ask without end. */
  readonly promise: () => Promise<Code>
  /** The code, or null while it is not here. */
  readonly here: () => Code | null
}

const failed = new Set<() => void>()

/** `const viewer = later(() => import('./viewer.tsx'))`: the one way in which the app splits its code. */
export function later<Code>(load: () => Promise<Code>): Later<Code> {
  let code: Code | null = null
  let fetching: Promise<Code> | null = null
  const forget = (): void => {
    fetching = null
  }
  const start = (): Promise<Code> => {
    const loading = load()
    loading.then(
      (loaded) => {
        code = loaded
      },
      () => failed.add(forget),
    )
    return loading
  }
  const promise = (): Promise<Code> => (fetching ??= start())
  const fetch = (): Promise<Code> => {
    if (failed.delete(forget)) forget()
    return promise()
  }
  return { fetch, promise, here: () => code }
}

/** What could not be had is asked for again from now on. */
export function renewFailed(): void {
  for (const forget of failed) forget()
  failed.clear()
}

const touches = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const

/** Calls `start` once, with the first sign that somebody is there; answers how to stop waiting for it. */
export function onFirstTouch(start: () => void): () => void {
  const touched = new AbortController()
  const begin = (): void => {
    touched.abort()
    start()
  }
  for (const touch of touches) window.addEventListener(touch, begin, { signal: touched.signal, passive: true })
  return () => touched.abort()
}
