import { call, type Service } from './client.ts'
import type { KeyDraft } from './drafts.ts'
import type { Acknowledged, MadeKey, ProgramKey } from './types.ts'
import { keyToWire } from './wire/keys.ts'

/** The viewer's keys for programs, newest first. */
export function listKeys(): Service<readonly ProgramKey[]> {
  return call({
    isSafe: true,
    send: ({ client, init }) => client.POST('/get-keys', init),
    read: ({ keys }) =>
      keys.map(({ keyId: id, name, start, scopes, lastUsedAt, endsAt }) => ({
        id,
        name,
        start,
        scopes,
        lastUsedAt,
        endsAt,
      })),
  })
}

/** Makes a key for a program. A wrong password is reported at `password`; fails as `conflict` where there are too many. */
export function createKey(draft: KeyDraft): Service<MadeKey> {
  return call({
    send: ({ client, init }) => client.POST('/create-key', { ...init, body: keyToWire(draft) }),
    read: ({ secret }) => ({ secret }),
  })
}

/** Ends a key of the viewer; one that is over already, too. */
export function revokeKey(keyId: string): Service<Acknowledged> {
  return call({
    isSafe: true,
    send: ({ client, init }) => client.POST('/revoke-key', { ...init, body: { keyId } }),
    read: ({ Message }) => ({ message: Message }),
  })
}
