import type { Unread } from '../../machines/live.ts'
import { isRecord, readJson, removeKey, writeJson } from './storage.ts'

/** The name of what is stored. */
const key = 'bidfair.unread'

/** How much of an account was unread at its last visit on this device; nothing where that was somebody else's. */
export function readUnread(storage: Storage, userId: string): Unread {
  const stored = readJson(storage, key)
  return isRecord(stored) && stored['userId'] === userId
    ? { items: countIn(stored['items']), messages: countIn(stored['messages']) }
    : { items: 0, messages: 0 }
}

const countIn = (value: unknown): number => (typeof value === 'number' && value > 0 ? value : 0)

export const keepUnread = (storage: Storage, userId: string, unread: Unread): void =>
  void writeJson(storage, key, { userId, ...unread })

export const forgetUnread = (storage: Storage): void => removeKey(storage, key)
