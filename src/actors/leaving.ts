import { check as deleteAccountRules } from '../../generated/validate/deleteAccount.js'
import type { ProofDraft } from '../services/drafts.ts'
import { checkProof, deleteAccount, exportAccount } from '../services/leaving.ts'
import type { Leaving, StoredFile } from '../services/types.ts'
import { commandOf, type NoIntent } from './commands.ts'
import type { Environment } from './environment.ts'
import { formOf } from './forms.ts'
import { perform } from './perform.ts'

/** Has the viewer's account deleted. No draft is stored. */
export function deleteAccountForm(environment: Environment) {
  return formOf<ProofDraft, Leaving>(environment, {
    initial: { password: '' },
    check: checkProof(deleteAccountRules),
    save: ({ draft }, signal) => perform(environment, signal, deleteAccount(draft)),
  })
}

/** Downloads the viewer's data. */
export function exportCommand(environment: Environment) {
  return commandOf<NoIntent, StoredFile>(environment, {
    save: (_, signal) => perform(environment, signal, exportAccount()),
  })
}
