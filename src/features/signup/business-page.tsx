import { Rules } from '../../../generated/rules.ts'
import { categoriesMachine, locationsMachine } from '../../actors/reference-data.ts'
import { useMachineOf } from '../../actors/environment-context.ts'
import { businessSignupForm } from '../../actors/signup.ts'
import { acceptDocuments, acceptPictures } from '../../actors/slots.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { NewPasswordField } from '../../ui/forms/new-password-field.tsx'
import { LoginEmailField, NameField, PhoneField, ProfilePictureField } from '../../ui/forms/person-fields.tsx'
import { AddressField, BusinessFields, ZipCodeField } from '../../ui/forms/business-fields.tsx'
import { FormSection } from '../../ui/forms/form.tsx'
import { PlaceFields } from '../../ui/forms/place-fields.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { TrustFields } from '../../ui/forms/trust-fields.tsx'
import { useLoaded } from '../../ui/forms/loaded-screen.tsx'
import { SignupScreen, useSignup } from './signup-screen.tsx'

/** Business registration: the owner, the business, and why customers can trust it. */
export default function BusinessSignupPage() {
  const { t } = useI18n()
  const { form, strength, ...signup } = useSignup(businessSignupForm)
  const places = useLoaded(useMachineOf(locationsMachine))
  const categories = useLoaded(useMachineOf(categoriesMachine))
  return (
    <SignupScreen
      title={t('signup.businessTitle')}
      lead={t('signup.businessLead')}
      signup={signup}
      terms={form.field('termsAccepted')}
    >
      <FormSection title={t('signup.personal')}>
        <ProfilePictureField {...form.files('picture')} accept={acceptPictures} />
        <NameField {...form.field('name')} />
        <LoginEmailField {...form.field('email')} />
        <PhoneField {...form.field('phone')} />
        <NewPasswordField
          {...form.field('password')}
          {...strength}
          label={t('fields.password')}
          name="password"
          username={null}
        />
        <TextField
          {...form.field('referenceCode')}
          label={t('fields.referenceCode')}
          optional
          name="referenceCode"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={Rules.SignupBusiness.referenceCode.maxLength}
        />
      </FormSection>
      <FormSection title={t('signup.business')}>
        <BusinessFields
          form={form}
          logo={{ ...form.files('logo'), accept: acceptPictures }}
          categories={categories}
          disabled={signup.working}
        />
        <AddressField {...form.field('address')} />
        <PlaceFields form={form} places={places} withCountry disabled={signup.working} />
        <ZipCodeField {...form.field('zipCode')} />
      </FormSection>
      <FormSection title={t('fields.trust')}>
        <TrustFields
          licence={form.field('hasLicense')}
          insurance={form.field('hasInsurance')}
          documents={form.files('documents')}
          accept={acceptDocuments}
        />
      </FormSection>
    </SignupScreen>
  )
}
