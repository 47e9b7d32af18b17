import type { Handler } from '../platform/http/handler.ts'
import { beginLogin } from '../second-step/service-passkeys.ts'
import { toLoginAnswer, toPasskey } from './serializer-session.ts'
import {
  addPasskey as add,
  beginPasskey as begin,
  logInWithPasskey,
  readPasskeys,
  removePasskey as remove,
} from './service-passkeys.ts'
import type { PasswordDeps } from './service-passwords.ts'
import { readProfile } from './service-profile.ts'

export const beginPasskeyLogin: Handler<'beginPasskeyLogin'> = async ({ deps }) => ({ options: beginLogin(deps) })

export const finishPasskeyLogin: Handler<'finishPasskeyLogin'> = async ({
  body,
  userAgent,
  logSecurity,
  translate,
  deps,
}) => {
  const { token, accountId } = await logInWithPasskey(deps, { ...body, userAgent, logSecurity })
  const message = translate('LOGIN_SUCCESSFUL')
  return toLoginAnswer(deps.settings, await readProfile(deps, accountId), { message, token })
}

export const listPasskeys: Handler<'listPasskeys'> = async ({ caller, deps }) => {
  return { passkeys: (await readPasskeys(deps, caller)).map(toPasskey) }
}

export const beginPasskey: Handler<'beginPasskey', PasswordDeps> = async ({ body, caller, logSecurity, deps }) => {
  return { options: await begin(deps, caller, { ...body, logSecurity }) }
}

export const addPasskey: Handler<'addPasskey'> = async ({ body, caller, logSecurity, translate, deps }) => {
  const passkey = await add(deps, caller, body)
  logSecurity('passkey_added', caller.id)
  return { message: translate('PASSKEY_ADDED'), passkey: toPasskey(passkey) }
}

export const removePasskey: Handler<'removePasskey', PasswordDeps> = async ({
  body,
  caller,
  logSecurity,
  translate,
  deps,
}) => {
  const { passkeyId, password } = body
  if (await remove(deps, caller, passkeyId, { password, logSecurity })) logSecurity('passkey_removed', caller.id)
  return { message: translate('PASSKEY_REMOVED') }
}
