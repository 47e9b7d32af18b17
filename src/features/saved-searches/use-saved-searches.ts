import { useMachineOf, useSetup } from '../../actors/environment-context.ts'
import {
  deleteSearchCommand,
  editSearchForm,
  savedSearchesMachine,
  type SavedSearch,
} from '../../actors/saved-searches.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useReloaded } from '../../ui/forms/loaded-screen.tsx'
import { announced, useCommandDialog } from '../../ui/forms/use-command.ts'
import { useFormInDialog } from '../../ui/forms/use-dialog-form.ts'
import { useFailureToast } from '../../ui/forms/use-form.ts'
import { toast } from '../../ui/toasts/toast.ts'

/** The viewer's saved searches. */
export const useSavedSearches = () => useReloaded(useMachineOf(savedSearchesMachine), null)

type Listener = { readonly onDone: () => void; readonly onClosed: () => void }

/** The form that changes a search; it says itself why the server refuses it. */
export function useEditing(search: SavedSearch, { onDone, onClosed }: Listener) {
  return useFormInDialog(
    useSetup((environment) => editSearchForm(environment, search)),
    {
      onSaved: ({ message }) => {
        toast.success(message)
        onDone()
      },
      onRefused: () => {},
      onClosed,
    },
  )
}

/** The question whether to delete a search. */
export function useDeleting({ searchId }: SavedSearch, { onDone, onClosed }: Listener) {
  const setup = useSetup((environment) => deleteSearchCommand(environment, { searchId }))
  const say = useFailureToast()
  return useCommandDialog(setup, { onDone: announced(onDone), onRefused: say, onFailed: say, onClosed })
}

/** What a search is called; that which each business has by its words in the viewer's language. */
export function useSearchName() {
  const { t } = useI18n()
  return ({ name, isOwn }: SavedSearch): string => (isOwn ? t('searches.own') : name)
}

/** What a search looks for, in words. */
export function useSearchWords() {
  const { t, format } = useI18n()
  return ({ isOwn, q, state, cities, categories, budgetFrom, budgetTo, neededUntil }: SavedSearch): string =>
    isOwn
      ? t('searches.ownText')
      : [
          ...(q === null ? [] : [t('searches.words', { words: q })]),
          ...categories.map((category) => t.category(category)),
          ...cities,
          ...(state === null ? [] : [state]),
          ...(budgetFrom === null ? [] : [t('dashboard.limits.from', { amount: format.money(budgetFrom) })]),
          ...(budgetTo === null ? [] : [t('dashboard.limits.to', { amount: format.money(budgetTo) })]),
          ...(neededUntil === null ? [] : [t('dashboard.limits.until', { date: format.day(neededUntil) })]),
        ].join(' · ')
}

/** The filters as the address of the list has them, which names one city and one trade. */
export function filtersOf({ q, cities, categories, budgetFrom, budgetTo, neededUntil }: SavedSearch) {
  const [city, trade] = [cities, categories].map((names) => (names.length === 1 ? names[0] : undefined))
  return {
    ...(q !== null && { q }),
    ...(budgetFrom !== null && { budgetFrom: String(budgetFrom) }),
    ...(budgetTo !== null && { budgetTo: String(budgetTo) }),
    ...(neededUntil !== null && { neededUntil }),
    ...(trade !== undefined && { trade }),
    ...(city !== undefined && { city }),
  }
}
