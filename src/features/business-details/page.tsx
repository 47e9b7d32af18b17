import { type ComponentType, lazy, Suspense } from 'react'
import { Rules } from '../../../generated/rules.ts'
import { businessLimits } from '../../actors/business-details.ts'
import type { BusinessProfile } from '../../actors/profile.ts'
import { acceptDocuments, acceptPictures } from '../../actors/slots.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../routes.ts'
import { FormFoot } from '../../ui/forms/form-foot.tsx'
import { Form, FormSection } from '../../ui/forms/form.tsx'
import { LeaveDialog } from '../../ui/dialogs/later-dialogs.tsx'
import { LoadedScreen } from '../../ui/lists/loaded-screen.tsx'
import { NotLoaded } from '../../ui/lists/not-loaded.tsx'
import { PickerField } from '../../ui/forms/picker-field.tsx'
import { PictureField } from '../../ui/forms/picture-field.tsx'
import { EmptyState } from '../../ui/lists/state.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { stack } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'
import { TrustFields } from '../../ui/forms/trust-fields.tsx'
import { AreaFields } from './area-fields.tsx'
import type { DownloadButtonProps } from './download-button.tsx'
import { useBusinessDetails, useBusinessDetailsForm } from './use-business-details.ts'

/** Who has no documents has no use for it. A row without it is better than no screen. */
const DownloadButton = lazy<ComponentType<DownloadButtonProps>>(() =>
  import('./download-button.tsx').catch(() => ({ default: () => null })),
)

const rules = Rules.EditBusiness

/** What a business says of itself: who it is, what it does and where. */
export default function BusinessDetailsPage() {
  const { t } = useI18n()
  const face = useBusinessDetails()
  return (
    <LoadedScreen
      title={t('profile.details.title')}
      back={links.profileBusiness}
      face={face}
      failed={t('profile.details.failed')}
      missing={<EmptyState title={t('profile.details.missing')} />}
    >
      {/* Where the answer differs from what was known, the form starts anew; what was typed is kept as its draft. */}
      {(profile) => <DetailsForm key={JSON.stringify(profile)} profile={profile} />}
    </LoadedScreen>
  )
}

function DetailsForm({ profile }: { readonly profile: BusinessProfile }) {
  const { t } = useI18n()
  const { form, places, categories, ...screen } = useBusinessDetailsForm(profile)
  const logo = form.files('logo')
  const chosen = form.field('categories')
  const { sending } = screen
  return (
    <div className={stack.s5}>
      <p className={text.muted}>{t('profile.details.lead')}</p>
      <Form label={t('profile.details.title')} refusals={screen.refusals} onSubmit={screen.submit}>
        <FormSection title={t('profile.details.about')}>
          <PictureField
            {...logo}
            label={t('signup.logo')}
            hint={t('signup.pictureHint')}
            optional
            shape="square"
            accept={acceptPictures}
            picked={logo.picked[0] ?? null}
            {...sending}
          />
          <TextField
            {...form.field('businessName')}
            label={t('signup.businessName')}
            name="businessName"
            autoComplete="organization"
            autoCapitalize="words"
            maxLength={businessLimits.businessName}
          />
          <TextField
            {...form.field('businessIdNumber')}
            label={t('signup.businessIdNumber')}
            optional
            name="businessIdNumber"
            autoComplete="off"
            maxLength={businessLimits.businessIdNumber}
          />
          {categories.status === 'failed' && <NotLoaded text={t('ui.categoriesFailed')} onRetry={categories.retry} />}
          <PickerField
            label={t('signup.categories')}
            hint={t('signup.categoriesHint', { count: rules.category.maxItems })}
            placeholder={t('signup.categoriesChoose')}
            empty={t('ui.loading')}
            nameOf={t.category}
            options={categories.status === 'ready' ? categories.value.map(({ name }) => name) : []}
            chosen={chosen.value}
            max={rules.category.maxItems}
            disabled={sending.disabled}
            onChange={chosen.onChange}
            onBlur={chosen.onBlur}
            error={chosen.error}
          />
        </FormSection>
        <FormSection title={t('profile.details.area')}>
          <AreaFields form={form} places={places} sending={sending} />
        </FormSection>
        <FormSection title={t('signup.trust')}>
          <TrustFields
            licence={form.field('hasLicense')}
            insurance={form.field('hasInsurance')}
            documents={form.files('documents')}
            accept={acceptDocuments}
            More={DownloadButton}
            sending={sending}
          />
        </FormSection>
        <FormFoot
          submit={t('profile.save')}
          working={screen.working}
          progress={screen.waitingFor > 0 ? t('signup.waiting', { count: screen.waitingFor }) : t('profile.saving')}
          error={screen.error}
        />
      </Form>
      <Suspense>{screen.asked && <LeaveDialog onLeave={screen.leave} onStay={screen.stay} />}</Suspense>
    </div>
  )
}
