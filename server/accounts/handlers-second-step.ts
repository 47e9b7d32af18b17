import type { Handler } from '../platform/http/handler.ts'
import { rateLimitNetwork } from '../platform/http/rate-limit-hooks.ts'
import {
  beginSecondStep as begin,
  confirmSecondStep as confirm,
  endSecondStep as end,
  finishLogin as finish,
  proveAgain as prove,
  readSecondStep,
  renewRecoveryCodes as renew,
} from './service-second-step.ts'
import type { PasswordDeps } from './service-passwords.ts'
import { readProfile } from './service-profile.ts'
import { readEvents } from './service-security-events.ts'
import { toLoginAnswer, toSecondStep, toSecurityEvent } from './serializer-session.ts'

export const finishLogin: Handler<'finishLogin', PasswordDeps> = async ({
  body,
  ip,
  userAgent,
  logSecurity,
  translate,
  deps,
}) => {
  const { token, accountId } = await finish(deps, { ...body, address: rateLimitNetwork(ip), userAgent, logSecurity })
  const message = translate('LOGIN_SUCCESSFUL')
  return toLoginAnswer(deps.settings, await readProfile(deps, accountId), { message, token })
}

export const getSecondStep: Handler<'getSecondStep'> = async ({ caller, deps }) => {
  return { secondStep: toSecondStep(await readSecondStep(deps, caller)) }
}

export const beginSecondStep: Handler<'beginSecondStep', PasswordDeps> = async ({
  body,
  caller,
  logSecurity,
  translate,
  deps,
}) => {
  const begun = await begin(deps, caller, { ...body, logSecurity })
  return { message: translate('SECOND_STEP_BEGUN'), ...begun }
}

export const confirmSecondStep: Handler<'confirmSecondStep'> = async ({
  body,
  caller,
  logSecurity,
  translate,
  deps,
}) => {
  const recoveryCodes = await confirm(deps, caller, body.code)
  logSecurity('second_step_on', caller.id)
  return { message: translate('SECOND_STEP_TURNED_ON'), recoveryCodes }
}

export const renewRecoveryCodes: Handler<'renewRecoveryCodes', PasswordDeps> = async ({
  body,
  caller,
  logSecurity,
  translate,
  deps,
}) => {
  const recoveryCodes = await renew(deps, caller, { ...body, logSecurity })
  logSecurity('recovery_codes_renewed', caller.id)
  return { message: translate('RECOVERY_CODES_RENEWED'), recoveryCodes }
}

export const endSecondStep: Handler<'endSecondStep', PasswordDeps> = async ({
  body,
  caller,
  logSecurity,
  translate,
  deps,
}) => {
  await end(deps, caller, { ...body, logSecurity })
  logSecurity('second_step_off', caller.id)
  return { message: translate('SECOND_STEP_TURNED_OFF') }
}

export const proveAgain: Handler<'proveAgain'> = async ({ body, caller, logSecurity, translate, deps }) => {
  await prove(deps, caller, { ...body, logSecurity })
  logSecurity('second_step_proved', caller.id)
  return { message: translate('PROVED') }
}

export const listSecurityEvents: Handler<'listSecurityEvents'> = async ({ caller, deps }) => {
  return { events: (await readEvents(deps, caller)).map(toSecurityEvent) }
}
