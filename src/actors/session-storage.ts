import type { StoredSession } from '../../machines/session-types.ts'
import type { Business, Customer, Language, Session } from '../services/types.ts'
import { isRecord, isText, isTexts, readJson, writeJson } from './storage.ts'

const key = 'bidfair'

/** The session that is kept on the device. What is not there, or not readable, is nobody. */
export function storedSession(storage: Storage, fallback: Language): StoredSession<Session> {
  return parse(readJson(storage, key), fallback)
}

/** Keeps a session and the language. A device that refuses costs the next visit its login, and nothing else. */
export function storeSession(storage: Storage, { session, language }: StoredSession<Session>): void {
  const { token = null, userType = null, user: userData = null } = session ?? {}
  writeJson(storage, key, { token, userType, userData, language })
}

/** Hears what other tabs keep or forget; answers how to stop. */
export function onChangedElsewhere(
  storage: Storage,
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  fallback: Language,
  hear: (kept: StoredSession<Session>) => void,
): () => void {
  const listener = (event: Event): void => {
    // A storage that was cleared as a whole names no key.
    const changed = 'key' in event ? event.key : null
    if (changed === key || changed === null) hear(storedSession(storage, fallback))
  }
  events.addEventListener('storage', listener)
  return () => events.removeEventListener('storage', listener)
}

function parse(kept: unknown, fallback: Language): StoredSession<Session> {
  if (!isRecord(kept)) return { session: null, language: fallback }
  const { token, userType, userData } = kept
  const language = isLanguage(kept['language']) ? kept['language'] : fallback
  if (!isText(token) || token === '') return { session: null, language }
  if (userType === 'customer' && isCustomer(userData)) {
    return { session: { token, userType, user: userData }, language }
  }
  if (userType === 'business' && isBusiness(userData)) {
    return { session: { token, userType, user: userData }, language }
  }
  return { session: null, language }
}

function isCustomer(value: unknown): value is Customer {
  return isPerson(value) && isText(value['city'])
}

function isBusiness(value: unknown): value is Business {
  return (
    isPerson(value) &&
    isTexts(value['cities']) &&
    isTexts(value['categories']) &&
    isText(value['businessName']) &&
    typeof value['isEmailVerified'] === 'boolean'
  )
}

function isPerson(value: unknown): value is Record<string, unknown> {
  return (
    isRecord(value) &&
    ['id', 'name', 'email', 'phone', 'country', 'state'].every((name) => isText(value[name])) &&
    (value['picture'] === null || isText(value['picture'])) &&
    isLanguage(value['language'])
  )
}

function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'es' || value === 'ar'
}
