import type { Acknowledged, Language } from '../services/types.ts'
import type { Environment } from './environment.ts'
import { commandOf } from './commands.ts'
import { roleIn } from './jobs.ts'

export type LanguageChoice = { readonly language: Language }

/** Chooses the language. It is there at once and kept on the device, whatever becomes of saving it to the account. */
export function languageCommand(environment: Environment) {
  const { session } = environment
  return commandOf<LanguageChoice, Acknowledged>(environment, {
    save: ({ intent: { language } }, signal) => {
      session.send({ type: 'language.changed', language })
      return environment.run(
        signal,
        () => import('../services/profile-edits.ts'),
        ({ saveLanguage }) => saveLanguage({ role: roleIn(session), language }),
      )
    },
  })
}
