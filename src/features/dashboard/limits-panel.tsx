import { useState } from 'react'
import type { JobLimits, Session } from '../../actors/jobs.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { MoneyField } from '../../ui/forms/money-field.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { LimitsBox } from '../../ui/lists/limits.tsx'
import { isLimited, limitsIn, limitsToAddress } from './list-limits.ts'

export type LimitsPanelProps = {
  readonly viewer: Session
  readonly limits: JobLimits
  readonly onChoose: (limits: JobLimits) => void
  readonly onClose: () => void
}

/** What else narrows the list. */
export function LimitsPanel({ onClose, onChoose, ...form }: LimitsPanelProps) {
  const { t } = useI18n()
  return (
    <LimitsBox title={t('dashboard.limits.title')} onClose={onClose}>
      {(choosing) => (
        // What changes elsewhere, as by a chip, is what the fields start from.
        <LimitsForm key={JSON.stringify(form.limits)} {...form} onChoose={choosing(onChoose)} />
      )}
    </LimitsBox>
  )
}

/** The periods that are offered, in days. */
const periods = [1, 7, 30]

type Draft = Readonly<Record<keyof JobLimits, string>>
type Errors = Partial<Draft>

function LimitsForm({ viewer, limits, onChoose }: Omit<LimitsPanelProps, 'onClose'>) {
  const { t } = useI18n()
  const [draft, setDraft] = useState(() => draftOf(limits))
  const [errors, setErrors] = useState<Errors>({})
  const [refusals, setRefusals] = useState(0)
  const field = (name: keyof Draft) => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: (value: string) => {
      setDraft((before) => ({ ...before, [name]: value }))
      setErrors(({ [name]: _, ...others }) => others)
    },
  })
  const submit = () => {
    const read = limitsIn(new URLSearchParams(draft), viewer.userType)
    const wrong = wrongIn(draft, read)
    if (wrong === null) return onChoose(read)
    setErrors({ [wrong]: t(`dashboard.limits.wrong.${wrong}`) })
    setRefusals(refusals + 1)
  }
  const isOffered = periods.some((days) => String(days) === draft.postedWithin)
  const offered = isOffered || draft.postedWithin === '' ? periods : [...periods, Number(draft.postedWithin)]
  return (
    <Form onSubmit={submit} refusals={refusals}>
      <MoneyField {...field('budgetFrom')} label={t('dashboard.limits.budgetFrom')} />
      <MoneyField {...field('budgetTo')} label={t('dashboard.limits.budgetTo')} />
      <TextField {...field('neededUntil')} label={t('dashboard.limits.neededUntil')} type="date" />
      <Select
        {...field('postedWithin')}
        label={t('dashboard.limits.posted')}
        placeholder={t('dashboard.limits.anyTime')}
        options={offered.map((count) => ({ value: String(count), label: t('dashboard.limits.within', { count }) }))}
      />
      {viewer.userType === 'business' && (
        <>
          <Select
            {...field('trade')}
            label={t('dashboard.limits.trade')}
            placeholder={t('dashboard.limits.allTrades')}
            options={viewer.user.categories.map((value) => ({ value, label: t.category(value) }))}
          />
          <Select
            {...field('city')}
            label={t('dashboard.limits.city')}
            placeholder={t('dashboard.limits.allCities')}
            options={viewer.user.cities.map((value) => ({ value, label: value }))}
          />
        </>
      )}
      <Button type="submit" width="full">
        {t('dashboard.limits.show')}
      </Button>
      {isLimited(limits) && (
        <Button variant="plain" width="full" onClick={() => onChoose({})}>
          {t('dashboard.limits.clear')}
        </Button>
      )}
    </Form>
  )
}

/** The limits as their fields hold them: nothing is an empty text. */
const draftOf = (limits: JobLimits): Draft => ({
  budgetFrom: '',
  budgetTo: '',
  neededUntil: '',
  postedWithin: '',
  trade: '',
  city: '',
  ...limitsToAddress(limits),
})

/** The first field with something that narrows nothing, or with less than the lowest budget. */
function wrongIn(draft: Draft, read: JobLimits): 'budgetFrom' | 'budgetTo' | 'neededUntil' | null {
  const { budgetFrom = 0, budgetTo = budgetFrom } = read
  const isLost = (name: keyof Draft) => draft[name] !== '' && read[name] === undefined
  if (isLost('budgetFrom')) return 'budgetFrom'
  if (isLost('budgetTo') || budgetTo < budgetFrom) return 'budgetTo'
  return isLost('neededUntil') ? 'neededUntil' : null
}
