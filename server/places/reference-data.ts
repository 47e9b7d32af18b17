import { statSync } from 'node:fs'
import { join } from 'node:path'
import { readCategories, type Category } from './categories.ts'
import { readLocations, type City, type LocationTree } from './locations.ts'

/** The places and trades that can be chosen, to be checked against and to be listed. */
export type ReferenceData = Readonly<{
  /** The same object for as long as the list is the same. */
  locations: () => LocationTree
  /** The cities whose place is known. */
  cities: () => readonly City[]
  categories: readonly Category[]
  hasCountry: (country: string) => boolean
  hasState: (country: string, state: string) => boolean
  hasCity: (country: string, state: string, city: string) => boolean
  hasCategory: (name: string) => boolean
}>

type Options = Readonly<{
  /** How long the files are taken for unchanged, in milliseconds. */
  recheckEvery?: number
  /** Told, once for each change, why new files are not taken up. */
  onError?: (error: unknown) => void
}>

/** The operator's own files in the data folder. */
export function choiceFiles(dataDir: string): Readonly<{ locations: string; categories: string }> {
  return { locations: join(dataDir, 'locations.json'), categories: join(dataDir, 'categories.json') }
}

/** The places and trades, ours or the operator's; a replaced file is taken up while the server runs. Throws StartupError at first. */
export function loadReferenceData(
  dataDir: string,
  { recheckEvery = 2000, onError = () => {} }: Options = {},
): ReferenceData {
  const files = choiceFiles(dataDir)
  let stamp = stampOf(files)
  let current = load(files)
  let checkedAt = performance.now()

  const fresh = () => {
    if (performance.now() - checkedAt < recheckEvery) return current
    checkedAt = performance.now()
    const next = stampOf(files)
    if (next === stamp) return current
    stamp = next
    try {
      current = load(files)
    } catch (error) {
      onError(error)
    }
    return current
  }

  return {
    locations: () => fresh().places.tree(),
    cities: () => fresh().places.cities(),
    get categories() {
      return fresh().categories
    },
    hasCountry: (country) => fresh().places.hasCountry(country),
    hasState: (country, state) => fresh().places.hasState(country, state),
    hasCity: (country, state, city) => fresh().places.hasCity(country, state, city),
    hasCategory: (name) => fresh().names.has(name),
  }
}

function load(files: ReturnType<typeof choiceFiles>) {
  const places = readLocations(files.locations)
  const categories = readCategories(files.categories)
  return { places, categories, names: new Set(categories.map(({ name }) => name)) }
}

/** Differs as soon as a file was replaced, added or taken away. */
function stampOf(files: ReturnType<typeof choiceFiles>): string {
  return [files.locations, files.categories]
    .map((file) => {
      const found = statSync(file, { throwIfNoEntry: false, bigint: true })
      return found === undefined ? 'none' : `${found.ino} ${found.mtimeNs} ${found.size}`
    })
    .join(', ')
}
