import { useState } from 'react'
import { isRecord, isText } from './storage.ts'

/**
 * Takes the secret of a mailed link out of the address, where others could see it and requests would carry it on. The
 * browser keeps it with this entry of its history, so that a reload still knows it. Called once, before anything is shown.
 */
export function hideMailedToken({ location, history }: Pick<Window, 'location' | 'history'>): void {
  const address = new URL(location.href)
  const token = address.searchParams.get('token')
  if (token === null) return
  address.searchParams.delete('token')
  history.replaceState({ token }, '', address)
}

/** The secret of the mailed link that opened this screen; empty if none did. */
export function useMailedToken(): string {
  const [token] = useState(() => tokenIn(window.history.state))
  return token
}

function tokenIn(state: unknown): string {
  return isRecord(state) && isText(state['token']) ? state['token'] : ''
}
