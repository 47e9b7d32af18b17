import type { KeyDraft } from '../drafts.ts'

export function keyToWire({ name, scopes, days, password }: KeyDraft) {
  return { name: name.trim(), scopes: [...scopes], days: Number(days), password }
}
