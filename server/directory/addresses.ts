import type { ReferenceData } from '../places/reference-data.ts'
import { slugOf } from '../platform/slug.ts'

export type State = Readonly<{ country: string; state: string }>
export type City = State & Readonly<{ city: string }>

/** The names of trades and places as parts of addresses, and back. */
export type Addresses = Readonly<{
  trade: (slug: string) => string | undefined
  state: (slug: string) => State | undefined
  city: (state: State, slug: string) => string | undefined
  /** The path of a trade, or of a trade in a state or city; undefined where the lists do not have one of the names. */
  path: (trade: string, place?: State | City) => string | undefined
}>

/** Names by their slugs, and slugs by their names. */
type Slugs<Name> = Readonly<{ names: ReadonlyMap<string, Name>; slugs: ReadonlyMap<string, string> }>

/** Two names that come to the same have a number behind the second, in the order of the list. */
function slugsFor<Name>(items: readonly Name[], nameOf: (item: Name) => string, keyOf: (item: Name) => string) {
  const names = new Map<string, Name>()
  const slugs = new Map<string, string>()
  for (const item of items) {
    const plain = slugOf(nameOf(item))
    let slug = plain
    for (let number = 2; names.has(slug); number += 1) slug = `${plain}-${number}`
    names.set(slug, item)
    slugs.set(keyOf(item), slug)
  }
  return { names, slugs }
}

const keyOf = ({ country, state }: State): string => `${country}\n${state}`
const itself = (name: string): string => name

/** The addresses for the lists that are chosen from; made again when an operator replaces one of them. */
export function addressesFor(choices: Pick<ReferenceData, 'categories' | 'locations'>): Addresses {
  let trades: Slugs<string> | undefined
  let states: Slugs<State> | undefined
  const cities = new Map<string, Slugs<string>>()
  let known: Readonly<{ categories: unknown; tree: unknown }> | undefined

  const tree = () => {
    const [categories, tree] = [choices.categories, choices.locations()]
    if (known?.categories !== categories || known.tree !== tree) {
      known = { categories, tree }
      trades = states = undefined
      cities.clear()
    }
    return tree
  }
  const tradeSlugs = () => {
    tree()
    const names = choices.categories.map(({ name }) => name)
    return (trades ??= slugsFor(names, itself, itself))
  }
  const stateSlugs = () => {
    const pairs = () =>
      Object.entries(tree()).flatMap(([country, states]) => Object.keys(states).map((state) => ({ country, state })))
    tree()
    return (states ??= slugsFor(pairs(), ({ state }) => state, keyOf))
  }
  const citySlugs = (place: State) => {
    const found = tree()[place.country]?.[place.state] ?? []
    const slugs = cities.get(keyOf(place)) ?? slugsFor(found, itself, itself)
    cities.set(keyOf(place), slugs)
    return slugs
  }

  return {
    trade: (slug) => tradeSlugs().names.get(slug),
    state: (slug) => stateSlugs().names.get(slug),
    city: (state, slug) => citySlugs(state).names.get(slug),
    path: (trade, place) => {
      const parts = [
        tradeSlugs().slugs.get(trade),
        ...(place === undefined ? [] : [stateSlugs().slugs.get(keyOf(place))]),
        ...(place !== undefined && 'city' in place ? [citySlugs(place).slugs.get(place.city)] : []),
      ]
      return parts.includes(undefined)
        ? undefined
        : ['/find', ...parts.map((part) => encodeURIComponent(part ?? ''))].join('/')
    },
  }
}
