import { deleteAccount as deleteAccountRules } from '../../generated/validate/accounts.js'
import type { ProofDraft } from '../services/drafts.ts'
import { checkProof, deleteAccount, exportAccount } from '../services/account-deletion.ts'
import type { Leaving, StoredFile } from '../services/types.ts'
import { commandOf, type EmptyIntent } from './commands.ts'
import type { Environment } from './environment.ts'
import { formOf } from './forms.ts'
import { runService } from './run-service.ts'

/** Has the viewer's account deleted. No draft is stored. */
export function deleteAccountForm(environment: Environment) {
  return formOf<ProofDraft, Leaving>(environment, {
    initial: { password: '' },
    check: checkProof(deleteAccountRules),
    save: ({ draft }, signal) => runService(environment, signal, deleteAccount(draft)),
  })
}

/** Downloads the viewer's data. */
export function exportCommand(environment: Environment) {
  return commandOf<EmptyIntent, StoredFile>(environment, {
    save: (_, signal) => runService(environment, signal, exportAccount()),
  })
}
