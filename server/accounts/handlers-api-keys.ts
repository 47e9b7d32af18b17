import type { Handler } from '../handler.ts'
import { createKey as make, readKeys, revokeKey as revoke } from './service-api-keys.ts'
import { toKey } from './serializer.ts'

export const listKeys: Handler<'listKeys'> = async ({ caller, tools }) => {
  return { keys: (await readKeys(tools, caller)).map(toKey) }
}

export const createKey: Handler<'createKey'> = async ({ body, caller, logSecurity, say, tools }) => {
  const { password, ...wanted } = body
  const { key, secret } = await make(tools, caller, wanted, { password, logSecurity })
  logSecurity('key_created', caller.id)
  return { message: say('KEY_CREATED'), key: toKey(key), secret }
}

export const revokeKey: Handler<'revokeKey'> = async ({ body, caller, logSecurity, say, tools }) => {
  if (await revoke(tools, caller, body.keyId)) logSecurity('key_revoked', caller.id)
  return { message: say('KEY_REVOKED') }
}
