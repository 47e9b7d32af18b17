import { useState } from 'react'
import { isRecord, isText } from './storage.ts'

/** What is asked of a window. */
type Place = {
  readonly location: Pick<Location, 'href' | 'reload'>
  readonly history: Pick<History, 'replaceState'>
  readonly addEventListener: (type: 'hashchange', listener: () => void) => void
}

/**
 * Removes the secret of an emailed link from the address, where others could see it and requests would carry it on. It is
 * in the fragment, which browsers send to nobody. Older links have it in the query. The browser keeps it in this history
 * entry, so a reload still knows it. The app calls this once, before it shows anything.
 *
 * A link that replaces another link of the same screen changes only the fragment. The page then reloads.
 */
export function hideMailedToken(place: Place): void {
  const { location, history } = place
  place.addEventListener('hashchange', () => {
    if (tokenOf(new URL(location.href)) !== null) location.reload()
  })
  const address = new URL(location.href)
  const token = tokenOf(address)
  if (token === null) return
  address.searchParams.delete('token')
  address.hash = ''
  history.replaceState({ token }, '', address)
}

/** The token of an address, without a full stop or a bracket that came with it from the text that it was copied out of. */
function tokenOf({ hash, searchParams }: URL): string | null {
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? searchParams.get('token')
  return token && (/^[\w-]+/.exec(token)?.[0] ?? token)
}

/** The secret of the mailed link that opened this screen; empty if none did. */
export function useMailedToken(): string {
  const [token] = useState(() => tokenIn(window.history.state))
  return token
}

function tokenIn(state: unknown): string {
  return isRecord(state) && isText(state['token']) ? state['token'] : ''
}
