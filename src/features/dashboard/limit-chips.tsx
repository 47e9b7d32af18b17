import type { JobLimits } from '../../actors/jobs.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { CloseIcon } from '../../ui/icons.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import * as styles from './limits.css.ts'
import { isLimited, without } from './list-limits.ts'

type LimitChipsProps = {
  readonly limits: JobLimits
  readonly onChoose: (limits: JobLimits) => void
}

/** What narrows the list, each with a press that takes it away. */
export function LimitChips({ limits, onChoose }: LimitChipsProps) {
  const { t, format } = useI18n()
  if (!isLimited(limits)) return null
  const { budgetFrom, budgetTo, neededUntil, postedWithin, trade, city } = limits
  const chip = (name: keyof JobLimits, words: string) => (
    <li key={name}>
      <button type="button" className={styles.chip} onClick={() => onChoose(without(limits, name))}>
        <VisuallyHidden>{`${t('dashboard.limits.remove')} `}</VisuallyHidden>
        <bdi>{words}</bdi>
        <CloseIcon className={styles.cross} />
      </button>
    </li>
  )
  return (
    <ul className={styles.chips} aria-label={t('dashboard.limits.active')}>
      {budgetFrom !== undefined && chip('budgetFrom', t('dashboard.limits.from', { amount: format.money(budgetFrom) }))}
      {budgetTo !== undefined && chip('budgetTo', t('dashboard.limits.to', { amount: format.money(budgetTo) }))}
      {neededUntil !== undefined && chip('neededUntil', t('dashboard.limits.until', { date: format.day(neededUntil) }))}
      {postedWithin !== undefined && chip('postedWithin', t('dashboard.limits.within', { count: postedWithin }))}
      {trade !== undefined && chip('trade', t.category(trade))}
      {city !== undefined && chip('city', city)}
    </ul>
  )
}
