import type { Environment } from '../../actors/environment.ts'
import { useSetup } from '../../actors/environment-context.ts'
import type { Acknowledged } from '../../actors/profile.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useRegistration, type RegistrationSetup } from '../../ui/forms/use-registration.ts'
import { toast } from '../../ui/toasts/toast.ts'

/** A form that edits an account. After saving it stays open, so that documents that failed can be retried. */
export function useProfile<Draft extends object, Slot extends string>(
  make: (environment: Environment) => RegistrationSetup<Draft, Slot, Acknowledged>,
) {
  const { t } = useI18n()
  const screen = useRegistration(useSetup(make), {
    onSaved: ({ message }, goOn) => {
      if (screen.lost > 0) toast.error(t('fields.savedWithout', { count: screen.lost }))
      toast.success(message)
      goOn()
    },
  })
  return screen
}

/** What the frame around the fields needs to know. */
export type Editing = Omit<ReturnType<typeof useProfile>, 'form'>
