import type { Elements } from '../../ui/elements.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { PageForm } from '../../ui/forms/page-form.tsx'
import { links } from '../../shared/routes.ts'
import { buttonClass } from '../../ui/button.tsx'
import { FormNotice } from '../../ui/forms/form.tsx'
import { Link, TextLink } from '../../ui/link.tsx'
import * as text from '../../ui/theme/text.css.ts'
import type { Environment } from '../../actors/environment.ts'
import { useSetup } from '../../actors/environment-context.ts'
import type { Acknowledged } from '../../actors/profile.ts'
import { useRegistration, type RegistrationSetup } from '../../ui/forms/use-registration.ts'
import { toast } from '../../ui/toasts/toast.ts'

type ProfileFormProps = { readonly label: string; readonly editing: Editing; readonly children: Elements }

/** The fields of an account, and "Save". */
export function ProfileForm({ label, editing, children }: ProfileFormProps) {
  const { t } = useI18n()
  const { waitingFor } = editing
  return (
    <PageForm
      label={label}
      submit={t('fields.save')}
      progress={waitingFor > 0 ? t('fields.waiting', { count: waitingFor }) : t('fields.saving')}
      state={editing}
    >
      {children}
    </PageForm>
  )
}

/** The address to log in with, and the one that is to come in its place. */
export function EmailNote({ email, pending }: { readonly email: string; readonly pending: string | null }) {
  const { t } = useI18n()
  return (
    <>
      <p className={text.muted}>
        <span>{`${t('profile.login', { email })} `}</span>
        <TextLink href={links.updateEmail}>{t('profile.toEmail')}</TextLink>
      </p>
      {pending !== null && <FormNotice>{t('profile.pendingEmail', { email: pending })}</FormNotice>}
    </>
  )
}

export function PasswordLink() {
  const { t } = useI18n()
  return (
    <Link className={buttonClass('plain', 'full')} href={links.updatePassword}>
      {t('profile.toPassword')}
    </Link>
  )
}

/** Which mails about jobs and bids are wanted is chosen on a screen of its own. */
export function MailsLink() {
  const { t } = useI18n()
  return (
    <Link className={buttonClass('plain', 'full')} href={links.mailSettings}>
      {t('profile.mails')}
    </Link>
  )
}

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
