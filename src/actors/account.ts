import { Effect } from 'effect'
import { deleteAccount as deleteAccountRules } from '../../generated/validate/accounts.js'
import { checkProof, deleteAccount, exportAccount } from '../services/account-deletion.ts'
import type { ProofDraft } from '../services/drafts.ts'
import { saveLanguage } from '../services/profile-edits.ts'
import type { Acknowledged, Language, Leaving, StoredFile } from '../services/types.ts'
import { commandOf, type EmptyIntent } from './commands.ts'
import type { Environment } from './environment.ts'
import { repliesOf } from './quick-replies.ts'
import { formOf } from './forms.ts'
import { roleIn } from './jobs.ts'

/** Has the viewer's account deleted. No draft is stored. */
export function deleteAccountForm(environment: Environment) {
  return formOf<ProofDraft, Leaving>(environment, {
    initial: { password: '' },
    check: checkProof(deleteAccountRules),
    call: ({ draft }) =>
      deleteAccount(draft).pipe(
        // The device keeps nothing of an account that is deleted.
        Effect.tap(() => Effect.sync(() => repliesOf(environment).keep(null))),
      ),
  })
}

/** Downloads the viewer's data. */
export function exportCommand(environment: Environment) {
  return commandOf<EmptyIntent, StoredFile>(environment, { call: exportAccount })
}

export type LanguageChoice = { readonly language: Language }

/**
 * Chooses the language. It applies at once and is stored on the device, whether or not saving it to the account
 * succeeds.
 */
export function languageCommand(environment: Environment) {
  const { session } = environment
  return commandOf<LanguageChoice, Acknowledged>(environment, {
    call: ({ intent: { language } }) => {
      session.send({ type: 'language.changed', language })
      return saveLanguage({ role: roleIn(session), language })
    },
  })
}
