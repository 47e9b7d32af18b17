import { Rules } from '../../../generated/rules.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import type { FieldBinding, Fields, FilesBinding } from './bind-form.ts'
import { NotLoaded } from './form.tsx'
import { PickerField } from './picker-field.tsx'
import { PictureField } from './picture-field.tsx'
import { EmailField, TextField } from './text-field.tsx'
import { pair } from '../theme/layout.css.ts'
import type { Loaded } from './loaded-screen.tsx'

// The fields of a business, at sign-up and in its details.

const rules = Rules.SignupBusiness

type Text = FieldBinding<string>

type NamedFields = Fields<{
  businessName: string
  businessPhone: string
  businessEmail: string
  categories: readonly string[]
}>

type BusinessFieldsProps = {
  readonly form: Pick<NamedFields, 'field'>
  readonly logo: FilesBinding & { readonly accept: string }
  readonly categories: Loaded<readonly { readonly name: string }[]>
  readonly disabled: boolean
}

/** Logo, name and trades of a business, and how it is reached. */
export function BusinessFields({ form: { field }, logo, categories, disabled }: BusinessFieldsProps) {
  const { t } = useI18n()
  return (
    <>
      <PictureField {...logo} label={t('fields.logo')} hint={t('fields.pictureHint')} optional shape="square" />
      <TextField
        {...field('businessName')}
        label={t('fields.businessName')}
        name="businessName"
        autoComplete="organization"
        autoCapitalize="words"
        maxLength={rules.businessName.maxLength}
      />
      {categories.status === 'failed' && <NotLoaded text={t('ui.categoriesFailed')} onRetry={categories.retry} />}
      <PickerField
        {...field('categories')}
        label={t('fields.categories')}
        hint={t('fields.categoriesHint', { count: rules.categories.maxItems })}
        placeholder={t('fields.categoriesChoose')}
        empty={t('ui.loading')}
        nameOf={t.category}
        options={categories.status === 'ready' ? categories.value.map(({ name }) => name) : []}
        max={rules.categories.maxItems}
        disabled={disabled}
      />
      {/* Where customers call; the person behind it may have another one. */}
      <div className={pair}>
        <TextField
          {...field('businessPhone')}
          label={t('fields.businessPhone')}
          name="businessPhone"
          type="tel"
          inputMode="tel"
          autoComplete="work tel"
        />
        <EmailField
          {...field('businessEmail')}
          label={t('fields.businessEmail')}
          optional
          name="businessEmail"
          autoComplete="work email"
          maxLength={rules.businessEmail.maxLength}
        />
      </div>
    </>
  )
}

export function BusinessIdField(field: Text) {
  const { t } = useI18n()
  return (
    <TextField
      {...field}
      label={t('fields.businessIdNumber')}
      optional
      name="businessIdNumber"
      autoComplete="off"
      maxLength={rules.businessIdNumber.maxLength}
    />
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
      maxLength={rules.zipCode.maxLength}
    />
  )
}
