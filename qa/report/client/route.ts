import { useEffect, useSyncExternalStore } from 'react'

/** A place of the page: a machine, and what of it is looked at; no machine is the overview. */
export type Route = { readonly machine: string; readonly target: string }

/** `#bid/open.new.failed`, `#bid/new/open.new.failed`, `#bid/new/path-3`. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  const [machine = '', ...rest] = decodeURIComponent(hash.slice(1)).split('/')
  return { machine, target: rest.join('/') }
}

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}

/** The address of a place; also what an element there is marked with. */
export function placeOf(machine: string, ...parts: readonly string[]): string {
  return [machine, ...parts].join('/')
}

export const linkTo = (...parts: readonly [string, ...string[]]): string => `#${placeOf(...parts)}`

/** Brings what the address names before the reader's eyes, and the focus to it. */
export function useArrival({ machine, target }: Route): void {
  useEffect(() => {
    const element = target === '' ? document.querySelector('h1') : elementAt(machine, target)
    if (element instanceof HTMLElement) {
      element.focus({ preventScroll: true })
      if (target === '') scrollTo({ top: 0 })
      else element.scrollIntoView({ block: 'start' })
    }
  }, [machine, target])
}

/** Without a scene the first one that has it will do. */
function elementAt(machine: string, target: string): Element | undefined {
  const all = [...document.querySelectorAll('[data-place]')]
  const at = (isThere: (place: string) => boolean): Element | undefined =>
    all.find((element) => isThere(element.getAttribute('data-place') ?? ''))
  return (
    at((place) => place === placeOf(machine, target)) ??
    at((place) => place.startsWith(`${machine}/`) && place.split('/').at(-1) === target)
  )
}
