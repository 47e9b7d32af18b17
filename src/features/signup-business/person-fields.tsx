import { Rules } from '../../../generated/rules.ts'
import { acceptPictures } from '../../actors/slots.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { PictureField } from '../../ui/forms/picture-field.tsx'
import { PasswordField, TextField } from '../../ui/forms/text-field.tsx'
import type { FilesSending } from '../../ui/forms/use-registration.ts'
import type { BusinessForm } from './use-signup-business.ts'

const rules = Rules.SignupBusiness

/** The person who runs the business and logs in for it. */
export function PersonFields({ form, sending }: { readonly form: BusinessForm; readonly sending: FilesSending }) {
  const { t } = useI18n()
  const picture = form.files('picture')
  return (
    <>
      <PictureField
        {...picture}
        label={t('signup.picture')}
        hint={t('signup.pictureHint')}
        optional
        shape="round"
        accept={acceptPictures}
        picked={picture.picked[0] ?? null}
        {...sending}
      />
      <TextField
        {...form.field('name')}
        label={t('signup.name')}
        name="name"
        autoComplete="name"
        autoCapitalize="words"
        maxLength={rules.name.maxLength}
      />
      <TextField
        {...form.field('email')}
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
      <TextField
        {...form.field('phone')}
        label={t('signup.phone')}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <PasswordField
        {...form.field('password')}
        label={t('signup.password')}
        hint={t('signup.passwordHint', { count: rules.password.minLength })}
        name="password"
        autoComplete="new-password"
        maxLength={rules.password.maxLength}
      />
      <TextField
        {...form.field('referenceCode')}
        label={t('signup.referenceCode')}
        optional
        name="referenceCode"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={rules.reference_code.maxLength}
      />
    </>
  )
}
