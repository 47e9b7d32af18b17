import { createCommand, commandInput } from '../../machines/command.ts'
import type { Language } from '../services/types.ts'
import type { Backstage } from './backstage.ts'
import { formOf } from './forms.ts'
import { roleIn } from './jobs.ts'

export type LanguageDraft = { readonly language: Language }

/**
 * Chooses the language: `form.opened` with it, `form.submitted`. It is there at once and kept on the device, whatever
 * becomes of saving it to the account.
 */
export function languageForm(backstage: Backstage) {
  const { session } = backstage
  return formOf(backstage, {
    chart: createCommand<LanguageDraft>(),
    input: commandInput<LanguageDraft>({ initial: { language: session.getSnapshot().context.language } }),
    save: ({ draft: { language } }, signal) => {
      session.send({ type: 'language.changed', language })
      return backstage.run(
        signal,
        () => import('../services/profile-edits.ts'),
        ({ saveLanguage }) => saveLanguage({ role: roleIn(session), language }),
      )
    },
  })
}
