/** Code that is fetched separately: when it is first wanted, or ahead of time. */
export type Lazy<Code> = {
  /** Fetches the code; tries again if it failed before. */
  readonly fetch: () => Promise<Code>
  /** The same for React's `use`: a failure stays until `renewFailed`, or rendering would ask for ever. */
  readonly promise: () => Promise<Code>
  /** The code, or null if it is not loaded. */
  readonly here: () => Code | null
}

const failed = new Set<() => void>()

/** `const viewer = lazy(() => import('./viewer.tsx'))`: the only way in which the app splits its code. */
export function lazy<Code>(load: () => Promise<Code>): Lazy<Code> {
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

/** From now on, failed code is asked for again. */
export function retryFailedLoads(): void {
  for (const forget of failed) forget()
  failed.clear()
}

const touches = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const

/** Calls `start` once, on the first sign of a user; returns a function that cancels it. */
export function onFirstTouch(start: () => void): () => void {
  const touched = new AbortController()
  const begin = (): void => {
    touched.abort()
    start()
  }
  for (const touch of touches) window.addEventListener(touch, begin, { signal: touched.signal, passive: true })
  return () => touched.abort()
}
