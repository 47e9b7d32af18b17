import { call, type Service } from './client.ts'
import type { Acknowledged, ProgramKey } from './types.ts'

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

/** Ends a key of the viewer; one that is over already, too. */
export function revokeKey(keyId: string): Service<Acknowledged> {
  return call({
    isSafe: true,
    send: ({ client, init }) => client.POST('/revoke-key', { ...init, body: { keyId } }),
    read: ({ Message }) => ({ message: Message }),
  })
}
