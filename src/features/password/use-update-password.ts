import { useLocation } from 'wouter'
import { updatePasswordForm } from '../../actors/passwords.ts'
import { useSetup, useSignedIn } from '../../actors/provide.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../routes.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import { useLeaving } from '../../ui/forms/use-leaving.ts'
import { usePrepared } from '../../ui/forms/use-prepared.ts'
import { toast } from '../../ui/toast.ts'

/** The form that changes a password; it leads back to the profile. */
export function useUpdatePassword() {
  const { t } = useI18n()
  const [, navigate] = useLocation()
  const { userType } = useSignedIn()
  const back = userType === 'customer' ? links.profile : links.profileBusiness
  const screen = useForm(useSetup(updatePasswordForm), {
    onSaved: ({ message }) => {
      toast.success(message)
      navigate(back)
    },
    failed: t('account.password.failed'),
  })
  usePrepared()
  return { ...screen, ...useLeaving(screen), back }
}
