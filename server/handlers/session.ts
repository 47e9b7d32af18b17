import type { components } from '../../generated/api.ts'
import { readProfile } from '../rules/profile.ts'
import { logIn, logOut } from '../rules/session.ts'
import { signUpBusiness, signUpCustomer } from '../rules/signup.ts'
import { fromSignupBusiness, fromSignupCustomer, toBusinessData, toCustomerData } from '../wire/accounts.ts'
import type { Call, Handler } from './call.ts'

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

export const signupCustomer: Handler<'signupCustomer'> = async ({ body, language, say, tools }) => {
  await signUpCustomer(tools, fromSignupCustomer(body, language))
  return { Success: true, Message: say('REGISTRATION_SUCCESSFUL') }
}

export const signupBusiness: Handler<'signupBusiness'> = async ({ body, language, say, tools }) => {
  await signUpBusiness(tools, fromSignupBusiness(body, language))
  return { Success: true, Message: say('VERIFICATION_EMAIL_SENT') }
}
