import {
  acceptOperatorInvitation as joiningRules,
  logInOperator as loginRules,
} from '../../../generated/validate/operator.js'
import {
  acceptInvitation,
  checkJoining,
  checkOperatorLogin,
  type JoiningDraft,
  logInOperator,
  logOutOperator,
  openInvitation,
  type OperatorCredentials,
  type OperatorInvitation,
  type OperatorSession,
} from '../../services/operators.ts'
import { commandOf, type EmptyIntent } from '../commands.ts'
import { formOf } from '../forms.ts'
import { loaderOf } from '../loading.ts'
import type { ConsoleEnvironment } from './environment.ts'

export type { OperatorInvitation } from '../../services/operators.ts'

/** The login form of operators. */
export const operatorLoginForm = (environment: ConsoleEnvironment) =>
  formOf<OperatorCredentials, OperatorSession>(environment, {
    initial: { email: '', password: '', code: '' },
    check: checkOperatorLogin(loginRules),
    call: ({ draft }) => logInOperator(draft),
  })

/** Whom the link invites. */
export const invitationMachine = (environment: ConsoleEnvironment) =>
  loaderOf<string, OperatorInvitation>(environment, openInvitation)

/** The form that takes up an invitation. */
export const joiningForm = (environment: ConsoleEnvironment, token: string) =>
  formOf<JoiningDraft, OperatorSession>(environment, {
    initial: { password: '', code: '' },
    check: checkJoining(joiningRules),
    call: ({ draft }) => acceptInvitation(token, draft),
  })

/** Ends the session on the server. */
export const logoutCommand = (environment: ConsoleEnvironment) =>
  commandOf<EmptyIntent, object>(environment, {
    call: () => logOutOperator(environment.now().session?.token ?? ''),
  })
