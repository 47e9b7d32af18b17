import { Rules } from '../../../generated/rules.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import type { FieldBinding, FilesBinding } from './bind-form.ts'
import { NotLoaded } from './not-loaded.tsx'
import { PickerField } from './picker-field.tsx'
import { PictureField } from './picture-field.tsx'
import { TextField } from './text-field.tsx'
import type { Loaded } from './use-loaded.ts'

// The fields of a business, at sign-up and in its details.

const rules = Rules.SignupBusiness

type Text = FieldBinding<string>

export function LogoField(logo: FilesBinding & { readonly accept: string }) {
  const { t } = useI18n()
  return <PictureField {...logo} label={t('signup.logo')} hint={t('signup.pictureHint')} optional shape="square" />
}

export function BusinessNameField(field: Text & { readonly maxLength: number }) {
  const { t } = useI18n()
  return (
    <TextField
      {...field}
      label={t('signup.businessName')}
      name="businessName"
      autoComplete="organization"
      autoCapitalize="words"
    />
  )
}

export function BusinessIdNumberField(field: Text & { readonly maxLength: number }) {
  const { t } = useI18n()
  return (
    <TextField {...field} label={t('signup.businessIdNumber')} optional name="businessIdNumber" autoComplete="off" />
  )
}

/** Where customers call; the person behind it may have another one. */
export function BusinessPhoneField(field: Text) {
  const { t } = useI18n()
  return (
    <TextField
      {...field}
      label={t('signup.businessPhone')}
      name="businessPhone"
      type="tel"
      inputMode="tel"
      autoComplete="work tel"
    />
  )
}

export function BusinessEmailField(field: Text & { readonly maxLength: number }) {
  const { t } = useI18n()
  return (
    <TextField
      {...field}
      label={t('signup.businessEmail')}
      optional
      name="businessEmail"
      type="email"
      inputMode="email"
      autoComplete="work email"
      autoCapitalize="none"
      spellCheck={false}
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
        label={t('signup.categories')}
        hint={t('signup.categoriesHint', { count: rules.category.maxItems })}
        placeholder={t('signup.categoriesChoose')}
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
      label={t('signup.address')}
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
      label={t('signup.zipCode')}
      name="zipCode"
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={rules.zipcode.maxLength}
    />
  )
}
