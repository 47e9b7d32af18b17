import type { Acknowledged, Language } from '../services/types.ts'
import type { Backstage } from './backstage.ts'
import { commandOf } from './commands.ts'
import { roleIn } from './jobs.ts'

export type LanguageChoice = { readonly language: Language }

/** Chooses the language. It is there at once and kept on the device, whatever becomes of saving it to the account. */
export function languageCommand(backstage: Backstage) {
  const { session } = backstage
  return commandOf<LanguageChoice, Acknowledged>(backstage, {
    save: ({ intent: { language } }, signal) => {
      session.send({ type: 'language.changed', language })
      return backstage.run(
        signal,
        () => import('../services/profile-edits.ts'),
        ({ saveLanguage }) => saveLanguage({ role: roleIn(session), language }),
      )
    },
  })
}
