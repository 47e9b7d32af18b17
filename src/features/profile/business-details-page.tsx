import { Rules } from '../../../generated/rules.ts'
import { categoriesMachine, locationsMachine } from '../../actors/reference-data.ts'
import { businessDetailsForm } from '../../actors/business-details.ts'
import { type BusinessProfile, businessProfileMachine, takeStashedProfile } from '../../actors/profile.ts'
import { useMachineOf, useSetup } from '../../actors/environment-context.ts'
import { acceptDocuments, acceptPictures } from '../../actors/slots.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { lazy } from '../../shared/lazy.ts'
import { links } from '../../shared/routes.ts'
import { AddressField, BusinessFields, ZipCodeField } from '../../ui/forms/business-fields.tsx'
import { FormSection } from '../../ui/forms/form.tsx'
import { LoadedScreen } from '../../ui/forms/loaded-screen.tsx'
import { NotLoaded } from '../../ui/forms/not-loaded.tsx'
import { PickerField } from '../../ui/forms/picker-field.tsx'
import { AreaSelects, citiesOffered } from '../../ui/forms/place-fields.tsx'
import { TrustFields } from '../../ui/forms/trust-fields.tsx'
import { useLoaded } from '../../ui/forms/use-loaded.ts'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { EmptyState } from '../../ui/lists/state.tsx'
import { stack } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'
import { DownloadButton } from './download-button.tsx'
import { ProfileForm } from './profile-form.tsx'
import { useProfile } from './use-profile.ts'

/** Only a business with checked documents needs it. If it cannot be fetched, customers see the marks all the same. */
const CheckedDocuments = lazyPart(lazy(async () => (await import('./checked-documents.tsx')).CheckedDocuments))

const maxCities = Rules.EditBusiness.cities.maxItems

/** The form in which a business edits its details. */
export default function BusinessDetailsPage() {
  const { t } = useI18n()
  // Shows what the screen before had loaded until the answer is here.
  const known = useSetup(takeStashedProfile)
  return (
    <LoadedScreen
      title={t('businessDetails.title')}
      back={links.profileBusiness}
      loaded={useLoaded(useMachineOf(businessProfileMachine), known)}
      failed={t('businessDetails.failed')}
      missing={<EmptyState title={t('businessDetails.missing')} />}
      refreshFailed={t('businessDetails.refreshFailed')}
    >
      {/* An answer that differs restarts the form; what was typed comes back from its stored draft. */}
      {(profile) => <BusinessForm key={JSON.stringify(profile)} profile={profile} />}
    </LoadedScreen>
  )
}

function BusinessForm({ profile }: { readonly profile: BusinessProfile }) {
  const { t } = useI18n()
  const { form, ...editing } = useProfile((environment) =>
    businessDetailsForm(environment, profile, (number) => t('businessDetails.document', { number })),
  )
  const places = useLoaded(useMachineOf(locationsMachine))
  const categories = useLoaded(useMachineOf(categoriesMachine))
  const { draft } = form
  const hasState = draft.state !== ''
  return (
    <div className={stack.s5}>
      <p className={text.muted}>{t('businessDetails.lead')}</p>
      <ProfileForm label={t('businessDetails.title')} editing={editing}>
        <FormSection title={t('businessDetails.about')}>
          <BusinessFields
            form={form}
            logo={{ ...form.files('logo'), accept: acceptPictures }}
            categories={categories}
            disabled={editing.working}
          />
        </FormSection>
        <FormSection title={t('businessDetails.area')}>
          <AddressField {...form.field('address')} />
          {places.status === 'failed' && <NotLoaded text={t('ui.place.failed')} onRetry={places.retry} />}
          <AreaSelects form={form} places={places} />
          <PickerField
            {...form.field('cities')}
            label={t('businessDetails.cities')}
            hint={t('businessDetails.citiesHint', { count: maxCities })}
            placeholder={hasState ? t('businessDetails.citiesChoose') : t('businessDetails.citiesNeedState')}
            empty={places.status === 'loading' ? t('ui.place.loading') : t('businessDetails.citiesNone')}
            noMatch={t('businessDetails.citiesNotFound')}
            disabled={!hasState || editing.working}
            options={citiesOffered(places, draft)}
            max={maxCities}
          />
          <ZipCodeField {...form.field('zipCode')} />
        </FormSection>
        <FormSection title={t('fields.trust')}>
          <TrustFields
            licence={form.field('hasLicense')}
            insurance={form.field('hasInsurance')}
            documents={form.files('documents')}
            accept={acceptDocuments}
            More={DownloadButton}
          />
          {profile.checks.length > 0 && <CheckedDocuments profile={profile} />}
        </FormSection>
      </ProfileForm>
    </div>
  )
}
