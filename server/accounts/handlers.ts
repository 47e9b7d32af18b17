import type { Answer, Call, Handler } from '../handler.ts'
import { networkOf } from '../platform/http/client-address.ts'
import type { Intent } from '../platform/idempotency/with-idempotency.ts'
import { ARCHIVE_NAME, exportAccount as exportData } from './service-export.ts'
import { leave } from './service-deletion.ts'
import { confirmEmail as confirm, undoEmailChange as undo } from './service-email-change.ts'
import {
  checkReset,
  changePassword,
  forgotPassword as mailReset,
  resetPassword as setPassword,
} from './service-passwords.ts'
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
} from './serializer.ts'

/** Both addresses take either role: people only give email and password. */
const logInHere = async ({
  body,
  ip,
  userAgent,
  logSecurity,
  say,
  tools,
}: Call<'loginCustomer' | 'loginBusiness'>): Promise<Answer<'loginCustomer'>> => {
  const { token, accountId } = await logIn(tools, { ...body, address: networkOf(ip), userAgent, logSecurity })
  const profile = await readProfile(tools, accountId)
  const { publicUrl } = tools.settings
  const opened = { message: say('LOGIN_SUCCESSFUL'), token } as const
  return profile.role === 'customer'
    ? { ...opened, type: 'customer', user: toCustomerData(tools.settings, profile.account, profile.place) }
    : { ...opened, type: 'business', user: toBusinessData(publicUrl, profile.account, profile.business) }
}

export const loginCustomer: Handler<'loginCustomer'> = logInHere
export const loginBusiness: Handler<'loginBusiness'> = logInHere

export const logout: Handler<'logout'> = async ({ caller, logSecurity, say, tools }) => {
  await logOut(tools, caller)
  logSecurity('logout', caller.id)
  return { message: say('LOGGED_OUT') }
}

export const listSessions: Handler<'listSessions'> = async ({ caller, tools }) => {
  return { sessions: (await readSessions(tools, caller)).map(toSession) }
}

export const endSession: Handler<'endSession'> = async ({ body, caller, logSecurity, say, tools }) => {
  if (await end(tools, caller, body.sessionId)) logSecurity('session_ended', caller.id)
  return { message: say('SESSION_ENDED') }
}

export const endOtherSessions: Handler<'endOtherSessions'> = async ({ caller, logSecurity, say, tools }) => {
  await endOthers(tools, caller)
  logSecurity('other_sessions_ended', caller.id)
  return { message: say('OTHER_SESSIONS_ENDED') }
}

export const signupCustomer: Handler<'signupCustomer'> = async (call) => {
  const { body, intent, language, say, tools } = call
  const id = await signUpCustomer(tools, fromSignupCustomer(body, language), withoutPassword(intent))
  const token = await sessionAfterSignUp(call, id)
  const { account, place } = await readCustomer(tools, id)
  const user = toCustomerData(tools.settings, account, place)
  return { message: say('REGISTRATION_SUCCESSFUL'), token, type: 'customer', user }
}

export const signupBusiness: Handler<'signupBusiness'> = async (call) => {
  const { body, intent, language, say, tools } = call
  const id = await signUpBusiness(tools, fromSignupBusiness(body, language), withoutPassword(intent))
  const token = await sessionAfterSignUp(call, id)
  const { account, business } = await readBusiness(tools, id)
  const user = toBusinessData(tools.settings.publicUrl, account, business)
  // Nobody is told to verify an address where nothing depends on it.
  const mustVerify = tools.settings.emailVerification === 'required'
  const message = say(mustVerify ? 'VERIFICATION_EMAIL_SENT' : 'REGISTRATION_SUCCESSFUL')
  return { message, token, type: 'business', user }
}

/** Who signs up has proved the password, so that a session begins. */
async function sessionAfterSignUp(
  { userAgent, logSecurity, tools }: Call<'signupCustomer' | 'signupBusiness'>,
  accountId: string,
): Promise<string> {
  const token = await openSession(tools, { accountId, userAgent })
  logSecurity('login', accountId)
  return token
}

/** What is kept to know a repeated sign-up by; the rule looks at its password itself. */
function withoutPassword(intent: Intent): Intent {
  return { ...intent, payload: Object.assign({}, intent.payload, { password: undefined }) }
}

export const getCustomer: Handler<'getCustomer'> = async ({ caller, tools }) => {
  const { account, place } = await readCustomer(tools, caller.id)
  return { customer: toCustomerData(tools.settings, account, place) }
}

export const editCustomer: Handler<'editCustomer'> = async ({ body, caller, logSecurity, say, tools }) => {
  const waits = await changeCustomer(tools, caller, fromEditCustomer(body), logSecurity)
  return { message: say(waits ? 'EMAIL_CONFIRMATION_SENT' : 'PROFILE_UPDATED') }
}

export const getBusiness: Handler<'getBusiness'> = async ({ caller, tools }) => {
  const { account, business, documents } = await readBusiness(tools, caller.id)
  return { business: toBusinessDetails(tools.settings, account, business, documents) }
}

export const editBusiness: Handler<'editBusiness'> = async ({ body, caller, logSecurity, say, tools }) => {
  const waits = await changeBusiness(tools, caller, fromEditBusiness(body), logSecurity)
  return { message: say(waits ? 'EMAIL_CONFIRMATION_SENT' : 'PROFILE_UPDATED') }
}

export const updatePassword: Handler<'updatePassword'> = async ({ body, caller, logSecurity, say, tools }) => {
  await changePassword(tools, caller, { ...body, logSecurity })
  logSecurity('password_changed', caller.id)
  return { message: say('PASSWORD_UPDATED') }
}

export const forgotPassword: Handler<'forgotPassword'> = async ({ body, ip, logSecurity, say, tools }) => {
  logSecurity('password_reset_requested', await mailReset(tools, { email: body.email, address: networkOf(ip) }))
  return { message: say('EMAIL_SENT') }
}

export const resetPassword: Handler<'resetPassword'> = async ({ body, logSecurity, say, tools }) => {
  logSecurity('password_reset', await setPassword(tools, body.token, body.newPassword))
  return { message: say('PASSWORD_UPDATED') }
}

export const checkResetLink: Handler<'checkResetLink'> = async ({ body, say, tools }) => {
  return { message: say('RESET_LINK_WORKS'), email: await checkReset(tools, body.token) }
}

export const verifyEmail: Handler<'verifyEmail'> = async ({ body, logSecurity, say, tools }) => {
  const { accountId, wasVerified } = await verify(tools, body.token)
  if (!wasVerified) logSecurity('email_verified', accountId)
  return { message: say(wasVerified ? 'EMAIL_ALREADY_VERIFIED' : 'EMAIL_VERIFIED') }
}

export const confirmEmail: Handler<'confirmEmail'> = async ({ body, logSecurity, say, tools }) => {
  logSecurity('email_changed', await confirm(tools, body.token))
  return { message: say('EMAIL_CHANGED') }
}

export const undoEmailChange: Handler<'undoEmailChange'> = async ({ body, logSecurity, say, tools }) => {
  const { accountId, resetToken } = await undo(tools, body.token)
  logSecurity('email_change_undone', accountId)
  return { message: say('EMAIL_CHANGE_UNDONE'), resetToken }
}

export const resendVerification: Handler<'resendVerification'> = async ({ caller, say, tools }) => {
  await mailAgain(tools, caller)
  return { message: say('EMAIL_SENT') }
}

export const askVerification: Handler<'askVerification'> = async ({ body, ip, logSecurity, say, tools }) => {
  logSecurity('verification_requested', await ask(tools, { email: body.email, address: networkOf(ip) }))
  return { message: say('VERIFICATION_ASKED') }
}

export const deleteAccount: Handler<'deleteAccount'> = async ({ body, caller, logSecurity, say, tools }) => {
  const deleteAt = await leave(tools, caller, { password: body.password, logSecurity })
  logSecurity('account_leaving', caller.id)
  return { message: say('DELETION_BEGUN'), deleteAt: deleteAt.toISOString() }
}

export const exportAccount: Handler<'exportAccount'> = async ({ caller, logSecurity, warn, tools }) => {
  const stream = await exportData(tools, caller.id, (error) => warn(error, 'export of an account ended early'))
  logSecurity('account_exported', caller.id)
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${ARCHIVE_NAME}"`,
    'cache-control': 'private, no-store',
  }
  return { headers, stream }
}
