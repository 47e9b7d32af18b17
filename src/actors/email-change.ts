import { editCustomer as editCustomerRules } from '../../generated/validate/editCustomer.js'
import type { EmailDraft } from '../services/drafts.ts'
import { changeEmail, checkEmailChange, confirmEmail, undoEmailChange } from '../services/email-change.ts'
import type { Acknowledged, Schemas } from '../services/types.ts'
import { commandOf, type EmptyIntent } from './commands.ts'
import type { Environment } from './environment.ts'
import { formOf } from './forms.ts'
import { roleIn } from './jobs.ts'
import { followLink } from './mailed-link.ts'
import { runService } from './run-service.ts'

/** Asks for another address than `present`. No draft is stored. */
export function changeEmailForm(environment: Environment, present: string) {
  return formOf<EmailDraft, Acknowledged>(environment, {
    initial: { email: '', password: '' },
    check: (draft) => checkEmailChange(editCustomerRules)(draft, present),
    save: ({ draft }, signal) =>
      runService(environment, signal, changeEmail({ role: roleIn(environment.session), draft })),
  })
}

/** Confirms a new address with the token of a mailed link; the input is `{ request: token }`. */
export function confirmEmailMachine(environment: Environment) {
  return followLink(environment, confirmEmail)
}

/** Keeps or brings back the old address. It is asked for: programs that look at mails follow links, too. */
export function undoEmailCommand(environment: Environment, token: string) {
  return commandOf<EmptyIntent, Schemas['EmailChangeUndone']>(environment, {
    save: (_, signal) => runService(environment, signal, undoEmailChange(token)),
  })
}
