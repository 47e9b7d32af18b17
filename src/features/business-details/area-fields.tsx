import type { PlaceTree } from '../../../machines/place.ts'
import { Rules } from '../../../generated/rules.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import type { Loaded } from '../../ui/lists/loaded.ts'
import { NotLoaded } from '../../ui/lists/not-loaded.tsx'
import { PickerField } from '../../ui/forms/picker-field.tsx'
import { AreaSelects, citiesOffered } from '../../ui/forms/place-fields.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { DetailsForm } from './use-business-details.ts'

const rules = Rules.EditBusiness

type AreaFieldsProps = {
  readonly form: DetailsForm
  readonly places: Loaded<PlaceTree>
  readonly sending: { readonly disabled: boolean }
}

/** Where a business is, and the cities in which it takes jobs. */
export function AreaFields({ form, places, sending }: AreaFieldsProps) {
  const { t } = useI18n()
  const { draft } = form
  const cities = form.field('cities')
  const isLoading = places.status === 'loading'
  return (
    <>
      <TextField
        {...form.field('address')}
        label={t('signup.address')}
        name="address"
        autoComplete="street-address"
        maxLength={rules.address.maxLength}
      />
      {places.status === 'failed' && <NotLoaded text={t('ui.place.failed')} onRetry={places.retry} />}
      <AreaSelects area={draft} places={places} onChange={form.change} onLeave={form.leave} errorOf={form.errorOf} />
      <PickerField
        label={t('profile.details.cities')}
        hint={t('profile.details.citiesHint', { count: rules.city.maxItems })}
        placeholder={draft.state === '' ? t('profile.details.citiesNeedState') : t('profile.details.citiesChoose')}
        empty={isLoading ? t('ui.place.loading') : t('profile.details.citiesNone')}
        noMatch={t('profile.details.citiesNotFound')}
        disabled={draft.state === '' || sending.disabled}
        options={citiesOffered(places, draft)}
        chosen={cities.value}
        max={rules.city.maxItems}
        onChange={cities.onChange}
        onBlur={cities.onBlur}
        error={cities.error}
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
