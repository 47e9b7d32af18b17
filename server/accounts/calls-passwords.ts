import { Refusal } from '../platform/refusal.ts'
import { refuseOther } from '../jobs/rules-ask.ts'
import { changePassword, forgotPassword as mailLink, resetPassword as reset } from './rules-passwords.ts'
import { resendVerification as resend, verifyEmail as verify } from './rules-verification.ts'
import type { Handler } from '../call.ts'

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
  await mailLink(tools, body.email)
  return { Success: true, Message: say('EMAIL_SENT') }
}

export const resetPassword: Handler<'resetPassword'> = async ({ body, say, tools }) => {
  await reset(tools, body.token, body.newPassword)
  return { Success: true, Message: say('PASSWORD_UPDATED') }
}

export const verifyEmail: Handler<'verifyEmail'> = async ({ body, say, tools }) => {
  await verify(tools, body.token)
  return { Success: true, Message: say('EMAIL_VERIFIED') }
}

export const resendVerification: Handler<'resendVerification'> = async ({ caller, say, tools }) => {
  await resend(tools, caller)
  return { Success: true, Message: say('EMAIL_SENT') }
}
