/** Countries with their states and cities. */
export type PlaceTree = { readonly [country: string]: { readonly [state: string]: readonly string[] } }

export type Place = { readonly country: string; readonly state: string; readonly city: string }

/** Where somebody works: several cities of one state. */
export type Area = { readonly country: string; readonly state: string; readonly cities: readonly string[] }

/** The place after a choice: another country takes state and city away, another state the city. */
export function chosenPlace({ country, state }: Place, chosen: keyof Place, name: string): Place {
  if (chosen === 'country') return { country: name, state: '', city: '' }
  return chosen === 'state' ? { country, state: name, city: '' } : { country, state, city: name }
}

/** The area after a choice: another country takes state and cities away, another state the cities. */
export function chosenArea({ country }: Area, chosen: 'country' | 'state', name: string): Area {
  return chosen === 'country' ? { country: name, state: '', cities: [] } : { country, state: name, cities: [] }
}

/** The place itself where the tree has its country; else the only country that there is, of several none. */
export function knownPlace(tree: PlaceTree, place: Place): Place {
  if (Object.hasOwn(tree, place.country)) return place
  const [only = '', ...others] = Object.keys(tree)
  return { country: others.length === 0 ? only : '', state: '', city: '' }
}

/** Where a country starts: its first state, and the first city of that. */
export function firstPlaceIn(tree: PlaceTree, country: string): Place {
  const [state = '', cities = []] = Object.entries(tree[country] ?? {})[0] ?? []
  return { country, state, city: cities[0] ?? '' }
}

/** The cities of a state. */
export function citiesIn(tree: PlaceTree, { country, state }: Pick<Place, 'country' | 'state'>): readonly string[] {
  return tree[country]?.[state] ?? []
}
