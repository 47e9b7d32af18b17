import { useRef } from 'react'
import { languageCommand } from '../../actors/language.ts'
import { useEnvironment, useSetup, useSignedIn } from '../../actors/provide.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import type { Language } from '../../i18n/languages.ts'
import { useCommand } from '../../ui/forms/use-command.ts'
import { useFailureToast } from '../../ui/forms/use-form-events.ts'
import { toast } from '../../ui/toasts/toast.ts'

/** The viewer, the choice of language, and logging out. */
export function useProfileOptions() {
  const { t } = useI18n()
  const environment = useEnvironment()
  const { user, userType: role } = useSignedIn()
  const say = useFailureToast()
  // In the language before the choice: by the time it is saved, other words may have loaded.
  const success = useRef('')
  const { isBusy, run } = useCommand(useSetup(languageCommand), {
    onDone: () => toast.success(success.current),
    onRefused: say,
    onFailed: say,
  })
  return {
    user,
    role,
    working: isBusy,
    logout: () => environment.session.send({ type: 'logout.requested' }),
    choose: (language: Language) => {
      success.current = t(`account.changedTo.${language}`)
      run({ language })
    },
  }
}
