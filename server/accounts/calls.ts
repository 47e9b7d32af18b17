import { intentOf, type Answer, type Call, type Handler } from '../call.ts'
import { networkOf } from '../platform/http/address.ts'
import type { Intent } from '../platform/idempotency/once.ts'
import { Refusal, refuseOther } from '../platform/refusal.ts'
import { changePassword, forgotPassword as mailReset, resetPassword as setPassword } from './rules-passwords.ts'
import {
  editBusiness as changeBusiness,
  editCustomer as changeCustomer,
  readBusiness,
  readCustomer,
  readProfile,
} from './rules-profile.ts'
import { logIn, logOut } from './rules-session.ts'
import { signUpBusiness, signUpCustomer } from './rules-signup.ts'
import { resendVerification as mailAgain, verifyEmail as verify } from './rules-verification.ts'
import {
  fromEditBusiness,
  fromEditCustomer,
  fromSignupBusiness,
  fromSignupCustomer,
  toBusinessData,
  toBusinessDetails,
  toCustomerData,
} from './wire.ts'

/** Both addresses take either role: people only give email and password. */
const logInHere = async ({
  body,
  ip,
  say,
  tools,
}: Call<'loginCustomer' | 'loginBusiness'>): Promise<Answer<'loginCustomer'>> => {
  const { token, accountId } = await logIn(tools, { ...body, address: networkOf(ip) })
  const profile = await readProfile(tools, accountId)
  const { publicUrl } = tools.settings
  const opened = { Success: true, Message: say('LOGIN_SUCCESSFUL'), token } as const
  return profile.role === 'customer'
    ? { ...opened, type: 'customer', data: toCustomerData(publicUrl, profile.account, profile.place) }
    : { ...opened, type: 'business', data: toBusinessData(publicUrl, profile.account, profile.business) }
}

export const loginCustomer: Handler<'loginCustomer'> = logInHere
export const loginBusiness: Handler<'loginBusiness'> = logInHere

export const logout: Handler<'logout'> = async ({ caller, say, tools }) => {
  await logOut(tools, caller)
  return { Success: true, Message: say('LOGGED_OUT') }
}

export const signupCustomer: Handler<'signupCustomer'> = async (call) => {
  const { body, language, say, tools } = call
  await signUpCustomer(tools, fromSignupCustomer(body, language), intentWithoutPassword('signupCustomer', call))
  return { Success: true, Message: say('REGISTRATION_SUCCESSFUL') }
}

export const signupBusiness: Handler<'signupBusiness'> = async (call) => {
  const { body, language, say, tools } = call
  await signUpBusiness(tools, fromSignupBusiness(body, language), intentWithoutPassword('signupBusiness', call))
  return { Success: true, Message: say('VERIFICATION_EMAIL_SENT') }
}

/** What is kept to know a repeated sign-up by; the rule looks at its password itself. */
function intentWithoutPassword(
  operation: 'signupCustomer' | 'signupBusiness',
  { header, body }: Call<'signupCustomer' | 'signupBusiness'>,
): Intent {
  const { password: _, ...rest } = body
  return intentOf(operation, { header, body: rest })
}

export const getCustomer: Handler<'getCustomer'> = async ({ body, caller, tools }) => {
  refuseOther(body.userId, caller.id)
  const { account, place } = await readCustomer(tools, caller.id)
  return { Success: true, data: toCustomerData(tools.settings.publicUrl, account, place) }
}

export const editCustomer: Handler<'editCustomer'> = async ({ body, caller, say, tools }) => {
  refuseOther(body.userId, caller.id)
  await changeCustomer(tools, caller, fromEditCustomer(body))
  return { Success: true, Message: say('PROFILE_UPDATED') }
}

export const getBusiness: Handler<'getBusiness'> = async ({ body, caller, tools }) => {
  refuseOther(body.userId, caller.id)
  const { account, business, documentIds } = await readBusiness(tools, caller.id)
  return { Success: true, data: toBusinessDetails(tools.settings, account, business, documentIds) }
}

export const editBusiness: Handler<'editBusiness'> = async ({ body, caller, say, tools }) => {
  refuseOther(body.userId, caller.id)
  await changeBusiness(tools, caller, fromEditBusiness(body))
  return { Success: true, message: say('PROFILE_UPDATED') }
}

export const updatePassword: Handler<'updatePassword'> = async ({ body, caller, say, tools }) => {
  const { isBusiness, userId, oldPassword, newPassword, confirmPassword } = body
  refuseOther(userId, caller.id)
  if (isBusiness !== undefined && (isBusiness === 1) !== (caller.role === 'business')) {
    throw new Refusal('ID_MISMATCH')
  }
  await changePassword(tools, caller, { oldPassword, newPassword, confirmPassword })
  return { Success: true, Message: say('PASSWORD_UPDATED') }
}

export const forgotPassword: Handler<'forgotPassword'> = async ({ body, say, tools }) => {
  await mailReset(tools, body.email)
  return { Success: true, Message: say('EMAIL_SENT') }
}

export const resetPassword: Handler<'resetPassword'> = async ({ body, say, tools }) => {
  await setPassword(tools, body.token, body.newPassword)
  return { Success: true, Message: say('PASSWORD_UPDATED') }
}

export const verifyEmail: Handler<'verifyEmail'> = async ({ body, say, tools }) => {
  await verify(tools, body.token)
  return { Success: true, Message: say('EMAIL_VERIFIED') }
}

export const resendVerification: Handler<'resendVerification'> = async ({ caller, say, tools }) => {
  await mailAgain(tools, caller)
  return { Success: true, Message: say('EMAIL_SENT') }
}
