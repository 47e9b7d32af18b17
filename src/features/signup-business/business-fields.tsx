import type { PlaceTree } from '../../../machines/place.ts'
import { Rules } from '../../../generated/rules.ts'
import { businessLimits } from '../../actors/business-signup.ts'
import type { Category } from '../../actors/places.ts'
import { acceptPictures } from '../../actors/slots.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import type { Loaded } from '../../ui/lists/loaded.ts'
import { NotLoaded } from '../../ui/lists/not-loaded.tsx'
import { PickerField } from '../../ui/forms/picker-field.tsx'
import { PictureField } from '../../ui/forms/picture-field.tsx'
import { PlaceFields } from '../../ui/forms/place-fields.tsx'
import type { FilesSending } from '../../ui/forms/use-registration.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { BusinessForm } from './use-signup-business.ts'

const rules = Rules.SignupBusiness

type BusinessFieldsProps = {
  readonly form: BusinessForm
  readonly places: Loaded<PlaceTree>
  readonly categories: Loaded<readonly Category[]>
  readonly sending: FilesSending
}

/** The business itself: name, trades, and where it is. */
export function BusinessFields({ form, places, categories, sending }: BusinessFieldsProps) {
  const { t } = useI18n()
  const logo = form.files('logo')
  const chosen = form.field('categories')
  return (
    <>
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
      <TextField
        {...form.field('businessPhone')}
        label={t('signup.businessPhone')}
        name="businessPhone"
        type="tel"
        inputMode="tel"
        autoComplete="work tel"
      />
      <TextField
        {...form.field('businessEmail')}
        label={t('signup.businessEmail')}
        optional
        name="businessEmail"
        type="email"
        inputMode="email"
        autoComplete="work email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={businessLimits.businessEmail}
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
      <TextField
        {...form.field('address')}
        label={t('signup.address')}
        name="address"
        autoComplete="street-address"
        maxLength={rules.address.maxLength}
      />
      <PlaceFields
        withCountry
        place={form.draft}
        places={places}
        onChange={form.change}
        onLeave={form.leave}
        errorOf={form.errorOf}
      />
      <TextField
        {...form.field('zipCode')}
        label={t('signup.zipCode')}
        name="zipCode"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={rules.zipcode.maxLength}
      />
    </>
  )
}
