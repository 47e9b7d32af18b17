import { Rules } from '../../../generated/rules.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import type { FieldBinding, FilesBinding } from './bind-form.ts'
import { NotLoaded } from './not-loaded.tsx'
import { PickerField } from './picker-field.tsx'
import { PictureField } from './picture-field.tsx'
import { EmailField, TextField } from './text-field.tsx'
import type { Loaded } from './use-loaded.ts'

// The fields of a business, at sign-up and in its details.

const rules = Rules.SignupBusiness

type Text = FieldBinding<string>

export function LogoField(logo: FilesBinding & { readonly accept: string }) {
  const { t } = useI18n()
  return <PictureField {...logo} label={t('fields.logo')} hint={t('fields.pictureHint')} optional shape="square" />
}

export function BusinessNameField(field: Text) {
  const { t } = useI18n()
  return (
    <TextField
      {...field}
      label={t('fields.businessName')}
      name="businessName"
      maxLength={rules.buisness_name.maxLength}
      autoComplete="organization"
      autoCapitalize="words"
    />
  )
}

export function BusinessIdNumberField(field: Text) {
  const { t } = useI18n()
  return (
    <TextField
      {...field}
      label={t('fields.businessIdNumber')}
      optional
      name="businessIdNumber"
      maxLength={rules.buisness_id_number.maxLength}
      autoComplete="off"
    />
  )
}

/** Where customers call; the person behind it may have another one. */
export function BusinessPhoneField(field: Text) {
  const { t } = useI18n()
  return (
    <TextField
      {...field}
      label={t('fields.businessPhone')}
      name="businessPhone"
      type="tel"
      inputMode="tel"
      autoComplete="work tel"
    />
  )
}

export function BusinessEmailField(field: Text) {
  const { t } = useI18n()
  return (
    <EmailField
      {...field}
      label={t('fields.businessEmail')}
      optional
      name="businessEmail"
      maxLength={rules.buisness_email.maxLength}
      autoComplete="work email"
    />
  )
}

type CategoriesFieldProps = FieldBinding<readonly string[]> & {
  readonly categories: Loaded<readonly { readonly name: string }[]>
  readonly disabled: boolean
}

/** A business's trades. */
export function CategoriesField({ categories, ...field }: CategoriesFieldProps) {
  const { t } = useI18n()
  return (
    <>
      {categories.status === 'failed' && <NotLoaded text={t('ui.categoriesFailed')} onRetry={categories.retry} />}
      <PickerField
        {...field}
        label={t('fields.categories')}
        hint={t('fields.categoriesHint', { count: rules.category.maxItems })}
        placeholder={t('fields.categoriesChoose')}
        empty={t('ui.loading')}
        nameOf={t.category}
        options={categories.status === 'ready' ? categories.value.map(({ name }) => name) : []}
        max={rules.category.maxItems}
      />
    </>
  )
}

export function AddressField(field: Text) {
  const { t } = useI18n()
  return (
    <TextField
      {...field}
      label={t('fields.address')}
      name="address"
      autoComplete="street-address"
      maxLength={rules.address.maxLength}
    />
  )
}

export function ZipCodeField(field: Text) {
  const { t } = useI18n()
  return (
    <TextField
      {...field}
      label={t('fields.zipCode')}
      name="zipCode"
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={rules.zipcode.maxLength}
    />
  )
}
