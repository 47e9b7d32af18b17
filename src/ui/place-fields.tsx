import { useI18n } from '../i18n/i18n.tsx'
import { ChoiceField } from './choice-field.tsx'
import type { Loaded } from './loaded.ts'
import { NotLoaded } from './not-loaded.tsx'
import { pair, stack } from './theme/layout.css.ts'
import { citiesIn, CountryField, type PlaceTree, StateField } from './state-fields.tsx'

export type { PlaceTree } from './state-fields.tsx'

export type Place = { readonly country: string; readonly state: string; readonly city: string }

/** A change of place as a whole: another country takes state and city away, another state the city. */
export function placeChanges(changed: 'country' | 'state' | 'city', value: string): Partial<Place> {
  if (changed === 'country') return { country: value, state: '', city: '' }
  return changed === 'state' ? { state: value, city: '' } : { city: value }
}

/** The country itself where the tree has it, else the one that there is alone, else none. */
export function countryIn(tree: PlaceTree, country: string): string {
  const [only = '', ...others] = Object.keys(tree)
  if (Object.hasOwn(tree, country)) return country
  return others.length === 0 ? only : ''
}

/** Where a country starts: its first state, and the first city of that. */
export function firstPlaceIn(tree: PlaceTree, country: string): Place {
  const [state = '', cities = []] = Object.entries(tree[country] ?? {})[0] ?? []
  return { country, state, city: cities[0] ?? '' }
}

type PlaceFieldsProps = {
  readonly place: Place
  readonly places: Loaded<PlaceTree>
  readonly onChange: (changes: Partial<Place>) => void
  readonly onLeave: (field: keyof Place) => void
  readonly errorOf: (field: keyof Place) => string | undefined
  /** Without it the country is not asked. */
  readonly withCountry?: boolean
}

/** Country, state and city, each offering what the one before allows. */
export function PlaceFields({ place, places, onChange, onLeave, errorOf, withCountry = false }: PlaceFieldsProps) {
  const { t } = useI18n()
  const cities = citiesIn(places, place)
  const loading = places.status === 'loading'

  return (
    <div className={stack.s5}>
      {places.status === 'failed' && <NotLoaded text={t('ui.place.failed')} onRetry={places.retry} />}
      {withCountry && (
        <CountryField
          place={place}
          places={places}
          error={errorOf('country')}
          onChange={(country) => onChange(placeChanges('country', country))}
          onLeave={() => onLeave('country')}
        />
      )}
      <div className={pair}>
        <StateField
          place={place}
          places={places}
          error={errorOf('state')}
          onChange={(state) => onChange(placeChanges('state', state))}
          onLeave={() => onLeave('state')}
        />
        <ChoiceField
          label={t('ui.place.city')}
          title={t('ui.place.cityTitle')}
          name="city"
          placeholder={place.state === '' ? t('ui.place.cityNeedsState') : t('ui.place.cityChoose')}
          empty={loading ? t('ui.place.loading') : t('ui.place.citiesNone')}
          disabled={place.state === ''}
          value={place.city}
          options={cities}
          error={errorOf('city')}
          onChange={(city) => onChange(placeChanges('city', city))}
          onBlur={() => onLeave('city')}
        />
      </div>
    </div>
  )
}
