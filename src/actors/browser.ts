import { onFirstTouch } from '../later.ts'
import type { Language } from '../services/types.ts'
import { createEnvironment, type Environment, type Presence } from './environment.ts'

/** The app on the browser's own parts, talking to the server that the page came from. */
export function openInBrowser(window: Window & typeof globalThis, language: Language): Environment {
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

/** A screen that nobody has touched yet needs only what it shows; once that is there, the rest may come by itself. */
function firstTouch(): Promise<void> {
  return new Promise((resolve) => {
    onFirstTouch(resolve)
    setTimeout(resolve, 2_000)
  })
}

/** A page is looked at while it is visible; a browser that knows of no network is not asked to use one. */
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

/** `crypto.randomUUID` is there on secure pages only; a phone that tries a laptop's server by its address has none. */
function newKey({ crypto }: Window & typeof globalThis): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A browser that denies storage denies it on first touch; the app then lives for one page. */
function storageOf(touch: () => Storage): Storage {
  try {
    return touch()
  } catch {
    return inMemory()
  }
}

function inMemory(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}
