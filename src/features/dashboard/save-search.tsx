import { useState } from 'react'
import type { JobFilter } from '../../actors/jobs.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { laterWords } from '../../i18n/translate.ts'
import { lazy } from '../../shared/lazy.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { isLimited, without } from './list-limits.ts'

const SaveSearchDialog = lazyPart(
  lazy(async () => (await Promise.all([import('./save-search-dialog.tsx'), laterWords.fetch()]))[0].SaveSearchDialog),
  ({ onClosed }) => onClosed(),
)

/** How long the name of a search may be. */
const longest = 60

type SaveSearchProps = { readonly filter: Pick<JobFilter, 'search' | 'limits'> }

/** A button that keeps what a business has narrowed the list to; nothing where that is all of it, or only how new jobs are. */
export function SaveSearch({ filter: { search, limits } }: SaveSearchProps) {
  const { t, format } = useI18n()
  // Only a matter of display, so not in a machine: whether the dialog is open.
  const [isSaving, setIsSaving] = useState(false)
  const kept = without(limits, 'postedWithin')
  if (search === '' && !isLimited(kept)) return null
  const { trade, city, budgetFrom, budgetTo, neededUntil } = kept
  const name = [
    ...(search === '' ? [] : [search]),
    ...(trade === undefined ? [] : [t.category(trade)]),
    ...(city === undefined ? [] : [city]),
    ...(budgetFrom === undefined ? [] : [t('dashboard.limits.from', { amount: format.money(budgetFrom) })]),
    ...(budgetTo === undefined ? [] : [t('dashboard.limits.to', { amount: format.money(budgetTo) })]),
    ...(neededUntil === undefined ? [] : [t('dashboard.limits.until', { date: format.day(neededUntil) })]),
  ].join(' · ')
  return (
    <>
      <Button variant="plain" aria-haspopup="dialog" onClick={() => setIsSaving(true)}>
        {t('dashboard.limits.save')}
      </Button>
      {isSaving && (
        <SaveSearchDialog
          name={name.slice(0, longest)}
          searched={{ search, limits: kept }}
          onClosed={() => setIsSaving(false)}
        />
      )}
    </>
  )
}
