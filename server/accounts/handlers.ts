import type { ResponseBody, Call, Handler } from '../platform/http/handler.ts'
import { rateLimitNetwork } from '../platform/http/rate-limit-hooks.ts'
import type { IdempotentRequest } from '../platform/idempotency/with-idempotency.ts'
import { confirmEmail as confirm, undoEmailChange as undo } from './service-email-change.ts'
import { changePassword, type PasswordDeps } from './service-passwords.ts'
import { checkReset, forgotPassword as mailReset, resetPassword as setPassword } from './service-password-reset.ts'
import {
  editBusiness as changeBusiness,
  editCustomer as changeCustomer,
  readBusiness,
  readCustomer,
  readProfile,
} from './service-profile.ts'
import {
  endOtherSessions as endOthers,
  endSession as end,
  logIn,
  logOut,
  openSession,
  readSessions,
} from './service-sessions.ts'
import type { PlacesDeps } from '../places/service.ts'
import { signUpBusiness, signUpCustomer } from './service-signup.ts'
import {
  askVerification as ask,
  resendVerification as mailAgain,
  verifyEmail as verify,
} from './service-email-verification.ts'
import {
  fromEditBusiness,
  fromEditCustomer,
  fromSignupBusiness,
  fromSignupCustomer,
  toBusinessData,
  toBusinessDetails,
  toCustomerData,
  toSession,
  toKey,
} from './serializer.ts'
import { toLoginAnswer } from './serializer-session.ts'
import { createKey as make, readKeys, revokeKey as revoke } from './service-api-keys.ts'

/** Both addresses take either role: people only give email and password. */
const logInHere = async ({
  body,
  ip,
  userAgent,
  logSecurity,
  translate,
  deps,
}: Call<'loginCustomer' | 'loginBusiness', PasswordDeps>): Promise<ResponseBody<'loginCustomer'>> => {
  const { token, accountId } = await logIn(deps, { ...body, address: rateLimitNetwork(ip), userAgent, logSecurity })
  const message = translate('LOGIN_SUCCESSFUL')
  return toLoginAnswer(deps.settings, await readProfile(deps, accountId), { message, token })
}

export const loginCustomer: Handler<'loginCustomer', PasswordDeps> = logInHere
export const loginBusiness: Handler<'loginBusiness', PasswordDeps> = logInHere

export const logout: Handler<'logout'> = async ({ caller, logSecurity, translate, deps }) => {
  await logOut(deps, caller)
  logSecurity('logout', caller.id)
  return { message: translate('LOGGED_OUT') }
}

export const listSessions: Handler<'listSessions'> = async ({ caller, deps }) => {
  return { sessions: (await readSessions(deps, caller)).map(toSession) }
}

export const endSession: Handler<'endSession'> = async ({ body, caller, logSecurity, translate, deps }) => {
  if (await end(deps, caller, body.sessionId)) logSecurity('session_ended', caller.id)
  return { message: translate('SESSION_ENDED') }
}

export const endOtherSessions: Handler<'endOtherSessions'> = async ({ caller, logSecurity, translate, deps }) => {
  await endOthers(deps, caller)
  logSecurity('other_sessions_ended', caller.id)
  return { message: translate('OTHER_SESSIONS_ENDED') }
}

export const signupCustomer: Handler<'signupCustomer', PasswordDeps & PlacesDeps> = async (call) => {
  const { body, intent, language, translate, deps } = call
  const id = await signUpCustomer(deps, fromSignupCustomer(body, language), withoutPassword(intent))
  const token = await sessionAfterSignUp(call, id)
  const { account, place } = await readCustomer(deps, id)
  const user = toCustomerData(deps.settings, account, place)
  return { message: translate('REGISTRATION_SUCCESSFUL'), token, type: 'customer', user }
}

export const signupBusiness: Handler<'signupBusiness', PasswordDeps & PlacesDeps> = async (call) => {
  const { body, intent, language, translate, deps } = call
  const id = await signUpBusiness(deps, fromSignupBusiness(body, language), withoutPassword(intent))
  const token = await sessionAfterSignUp(call, id)
  const { account, business } = await readBusiness(deps, id)
  const user = toBusinessData(deps.settings.publicUrl, account, business)
  // The message asks for verification only if something needs it.
  const mustVerify = deps.settings.emailVerification === 'required'
  const message = translate(mustVerify ? 'VERIFICATION_EMAIL_SENT' : 'REGISTRATION_SUCCESSFUL')
  return { message, token, type: 'business', user }
}

/** Who signs up has proved the password, so that a session begins. */
async function sessionAfterSignUp(
  { userAgent, logSecurity, deps }: Call<'signupCustomer' | 'signupBusiness'>,
  accountId: string,
): Promise<string> {
  const token = await openSession(deps, { accountId, userAgent })
  logSecurity('login', accountId)
  return token
}

/** What is kept to know a repeated sign-up by; the rule looks at its password itself. */
function withoutPassword(intent: IdempotentRequest): IdempotentRequest {
  return { ...intent, payload: Object.assign({}, intent.payload, { password: undefined }) }
}

export const getCustomer: Handler<'getCustomer'> = async ({ caller, deps }) => {
  const { account, place } = await readCustomer(deps, caller.id)
  return { customer: toCustomerData(deps.settings, account, place) }
}

export const editCustomer: Handler<'editCustomer', PasswordDeps & PlacesDeps> = async ({
  body,
  caller,
  logSecurity,
  translate,
  deps,
}) => {
  const waits = await changeCustomer(deps, caller, fromEditCustomer(body), logSecurity)
  return { message: translate(waits ? 'EMAIL_CONFIRMATION_SENT' : 'PROFILE_UPDATED') }
}

export const getBusiness: Handler<'getBusiness'> = async ({ caller, deps }) => {
  const { account, business, documents } = await readBusiness(deps, caller.id)
  return { business: toBusinessDetails(deps.settings, account, business, documents) }
}

export const editBusiness: Handler<'editBusiness', PasswordDeps & PlacesDeps> = async ({
  body,
  caller,
  logSecurity,
  translate,
  deps,
}) => {
  const waits = await changeBusiness(deps, caller, fromEditBusiness(body), logSecurity)
  return { message: translate(waits ? 'EMAIL_CONFIRMATION_SENT' : 'PROFILE_UPDATED') }
}

export const updatePassword: Handler<'updatePassword', PasswordDeps> = async ({
  body,
  caller,
  logSecurity,
  translate,
  deps,
}) => {
  await changePassword(deps, caller, { ...body, logSecurity })
  logSecurity('password_changed', caller.id)
  return { message: translate('PASSWORD_UPDATED') }
}

export const forgotPassword: Handler<'forgotPassword'> = async ({ body, ip, logSecurity, translate, deps }) => {
  logSecurity('password_reset_requested', await mailReset(deps, { email: body.email, address: rateLimitNetwork(ip) }))
  return { message: translate('EMAIL_SENT') }
}

export const resetPassword: Handler<'resetPassword'> = async ({ body, logSecurity, translate, deps }) => {
  logSecurity('password_reset', await setPassword(deps, body.token, body.newPassword))
  return { message: translate('PASSWORD_UPDATED') }
}

export const checkResetLink: Handler<'checkResetLink'> = async ({ body, translate, deps }) => {
  return { message: translate('RESET_LINK_WORKS'), email: await checkReset(deps, body.token) }
}

export const verifyEmail: Handler<'verifyEmail'> = async ({ body, logSecurity, translate, deps }) => {
  const { accountId, wasVerified } = await verify(deps, body.token)
  if (!wasVerified) logSecurity('email_verified', accountId)
  return { message: translate(wasVerified ? 'EMAIL_ALREADY_VERIFIED' : 'EMAIL_VERIFIED') }
}

export const confirmEmail: Handler<'confirmEmail'> = async ({ body, logSecurity, translate, deps }) => {
  logSecurity('email_changed', await confirm(deps, body.token))
  return { message: translate('EMAIL_CHANGED') }
}

export const undoEmailChange: Handler<'undoEmailChange'> = async ({ body, logSecurity, translate, deps }) => {
  const { accountId, resetToken } = await undo(deps, body.token)
  logSecurity('email_change_undone', accountId)
  return { message: translate('EMAIL_CHANGE_UNDONE'), resetToken }
}

export const resendVerification: Handler<'resendVerification'> = async ({ caller, translate, deps }) => {
  await mailAgain(deps, caller)
  return { message: translate('EMAIL_SENT') }
}

export const askVerification: Handler<'askVerification'> = async ({ body, ip, logSecurity, translate, deps }) => {
  logSecurity('verification_requested', await ask(deps, { email: body.email, address: rateLimitNetwork(ip) }))
  return { message: translate('VERIFICATION_ASKED') }
}

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
