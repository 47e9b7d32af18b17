import { onFirstTouch } from '../later.ts'
import type { Language } from '../services/types.ts'
import { createEnvironment, type Environment, type Presence } from './environment.ts'
import { hideMailedToken } from './mailed-token.ts'

/** The environment in a real browser, using the server that the page came from. */
export function openInBrowser(window: Window & typeof globalThis, language: Language): Environment {
  hideMailedToken(window)
  return createEnvironment({
    fetch: (request) => window.fetch(request),
    newRequest: () => new window.XMLHttpRequest(),
    baseUrl: `${window.location.origin}/v1`,
    storage: storageOf(() => window.localStorage),
    tabStorage: storageOf(() => window.sessionStorage),
    events: window,
    newKey: () => newKey(window),
    awake: firstTouch(),
    presence: presenceIn(window),
    language,
  })
}

/** Resolves on the first touch, or after two seconds: until then the page loads only what it shows. */
function firstTouch(): Promise<void> {
  return new Promise((resolve) => {
    onFirstTouch(resolve)
    setTimeout(resolve, 2_000)
  })
}

/** Somebody is there while the page is visible and the browser does not report being offline. */
function presenceIn(window: Window): Presence {
  const isHere = (): boolean => window.document.visibilityState === 'visible' && window.navigator.onLine
  return (tell) => {
    const gone = new AbortController()
    const look = (): void => tell(isHere())
    window.document.addEventListener('visibilitychange', look, { signal: gone.signal })
    for (const change of ['online', 'offline']) window.addEventListener(change, look, { signal: gone.signal })
    if (isHere()) look()
    return () => gone.abort()
  }
}

/** `crypto.randomUUID` exists only on secure pages, so not on a phone that opens a laptop's server by its address. */
function newKey({ crypto }: Window & typeof globalThis): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A browser that denies storage throws on first access; the app then remembers things only until the page closes. */
function storageOf(touch: () => Storage): Storage {
  try {
    return touch()
  } catch {
    return inMemory()
  }
}

function inMemory(): Storage {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  }
}
