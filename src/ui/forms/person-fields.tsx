import { Rules } from '../../../generated/rules.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import type { FieldBinding, FilesBinding } from './bind-form.ts'
import { PictureField } from './picture-field.tsx'
import { EmailField, TextField } from './text-field.tsx'

// The fields of a person, with the same limits at sign-up and in a profile.

const rules = Rules.SignupCustomer

type Text = FieldBinding<string>
type PictureProps = FilesBinding & {
  /** The file types offered, as in HTML's `accept`. */
  readonly accept: string
  /** Among fields that matter more: in a small row that tells of formats only where one is wrong. */
  readonly isSmall?: boolean
}

export function ProfilePictureField({ isSmall = false, ...picture }: PictureProps) {
  const { t } = useI18n()
  return (
    <PictureField
      {...picture}
      label={t('fields.picture')}
      hint={!isSmall && t('fields.pictureHint')}
      optional
      shape={isSmall ? 'small' : 'round'}
    />
  )
}

export function NameField(field: Text) {
  const { t } = useI18n()
  return (
    <TextField
      {...field}
      label={t('fields.name')}
      name="name"
      autoComplete="name"
      autoCapitalize="words"
      maxLength={rules.name.maxLength}
    />
  )
}

/** The email address used to log in. */
export function LoginEmailField(field: Text) {
  const { t } = useI18n()
  return (
    <EmailField
      {...field}
      label={t('fields.email')}
      hint={t('fields.emailHint')}
      name="email"
      autoComplete="username"
      maxLength={rules.email.maxLength}
    />
  )
}

export function PhoneField(field: Text) {
  const { t } = useI18n()
  return <TextField {...field} label={t('fields.phone')} name="phone" type="tel" inputMode="tel" autoComplete="tel" />
}
