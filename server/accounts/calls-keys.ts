import type { components } from '../../generated/api.ts'
import type { Handler } from '../call.ts'
import type { KeyView } from './rows-keys.ts'
import { createKey as make, readKeys, revokeKey as revoke } from './rules-keys.ts'

type Key = components['schemas']['Key']

export const listKeys: Handler<'listKeys'> = async ({ caller, tools }) => {
  return { Success: true, keys: (await readKeys(tools, caller)).map(toKey) }
}

export const createKey: Handler<'createKey'> = async ({ body, caller, logSecurity, say, tools }) => {
  const { password, ...wanted } = body
  const { key, secret } = await make(tools, caller, wanted, { password, logSecurity })
  logSecurity('key_created', caller.id)
  return { Success: true, Message: say('KEY_CREATED'), key: toKey(key), secret }
}

export const revokeKey: Handler<'revokeKey'> = async ({ body, caller, logSecurity, say, tools }) => {
  if (await revoke(tools, caller, body.keyId)) logSecurity('key_revoked', caller.id)
  return { Success: true, Message: say('KEY_REVOKED') }
}

function toKey({ id, name, start, scopes, createdAt, lastUsedAt, expiresAt }: KeyView): Key {
  return {
    keyId: id,
    name,
    start,
    scopes: [...scopes],
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    endsAt: expiresAt.toISOString(),
  }
}
