import { languageCommand } from '../../actors/language.ts'
import { useEnvironment, useSetup, useSession } from '../../actors/environment-context.ts'
import { type Language, languageFacts } from '../../i18n/languages.ts'
import { useCommand } from '../../ui/forms/use-command.ts'
import { useFailureToast } from '../../ui/forms/use-form-events.ts'
import { toast } from '../../ui/toasts/toast.ts'

/** The viewer, the choice of language, and logging out. */
export function useProfileOptions() {
  const environment = useEnvironment()
  const { user, userType: role } = useSession()
  const say = useFailureToast()
  const { isBusy, run } = useCommand(useSetup(languageCommand), {
    onDone: () => toast.success(languageFacts[environment.session.getSnapshot().context.language].changed),
    onRefused: say,
    onFailed: say,
  })
  return {
    user,
    role,
    working: isBusy,
    logout: () => environment.session.send({ type: 'logout.requested' }),
    choose: (language: Language) => run({ language }),
  }
}
