import { useEffect, useEffectEvent } from 'react'
import {
  citiesIn,
  chosenArea,
  chosenPlace,
  firstPlaceIn,
  knownPlace,
  treeOf,
  type Area,
  type Place,
  type PlaceTree,
} from './place.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { ChoiceField } from './choice-field.tsx'
import type { Elements } from '../elements.ts'
import type { Fields } from './bind-form.ts'
import type { Loaded } from './loaded-screen.tsx'
import { NotLoaded } from './form.tsx'
import { Select } from './select.tsx'
import { pair, stack } from '../theme/layout.css.ts'

type PlaceForm<Kind extends Place | Area> = Pick<Fields<Kind>, 'draft' | 'change' | 'leave' | 'errorOf'>

type PlaceFieldsProps = {
  readonly form: PlaceForm<Place>
  readonly places: Loaded<PlaceTree>
  /** Without it there is no country field. */
  readonly withCountry?: boolean
  /** One below the other, however wide the window is. */
  readonly isNarrow?: boolean
  /** A new country starts with its first state and city instead of none. */
  readonly startsAtFirst?: boolean
  /** Nothing can be chosen now: it is being sent, or waits for files. */
  readonly disabled: boolean
  /** What is beside the city, such as its zip code. */
  readonly children?: Elements
}

/** Country, state and city, each offering what the one before allows. */
export function PlaceFields({
  form,
  places,
  withCountry = false,
  startsAtFirst = false,
  isNarrow = false,
  disabled,
  children,
}: PlaceFieldsProps) {
  const { t } = useI18n()
  const { draft: place, change: onChange, leave: onLeave, errorOf } = form
  const tree = treeOf(places)
  const known = places.status === 'ready' ? knownPlace(tree, place) : place
  // Only visible choices are sent: a country that is no longer offered clears state and city.
  const isMoved = known.country !== place.country
  const move = useEffectEvent(() => onChange(known))
  useEffect(() => {
    if (isMoved) move()
  }, [isMoved])

  const choose = (chosen: keyof Place) => (name: string) => onChange(chosenPlace(known, chosen, name))
  const part = (name: 'country' | 'state'): PartProps => ({
    place: known,
    places,
    error: errorOf(name),
    onChange: choose(name),
    onLeave: () => onLeave(name),
  })

  return (
    <div className={stack.s5}>
      {places.status === 'failed' && <NotLoaded text={t('ui.place.failed')} onRetry={places.retry} />}
      <div className={isNarrow ? stack.s5 : pair}>
        {withCountry && (
          <CountryField
            {...part('country')}
            {...(startsAtFirst && { onChange: (country) => onChange(firstPlaceIn(tree, country)) })}
          />
        )}
        <StateField {...part('state')} />
        <ChoiceField
          label={t('ui.place.city')}
          title={t('ui.place.cityTitle')}
          name="city"
          placeholder={known.state === '' ? t('ui.place.cityNeedsState') : t('ui.place.cityChoose')}
          empty={places.status === 'loading' ? t('ui.place.loading') : t('ui.place.citiesNone')}
          disabled={known.state === '' || disabled}
          value={known.city}
          options={citiesIn(tree, known)}
          error={errorOf('city')}
          onChange={choose('city')}
          onBlur={() => onLeave('city')}
        />
        {children}
      </div>
    </div>
  )
}

type PartProps = {
  readonly place: Pick<Place, 'country' | 'state'>
  readonly places: Loaded<PlaceTree>
  readonly error: string | undefined
  readonly onChange: (name: string) => void
  readonly onLeave: () => void
}

type AreaSelectsProps = { readonly form: PlaceForm<Area>; readonly places: Loaded<PlaceTree> }

/** Country and state of a business, which works in several cities. */
export function AreaSelects({ form, places }: AreaSelectsProps) {
  const { draft: area, change: onChange, leave: onLeave, errorOf } = form
  const part = (name: 'country' | 'state') => ({
    place: area,
    places,
    error: errorOf(name),
    onChange: (chosen: string) => onChange(chosenArea(area, name, chosen)),
    onLeave: () => onLeave(name),
  })
  return (
    <div className={pair}>
      <CountryField {...part('country')} />
      <StateField {...part('state')} />
    </div>
  )
}

/** Only the country. */
function CountryField({ place, places, error, onChange, onLeave }: PartProps) {
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

/** Only the state. */
function StateField({ place, places, error, onChange, onLeave }: PartProps) {
  const { t } = useI18n()
  return (
    <Select
      label={t('ui.place.state')}
      name="state"
      autoComplete="address-level1"
      placeholder={t('ui.place.stateChoose')}
      loading={places.status === 'loading' ? t('ui.place.loading') : undefined}
      value={place.state}
      options={optionsOf(Object.keys(treeOf(places)[place.country] ?? {}), place.state)}
      error={error}
      onChange={onChange}
      onBlur={onLeave}
    />
  )
}

/** Keeps the chosen value visible while its list is not loaded. */
function optionsOf(names: readonly string[], chosen: string) {
  const all = chosen === '' || names.includes(chosen) ? names : [chosen, ...names]
  return all.map((name) => ({ value: name, label: name }))
}
