import type { ComponentProps } from 'react'
import { Rules } from '../../../generated/rules.ts'
import { categoriesMachine, locationsMachine, townsMachine } from '../../actors/reference-data.ts'
import { useMachineOf } from '../../actors/environment-context.ts'
import { businessSignupForm, type BusinessSignupDraft, type BusinessSlot } from '../../actors/signup.ts'
import { acceptDocuments, acceptPictures } from '../../actors/slots.ts'
import { lazy } from '../../shared/lazy.ts'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { useI18n } from '../../i18n/i18n.tsx'
import { NewPasswordField } from '../../ui/forms/new-password-field.tsx'
import { LoginEmailField, NameField, PhoneField, ProfilePictureField } from '../../ui/forms/person-fields.tsx'
import { AddressField, BusinessFields, BusinessIdField, ZipCodeField } from '../../ui/forms/business-fields.tsx'
import { HiddenField } from '../../ui/forms/hidden-field.tsx'
import { PlaceFields } from '../../ui/forms/place-fields.tsx'
import { RadiusField } from '../../ui/forms/radius-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { TrustFields } from '../../ui/forms/trust-fields.tsx'
import { useLoaded } from '../../ui/forms/loaded-screen.tsx'
import { pair } from '../../ui/theme/layout.css.ts'
import { SignupScreen, TermsField, useSignup } from './signup-screen.tsx'
import { StepHeading, StepProgress } from './step-progress.tsx'

// Only for who has room for them; the form is whole without.
const Reasons = lazyPart(lazy(async () => (await import('./reasons.tsx')).Reasons))
const BusinessPreview = lazyPart(lazy(async () => (await import('./business-preview.tsx')).BusinessPreview))

/** Business registration in three steps: the owner, the business, and why customers can trust it. */
export default function BusinessSignupPage() {
  const { t } = useI18n()
  const signup = useSignup(businessSignupForm)
  // Asked for at once, so that they are there before their step is.
  const places = useLoaded(useMachineOf(locationsMachine))
  const categories = useLoaded(useMachineOf(categoriesMachine))
  const step = signup.step ?? 'you'
  const { title, lead, fields } = {
    you: {
      title: t('signup.personal'),
      lead: `${t('signup.personalLead')} ${t('signup.requiredNote')}`,
      fields: <PersonalFields signup={signup} />,
    },
    business: {
      title: t('signup.steps.business'),
      lead: t('signup.businessHint'),
      fields: <OwnBusinessFields signup={signup} places={places} categories={categories} />,
    },
    trust: { title: t('signup.steps.trust'), lead: t('fields.trustLead'), fields: <EvidenceFields signup={signup} /> },
  }[step]
  return (
    <SignupScreen
      title={t('signup.businessTitle')}
      intro={<StepProgress step={step} />}
      submit={step === 'trust' ? t('signup.submit') : t('signup.continue')}
      signup={signup}
      // Nothing of the first step is on the card.
      seenBy={step === 'you' ? undefined : t('signup.preview')}
      preview={
        step === 'you' ? (
          <Reasons who="business" />
        ) : (
          <BusinessPreview draft={signup.form.draft} logo={signup.form.files('logo').picked[0] ?? null} />
        )
      }
    >
      <StepHeading step={step} title={title} lead={lead} />
      {fields}
    </SignupScreen>
  )
}

type StepProps = { readonly signup: ReturnType<typeof useSignup<BusinessSignupDraft, BusinessSlot>> }

function PersonalFields({ signup: { form, strength } }: StepProps) {
  const { t } = useI18n()
  return (
    <>
      <ProfilePictureField {...form.files('picture')} accept={acceptPictures} isSmall />
      <NameField {...form.field('name')} />
      <div className={pair}>
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
      </div>
    </>
  )
}

type OwnBusinessProps = StepProps & {
  readonly places: ComponentProps<typeof PlaceFields>['places']
  readonly categories: ComponentProps<typeof BusinessFields>['categories']
}

function OwnBusinessFields({ signup: { form, working }, places, categories }: OwnBusinessProps) {
  const towns = useMachineOf(townsMachine)
  const { country, state, city } = form.draft
  return (
    <>
      <BusinessFields
        form={form}
        logo={{ ...form.files('logo'), accept: acceptPictures }}
        categories={categories}
        disabled={working}
      />
      <AddressField {...form.field('address')} />
      <PlaceFields form={form} places={places} withCountry disabled={working}>
        <ZipCodeField {...form.field('zipCode')} />
      </PlaceFields>
      <RadiusField
        {...form.field('radius')}
        area={{ country, state, cities: city === '' ? [] : [city] }}
        machine={towns}
      />
      <BusinessIdField {...form.field('businessIdNumber')} />
    </>
  )
}

function EvidenceFields({ signup: { form } }: StepProps) {
  return (
    <>
      <TrustFields
        licence={form.field('hasLicense')}
        insurance={form.field('hasInsurance')}
        documents={form.files('documents')}
        accept={acceptDocuments}
      />
      <HiddenField {...form.field('isHidden')} />
      <TermsField {...form.field('termsAccepted')} />
    </>
  )
}
