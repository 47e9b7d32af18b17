import type { StoredSession } from '../../machines/session.ts'
import type { Business, Customer, Language, Session } from '../services/types.ts'
import { isRecord, isText, isTexts, readJson, writeJson } from './storage.ts'

const key = 'bidfair'

/** The session stored on the device; none if it is missing or unreadable. */
export function storedSession(storage: Storage, fallback: Language): StoredSession<Session> {
  return parse(readJson(storage, key), fallback)
}

/** Stores the session and language. If the device refuses, the next visit only has to log in again. */
export function storeSession(storage: Storage, { session, language }: StoredSession<Session>): void {
  const { token = null, userType = null, user: userData = null } = session ?? {}
  writeJson(storage, key, { token, userType, userData, language })
}

/** Reports what other tabs store or remove; returns a function that stops it. */
export function onChangedElsewhere(
  storage: Storage,
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  fallback: Language,
  hear: (stored: StoredSession<Session>) => void,
): () => void {
  const listener = (event: Event): void => {
    // Clearing the whole storage reports no key.
    const changed = 'key' in event ? event.key : null
    if (changed === key || changed === null) hear(storedSession(storage, fallback))
  }
  events.addEventListener('storage', listener)
  return () => events.removeEventListener('storage', listener)
}

function parse(stored: unknown, fallback: Language): StoredSession<Session> {
  if (!isRecord(stored)) return { session: null, language: fallback }
  const { token, userType, userData } = stored
  const language = isLanguage(stored['language']) ? stored['language'] : fallback
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
    (value['radius'] === undefined || typeof value['radius'] === 'number') &&
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
