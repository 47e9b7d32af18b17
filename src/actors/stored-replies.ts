import { isTexts, keysOf, readJson, removeKey, writeJson } from './storage.ts'

/** The name of what is stored, before the id of the account. */
const prefix = 'bidfair.replies.'

/** The quick replies that an account chose on this device; null while it uses the suggested ones. */
export function readReplies(storage: Storage, userId: string): readonly string[] | null {
  const stored = readJson(storage, prefix + userId)
  return isTexts(stored) ? stored : null
}

/** Removes those of everybody who used this device. */
export function forgetReplies(storage: Storage): void {
  for (const key of keysOf(storage)) if (key.startsWith(prefix)) removeKey(storage, key)
}

/** Keeps them, or with null the suggested ones again. */
export function keepReplies(storage: Storage, userId: string, replies: readonly string[] | null): void {
  if (replies === null) removeKey(storage, prefix + userId)
  else writeJson(storage, prefix + userId, replies)
}
