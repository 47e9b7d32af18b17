import type { Acknowledged, Language } from '../services/types.ts'
import { saveLanguage } from '../services/profile-edits.ts'
import type { Environment } from './environment.ts'
import { commandOf } from './commands.ts'
import { roleIn } from './jobs.ts'
import { runService } from './run-service.ts'

export type LanguageChoice = { readonly language: Language }

/**
 * Chooses the language. It applies at once and is stored on the device, whether or not saving it to the account
 * succeeds.
 */
export function languageCommand(environment: Environment) {
  const { session } = environment
  return commandOf<LanguageChoice, Acknowledged>(environment, {
    save: ({ intent: { language } }, signal) => {
      session.send({ type: 'language.changed', language })
      return runService(environment, signal, saveLanguage({ role: roleIn(session), language }))
    },
  })
}
