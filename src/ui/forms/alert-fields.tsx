import { Rules } from '../../../generated/rules.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import type { Fields } from './bind-form.ts'
import { CheckboxList, RadioList } from './choice-lists.tsx'
import { TextField } from './text-field.tsx'

const frequencies = ['atOnce', 'daily', 'weekly', 'never'] as const
const ways = ['mail', 'bell'] as const

type Draft = {
  readonly name: string
  readonly frequency: (typeof frequencies)[number]
  readonly ways: readonly (typeof ways)[number][]
}

type AlertFieldsProps = {
  readonly field: Fields<Draft>['field']
  /** The search that each business has keeps its name. */
  readonly hasName: boolean
}

/** What a saved search is called, and how it tells. */
export function AlertFields({ field, hasName }: AlertFieldsProps) {
  const { t } = useI18n()
  return (
    <>
      {hasName && (
        <TextField
          label={t('searches.name')}
          autoComplete="off"
          maxLength={Rules.SaveSearch.name.maxLength}
          {...field('name')}
        />
      )}
      <RadioList
        label={t('searches.frequency')}
        options={frequencies.map((value) => ({ value, label: t(`searches.often.${value}`) }))}
        {...field('frequency')}
      />
      <CheckboxList
        label={t('searches.ways')}
        options={ways.map((value) => ({ value, label: t(`searches.by.${value}`) }))}
        {...field('ways')}
      />
    </>
  )
}
