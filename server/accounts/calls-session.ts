import type { components } from '../../generated/api.ts'
import { readProfile } from './rules-profile.ts'
import type { Intent } from '../platform/idempotency/once.ts'
import { logIn, logOut } from './rules-session.ts'
import { signUpBusiness, signUpCustomer } from './rules-signup.ts'
import { fromSignupBusiness, fromSignupCustomer, toBusinessData, toCustomerData } from './wire.ts'
import { intentOf, type Call, type Handler } from '../call.ts'

/** Both addresses take either role: people only give email and password. */
const logInHere = async ({
  body,
  address,
  say,
  tools,
}: Call<'loginCustomer' | 'loginBusiness'>): Promise<components['schemas']['LoginAnswer']> => {
  const { token, accountId } = await logIn(tools, { ...body, address })
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
  { idempotencyKey, body }: Call<'signupCustomer' | 'signupBusiness'>,
): Intent {
  const { password: _, ...rest } = body
  return intentOf(operation, { idempotencyKey, body: rest })
}
