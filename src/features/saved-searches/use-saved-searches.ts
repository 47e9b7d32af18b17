import { useMachineOf, useSession, useSetup } from '../../actors/environment-context.ts'
import {
  deleteSearchCommand,
  editSearchForm,
  MOST_SAVED,
  type ProposedSearch,
  savedSearchesMachine,
  saveProposedCommand,
  type SavedSearch,
} from '../../actors/saved-searches.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useReloaded } from '../../ui/forms/loaded-screen.tsx'
import { announced, useCommandDialog, useToastedCommand } from '../../ui/forms/use-command.ts'
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

/** What a search looks for, in a word or two each; of the one that each business has, what the business does and where. */
export function useSearchWords() {
  const { t, format } = useI18n()
  const session = useSession()
  return (search: SavedSearch): readonly string[] => {
    const { isOwn, q, state, budgetFrom, budgetTo, neededUntil } = search
    const {
      categories,
      cities,
      radius = 0,
    } = isOwn && session.userType === 'business' ? session.user : { ...search, radius: 0 }
    return [
      ...(q === null ? [] : [t('searches.words', { words: q })]),
      ...categories.map((category) => t.category(category)),
      ...cities,
      ...(state === null ? [] : [state]),
      ...(radius === 0 ? [] : [t('searches.around', { miles: format.wholeMiles(radius) })]),
      ...(budgetFrom === null ? [] : [t('dashboard.limits.from', { amount: format.money(budgetFrom) })]),
      ...(budgetTo === null ? [] : [t('dashboard.limits.to', { amount: format.money(budgetTo) })]),
      ...(neededUntil === null ? [] : [t('dashboard.limits.until', { date: format.day(neededUntil) })]),
    ]
  }
}

/** How a search tells, in a sentence. */
export function useTellingWords() {
  const { t, format } = useI18n()
  return ({ frequency, byMail, byBell }: Pick<SavedSearch, 'frequency' | 'byMail' | 'byBell'>): string => {
    const ways = [...(byMail ? [t('searches.hearBy.mail')] : []), ...(byBell ? [t('searches.hearBy.bell')] : [])]
    return ways.length === 0 ? t('searches.hear.never') : t(`searches.hear.${frequency}`, { ways: format.list(ways) })
  }
}

/** How many searches are proposed at most. */
const MOST_PROPOSED = 2

/** Searches for one trade or one city of a business that has several, which it has not saved yet. */
export function useProposed(searches: readonly SavedSearch[]): readonly ProposedSearch[] {
  const { t } = useI18n()
  const session = useSession()
  if (session.userType !== 'business' || searches.filter(({ isOwn }) => !isOwn).length >= MOST_SAVED) return []
  const { categories, cities } = session.user
  const isSaved = (name: 'categories' | 'cities', value: string) =>
    searches.some((search) => search[name].length === 1 && search[name][0] === value)
  const several = (values: readonly string[]) => (values.length > 1 ? values : [])
  return [
    ...several(categories)
      .filter((trade) => !isSaved('categories', trade))
      .map((trade) => ({ name: t.category(trade), searched: { search: '', limits: { trade } } })),
    ...several(cities)
      .filter((city) => !isSaved('cities', city))
      .map((city) => ({ name: city, searched: { search: '', limits: { city } } })),
  ].slice(0, MOST_PROPOSED)
}

/** Saves a search that was proposed. */
export const useSaveProposed = (onDone: () => void) =>
  useToastedCommand(useSetup(saveProposedCommand), announced(onDone))

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
