import { Rules } from '../../../generated/rules.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import type { FieldBinding, FilesBinding } from './bind-form.ts'
import { PictureField } from './picture-field.tsx'
import { TextField } from './text-field.tsx'

// What an account says of a person: the same fields with the same limits at sign-up and in a profile. Their screens bring the
// words of `signup` along.

const rules = Rules.SignupCustomer

type Text = FieldBinding<string>
type PictureProps = FilesBinding & {
  /** The kinds of file offered by the chooser, as in `accept` of HTML. */
  readonly accept: string
}

export function ProfilePictureField(picture: PictureProps) {
  const { t } = useI18n()
  return <PictureField {...picture} label={t('signup.picture')} hint={t('signup.pictureHint')} optional shape="round" />
}

export function NameField(field: Text) {
  const { t } = useI18n()
  return (
    <TextField
      {...field}
      label={t('signup.name')}
      name="name"
      autoComplete="name"
      autoCapitalize="words"
      maxLength={rules.name.maxLength}
    />
  )
}

/** The address that one logs in with. */
export function LoginEmailField(field: Text) {
  const { t } = useI18n()
  return (
    <TextField
      {...field}
      label={t('signup.email')}
      hint={t('signup.emailHint')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={rules.email.maxLength}
    />
  )
}

export function PhoneField(field: Text) {
  const { t } = useI18n()
  return <TextField {...field} label={t('signup.phone')} name="phone" type="tel" inputMode="tel" autoComplete="tel" />
}
