import type { Loaded } from './loaded-screen.tsx'

/** Countries with their states and cities. */
export type PlaceTree = { readonly [country: string]: { readonly [state: string]: readonly string[] } }

export type Place = { readonly country: string; readonly state: string; readonly city: string }

/** Where a business works: several cities of one state. */
export type Area = { readonly country: string; readonly state: string; readonly cities: readonly string[] }

/** The place after a choice: a new country clears state and city, a new state the city. */
export function chosenPlace({ country, state }: Place, chosen: keyof Place, name: string): Place {
  if (chosen === 'country') return { country: name, state: '', city: '' }
  return chosen === 'state' ? { country, state: name, city: '' } : { country, state, city: name }
}

/** The area after a choice: a new country clears state and cities, a new state the cities. */
export function chosenArea({ country }: Area, chosen: 'country' | 'state', name: string): Area {
  return chosen === 'country' ? { country: name, state: '', cities: [] } : { country, state: name, cities: [] }
}

/** The place, if the tree has its country; else the tree's only country, or none if it has several. */
export function knownPlace(tree: PlaceTree, place: Place): Place {
  if (Object.hasOwn(tree, place.country)) return place
  const [only = '', ...others] = Object.keys(tree)
  return { country: others.length === 0 ? only : '', state: '', city: '' }
}

/** The default place in a country: its first state, and that state's first city. */
export function firstPlaceIn(tree: PlaceTree, country: string): Place {
  const [state = '', cities = []] = Object.entries(tree[country] ?? {})[0] ?? []
  return { country, state, city: cities[0] ?? '' }
}

/** The cities of a state. */
export function citiesIn(tree: PlaceTree, { country, state }: Pick<Place, 'country' | 'state'>): readonly string[] {
  return tree[country]?.[state] ?? []
}

/** The tree; empty until it is loaded. */
export function treeOf(places: Loaded<PlaceTree>): PlaceTree {
  return places.status === 'ready' ? places.value : {}
}

/** The cities of a state; none until the tree is loaded. */
export function citiesOffered(places: Loaded<PlaceTree>, place: Pick<Place, 'country' | 'state'>): readonly string[] {
  return citiesIn(treeOf(places), place)
}
