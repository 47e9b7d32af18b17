import { onFirstTouch } from '../shared/lazy.ts'
import { apiOf } from '../services/request.ts'
import type { Language } from '../services/types.ts'
import type { PreloadedCall } from './preloaded-call.ts'
import { createEnvironment, type Environment, type VisibilityWatcher } from './environment.ts'
import { hideMailedToken } from './mailed-token.ts'
import { storageOf } from './storage.ts'

/** The environment in a real browser, using the server that the page came from, and what was asked it before. */
export function openInBrowser(
  window: Window & typeof globalThis,
  language: Language,
  early: PreloadedCall | null,
): Environment {
  hideMailedToken(window)
  return createEnvironment({
    fetch: (request) => window.fetch(request),
    early,
    newRequest: () => new window.XMLHttpRequest(),
    baseUrl: apiOf(window.location.origin),
    storage: storageOf(() => window.localStorage),
    tabStorage: storageOf(() => window.sessionStorage),
    events: window,
    newKey: () => newKey(window),
    awake: firstTouch(),
    presence: presenceIn(window),
    windows: window,
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
function presenceIn(window: Window): VisibilityWatcher {
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
