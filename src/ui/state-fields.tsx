import { useI18n } from '../i18n/i18n.tsx'
import type { Loaded } from './loaded.ts'
import { Select } from './select.tsx'

/** Countries with their states and cities. */
export type PlaceTree = { readonly [country: string]: { readonly [state: string]: readonly string[] } }

type PartProps = {
  readonly place: { readonly country: string; readonly state: string }
  readonly places: Loaded<PlaceTree>
  readonly error: string | undefined
  readonly onChange: (name: string) => void
  readonly onLeave: () => void
}

/** The country alone. */
export function CountryField({ place, places, error, onChange, onLeave }: PartProps) {
  const { t } = useI18n()
  return (
    <Select
      label={t('ui.place.country')}
      name="country"
      autoComplete="country-name"
      value={place.country}
      options={optionsOf(Object.keys(treeOf(places)), place.country)}
      error={error}
      onChange={onChange}
      onBlur={onLeave}
    />
  )
}

/** The state alone. */
export function StateField({ place, places, error, onChange, onLeave }: PartProps) {
  const { t } = useI18n()
  return (
    <Select
      label={t('ui.place.state')}
      name="state"
      autoComplete="address-level1"
      placeholder={places.status === 'loading' ? t('ui.place.loading') : t('ui.place.stateChoose')}
      value={place.state}
      options={optionsOf(Object.keys(treeOf(places)[place.country] ?? {}), place.state)}
      error={error}
      onChange={onChange}
      onBlur={onLeave}
    />
  )
}

/** The cities of a state; none while the tree is not there. */
export function citiesIn(places: Loaded<PlaceTree>, { country, state }: PartProps['place']): readonly string[] {
  return treeOf(places)[country]?.[state] ?? []
}

function treeOf(places: Loaded<PlaceTree>): PlaceTree {
  return places.status === 'ready' ? places.value : {}
}

/** What is chosen stays to be seen while the list that it came from is not there. */
function optionsOf(names: readonly string[], chosen: string) {
  const all = chosen === '' || names.includes(chosen) ? names : [chosen, ...names]
  return all.map((name) => ({ value: name, label: name }))
}
