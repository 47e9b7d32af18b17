import type { JobFilter, JobLimits } from '../../actors/jobs.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { LimitChipList } from '../../ui/lists/limits.tsx'
import { without } from './list-limits.ts'

type LimitChipsProps = {
  readonly limits: JobLimits
  /** The part of the list that is shown, where it narrows the list, too. */
  readonly part?: string | undefined
  readonly onChoose: (change: Partial<Pick<JobFilter, 'limits' | 'shows'>>) => void
}

/** What narrows the list of jobs, each with a press that takes it away. */
export function LimitChips({ limits, part, onChoose }: LimitChipsProps) {
  const { t, format } = useI18n()
  const { budgetFrom, budgetTo, neededUntil, postedWithin, trade, city } = limits
  const chip = <Value,>(name: keyof JobLimits | 'shows', value: Value | undefined, words: (value: Value) => string) =>
    value === undefined ? [] : [[name, words(value)] as const]
  const chips = [
    ...chip('shows', part, String),
    ...chip('budgetFrom', budgetFrom, (amount) => t('dashboard.limits.from', { amount: format.money(amount) })),
    ...chip('budgetTo', budgetTo, (amount) => t('dashboard.limits.to', { amount: format.money(amount) })),
    ...chip('neededUntil', neededUntil, (day) => t('dashboard.limits.until', { date: format.day(day) })),
    ...chip('postedWithin', postedWithin, (count) => t('dashboard.limits.within', { count })),
    ...chip('trade', trade, t.category),
    ...chip('city', city, String),
  ]
  return (
    <LimitChipList
      limits={chips}
      onRemove={(name) => onChoose(name === 'shows' ? { shows: 'all' } : { limits: without(limits, name) })}
    />
  )
}
