import * as wire from '../../generated/client/wire-operator.ts'
import type { Page } from '../../machines/pages.ts'
import { call, reading, type Service } from './client.ts'
import { checkOf, cursorAt, optional, type PageQuery } from './inputs.ts'
import type { Schemas } from './types.ts'

export type Operator = Schemas['Operator']

/** A login of an operator. */
export type OperatorSession = { readonly token: string; readonly operator: Operator }

export type OperatorCredentials = { readonly email: string; readonly password: string; readonly code: string }

const loginInput = ({ email, password, code }: OperatorCredentials): Schemas['OperatorLogin'] => ({
  email: email.trim(),
  password,
  code: code.trim(),
})

export const checkOperatorLogin = checkOf(wire.logInOperator, loginInput)

/** Logs in as an operator. Fails as `unauthorized` where anything is wrong. */
export function logInOperator(credentials: OperatorCredentials): Service<OperatorSession> {
  const body = wire.logInOperator.toWire(loginInput(credentials))
  return call({
    wire: wire.logInOperator,
    send: ({ client, init }) => client.POST('/operator/login', { ...init, body }),
  })
}

/** Ends a session. */
export function logOutOperator(token: string): Service<Schemas['Acknowledged']> {
  return call({
    isSafe: true,
    token,
    wire: wire.logOutOperator,
    send: ({ client, init }) => client.POST('/operator/logout', init),
  })
}

export type OperatorInvitation = Schemas['OperatorInvitation']

/** Who a link invites, and the key for the authenticator app. Fails as `conflict` where the link works no more. */
export function openInvitation(token: string): Service<OperatorInvitation> {
  const body = wire.checkOperatorInvitation.toWire({ token })
  return call({
    isSafe: true,
    wire: wire.checkOperatorInvitation,
    send: ({ client, init }) => client.POST('/operator/check-invitation', { ...init, body }),
  })
}

export type JoiningDraft = { readonly password: string; readonly code: string }

const joiningInput = (token: string, { password, code }: JoiningDraft): Schemas['OperatorInvitationAcceptance'] => ({
  token,
  password,
  code: code.trim(),
})

export const checkJoining = checkOf(wire.acceptOperatorInvitation, (draft: JoiningDraft) =>
  joiningInput('token', draft),
)

/** Takes up an invitation. */
export function acceptInvitation(token: string, draft: JoiningDraft): Service<OperatorSession> {
  const body = wire.acceptOperatorInvitation.toWire(joiningInput(token, draft))
  return call({
    wire: wire.acceptOperatorInvitation,
    send: ({ client, init }) => client.POST('/operator/accept-invitation', { ...init, body }),
  })
}

export type RecordLine = Schemas['OperatorAction']

/** Which lines of the record; an empty text asks for nothing. */
export type RecordFilter = {
  readonly operator: string
  readonly action: string
  readonly subject: string
  readonly from: string
  readonly until: string
}

/** A page of the record, newest first. */
export function loadRecord(
  { operator, action, subject, from, until }: RecordFilter,
  { after, limit }: PageQuery,
): Service<Page<RecordLine>> {
  const body = wire.listOperatorActions.toWire({
    ...optional('operator', operator),
    ...optional('action', action),
    ...optional('subject', subject),
    ...optional('from', from),
    ...optional('until', until),
    ...cursorAt(after),
    limit,
  })
  return call({
    isSafe: true,
    wire: reading(wire.listOperatorActions, ({ actions, nextCursor }) => ({ items: actions, next: nextCursor })),
    send: ({ client, init }) => client.POST('/operator/list-actions', { ...init, body }),
  })
}

export type Overview = Schemas['Overview']
export type JobFigures = Schemas['JobFigures']

/** Which days, jobs of which trade and state; an empty text asks for all. */
export type OverviewFilter = {
  readonly from: string
  readonly until: string
  readonly category: string
  readonly state: string
}

/** Figures of some days, and what waits. */
export function loadOverview({ from, until, category, state }: OverviewFilter): Service<Overview> {
  const body = wire.getOverview.toWire({
    ...optional('from', from),
    ...optional('until', until),
    ...optional('category', category),
    ...optional('state', state),
  })
  return call({
    isSafe: true,
    timeoutFactor: 2,
    wire: wire.getOverview,
    send: ({ client, init }) => client.POST('/operator/get-overview', { ...init, body }),
  })
}
