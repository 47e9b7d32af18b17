import type { PasswordDeps } from '../accounts/service-passwords.ts'
import type { Handler } from '../platform/http/handler.ts'
import { rateLimitNetwork } from '../platform/http/rate-limit-hooks.ts'
import { toAction, toOperator } from './serializer.ts'
import { acceptInvitation, logIn, logOut, openInvitation } from './service-login.ts'
import { readOverview } from './service-overview.ts'
import { readRecord } from './service-record.ts'

export const logInOperator: Handler<'logInOperator', PasswordDeps> = async ({ body, ip, logSecurity, deps }) => {
  const { token, operator } = await logIn(deps, { ...body, address: rateLimitNetwork(ip), logSecurity })
  return { token, operator: toOperator(operator) }
}

export const checkOperatorInvitation: Handler<'checkOperatorInvitation'> = async ({ body, deps }) => {
  const { operator, key, uri } = await openInvitation(deps, body.token)
  const { email, name, role } = operator
  return { email, name, role, key, uri }
}

export const acceptOperatorInvitation: Handler<'acceptOperatorInvitation', PasswordDeps> = async ({
  body,
  ip,
  logSecurity,
  deps,
}) => {
  const { token, operator } = await acceptInvitation(deps, { ...body, address: rateLimitNetwork(ip), logSecurity })
  return { token, operator: toOperator(operator) }
}

export const logOutOperator: Handler<'logOutOperator'> = async ({ caller, logSecurity, translate, deps }) => {
  await logOut(deps, caller, logSecurity)
  return { message: translate('LOGGED_OUT') }
}

export const getOperator: Handler<'getOperator'> = async ({ caller }) => ({ operator: toOperator(caller) })

export const listOperatorActions: Handler<'listOperatorActions'> = async ({ body, deps }) => {
  const { rows, nextCursor } = await readRecord(deps, body)
  return { actions: rows.map(toAction), nextCursor }
}

export const getOverview: Handler<'getOverview'> = async ({ body, deps }) => await readOverview(deps, body)
