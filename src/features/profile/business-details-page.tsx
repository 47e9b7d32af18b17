import { Rules } from '../../../generated/rules.ts'
import { categoriesMachine, locationsMachine, townsMachine } from '../../actors/reference-data.ts'
import { businessDetailsForm } from '../../actors/business-profile.ts'
import { type BusinessProfile, businessProfileMachine, takeStashedProfile } from '../../actors/profile.ts'
import { useMachineOf, useSetup } from '../../actors/environment-context.ts'
import { acceptDocuments, acceptPictures } from '../../actors/slots.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { AddressField, BusinessFields, BusinessIdField, ZipCodeField } from '../../ui/forms/business-fields.tsx'
import { FormSection, NotLoaded } from '../../ui/forms/form.tsx'
import { LoadedScreen, useLoaded } from '../../ui/forms/loaded-screen.tsx'
import { HiddenField } from '../../ui/forms/hidden-field.tsx'
import { PickerField } from '../../ui/forms/picker-field.tsx'
import { AreaSelects } from '../../ui/forms/place-fields.tsx'
import { citiesOffered } from '../../ui/forms/place.ts'
import { RadiusField } from '../../ui/forms/radius-field.tsx'
import { TrustFields } from '../../ui/forms/trust-fields.tsx'
import { EmptyState } from '../../ui/lists/state.tsx'
import { useBack } from '../../ui/screen.tsx'
import { stack } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'
import { DownloadButton } from './download-button.tsx'
import { ProfileForm, useProfile } from './profile-form.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import * as styles from './profile.css.ts'

const maxCities = Rules.EditBusiness.cities.maxItems

/** The form in which a business edits its details. */
export default function BusinessDetailsPage() {
  const { t } = useI18n()
  // Shows what the screen before had loaded until the answer is here.
  const known = useSetup(takeStashedProfile)
  return (
    <LoadedScreen
      title={t('businessDetails.title')}
      back={useBack([links.profileBusiness, links.profileOptions])}
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
  const towns = useMachineOf(townsMachine)
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
          <BusinessIdField {...form.field('businessIdNumber')} />
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
          <RadiusField {...form.field('radius')} area={draft} machine={towns} />
          <ZipCodeField {...form.field('zipCode')} />
        </FormSection>
        <FormSection title={t('fields.trust')}>
          <p className={text.muted}>{t('fields.trustLead')}</p>
          <TrustFields
            licence={form.field('hasLicense')}
            insurance={form.field('hasInsurance')}
            documents={form.files('documents')}
            accept={acceptDocuments}
            More={DownloadButton}
          />
          {profile.checks.length > 0 && <CheckedDocuments profile={profile} />}
          <HiddenField {...form.field('isHidden')} />
        </FormSection>
      </ProfileForm>
    </div>
  )
}

const words = { license: 'businessDetails.checkedLicense', insurance: 'businessDetails.checkedInsurance' } as const

/** Which of a business's documents was checked for what, and what ends that. */
function CheckedDocuments({ profile }: { readonly profile: Pick<BusinessProfile, 'checks' | 'documents'> }) {
  const { t, format } = useI18n()
  const nameOf = (url: string): string => {
    const index = profile.documents.findIndex((document) => document.url === url)
    return profile.documents[index]?.name ?? t('businessDetails.document', { number: index + 1 })
  }
  return (
    <div className={stack.s2}>
      {profile.checks.map(({ of, url, checkedOn }) => (
        <p key={of} className={styles.check}>
          <CheckIcon />
          <span>{t(words[of], { date: format.date(checkedOn), name: nameOf(url) })}</span>
        </p>
      ))}
      <p className={text.muted}>{t('businessDetails.checkEnds')}</p>
    </div>
  )
}
