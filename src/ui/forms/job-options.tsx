import { Rules } from '../../../generated/rules.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import type { Fields } from './bind-form.ts'
import { TextField } from './text-field.tsx'

type JobOptionsProps = {
  readonly form: Pick<Fields<{ readonly neededBy: string }>, 'field'>
  /** The first day that can be chosen; without it a day that has passed may stay. */
  readonly earliest?: string
}

/** What a customer may add to a job, in the form that posts it and in the one that edits it. */
export function JobOptions({ form, earliest }: JobOptionsProps) {
  const { t } = useI18n()
  return (
    <TextField
      {...form.field('neededBy')}
      label={t('postJob.neededBy')}
      hint={t('postJob.neededByHint')}
      name="neededBy"
      optional
      type="date"
      min={earliest}
    />
  )
}

type StreetAddressFieldProps = { readonly form: Pick<Fields<{ readonly streetAddress: string }>, 'field'> }

/** Where in its city the job is; the forms say who reads it. */
export function StreetAddressField({ form }: StreetAddressFieldProps) {
  const { t } = useI18n()
  return (
    <TextField
      {...form.field('streetAddress')}
      label={t('postJob.streetAddress')}
      hint={t('postJob.streetAddressHint')}
      name="streetAddress"
      optional
      autoComplete="address-line1"
      maxLength={Rules.CreateJob.streetAddress.maxLength}
    />
  )
}
