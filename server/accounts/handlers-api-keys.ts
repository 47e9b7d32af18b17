import type { Handler } from '../platform/http/handler.ts'
import type { PasswordDeps } from './service-passwords.ts'
import { createKey as make, readKeys, revokeKey as revoke } from './service-api-keys.ts'
import { toKey } from './serializer.ts'

export const listKeys: Handler<'listKeys'> = async ({ caller, deps }) => {
  return { keys: (await readKeys(deps, caller)).map(toKey) }
}

export const createKey: Handler<'createKey', PasswordDeps> = async ({ body, caller, logSecurity, translate, deps }) => {
  const { password, ...wanted } = body
  const { key, secret } = await make(deps, caller, wanted, { password, logSecurity })
  logSecurity('key_created', caller.id)
  return { message: translate('KEY_CREATED'), key: toKey(key), secret }
}

export const revokeKey: Handler<'revokeKey'> = async ({ body, caller, logSecurity, translate, deps }) => {
  if (await revoke(deps, caller, body.keyId)) logSecurity('key_revoked', caller.id)
  return { message: translate('KEY_REVOKED') }
}
