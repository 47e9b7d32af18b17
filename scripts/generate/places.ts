import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { dictionary } from '@zxcvbn-ts/language-common'
import { isObject } from './contract.ts'

/** A city as the source has it, with a cleaned name; degrees. */
type City = Readonly<{ name: string; latitude: number; longitude: number; timeZone: string }>

/**
 * `generated/places.ts`: states and cities of https://github.com/dr5hn/countries-states-cities-database (ODbL 1.0), with names cleaned.
 * Coordinates are hundredths of a degree, which is at most 0.7 miles: the center of a city is no more exact.
 */
export function placesModule(): string {
  const states = readUnitedStates()
  const of = (write: (cities: readonly City[]) => string): string =>
    JSON.stringify(Object.fromEntries(states.map(([state, cities]) => [state, write(cities)])))
  return `const CITIES = ${of((cities) => cities.map(({ name }) => name).join('|'))}

/** Latitude and longitude of each, in hundredths of a degree. */
const COORDINATES: Readonly<Record<string, string>> = ${of((cities) => cities.map(hundredths).join('|'))}

/** State to cities, each in alphabetical order (https://github.com/dr5hn/countries-states-cities-database, ODbL 1.0). */
export const unitedStates = (): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(CITIES).map(([state, cities]) => [state, cities.split('|')]))

/** Latitude and longitude, in degrees, of the cities of a state in their order. */
export const coordinatesIn = (state: string): readonly (readonly number[])[] =>
  (COORDINATES[state] ?? '').split('|').map((pair) => pair.split(' ').map((hundredths) => Number(hundredths) / 100))

/** State to the IANA time zone of most of its cities. */
export const timeZones: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(states.map(([state, cities]) => [state, TIME_ZONES[state] ?? mostFrequent(cities)])))}
`
}

/** Where the source is wrong: Puerto Rico has no summer time. */
const TIME_ZONES: Readonly<Record<string, string>> = { 'Puerto Rico': 'America/Puerto_Rico' }

function mostFrequent(cities: readonly City[]): string {
  const counts = Map.groupBy(cities, ({ timeZone }) => timeZone)
  const [most] = [...counts].toSorted(([, one], [, other]) => other.length - one.length)
  return most?.[0] ?? ''
}

function hundredths({ latitude, longitude }: City): string {
  return [latitude, longitude].map((degrees) => Math.round(degrees * 100)).join(' ')
}

function readUnitedStates(): [state: string, cities: City[]][] {
  const require = createRequire(import.meta.url)
  const folder = join(dirname(require.resolve('@countrystatecity/countries')), 'data', 'United_States-US')
  return readdirSync(folder)
    .filter((name) => name.includes('-'))
    .map((name): [string, City[]] => [
      name.replace(/-[^-]*$/, '').replaceAll('_', ' '),
      readCities(join(folder, name, 'cities.json')),
    ])
    .toSorted(([one], [other]) => compare(one, other))
}

/** The cities of a state in alphabetical order; the first of each name. */
function readCities(file: string): City[] {
  const entries: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!Array.isArray(entries)) throw new Error(`${file} is not a list`)
  const cities = new Map<string, City>()
  for (const entry of entries as readonly unknown[]) {
    if (!isObject(entry)) continue
    const [name] = cleaned(String(entry['name']))
    if (name === undefined || cities.has(name)) continue
    const [latitude, longitude] = [Number(entry['latitude']), west(Number(entry['longitude']))]
    if (!Number.isFinite(latitude + longitude)) throw new Error(`${file}: ${name} has no place`)
    cities.set(name, { name, latitude, longitude, timeZone: String(entry['timezone']) })
  }
  return [...cities.values()].toSorted((one, other) => compare(one.name, other.name))
}

/** The source lacks a sign here and there: of the United States only the last of the Aleutian Islands are in the east. */
const west = (longitude: number): number => (longitude > 0 && longitude < 172 ? -longitude : longitude)

/** The name of a place as people write it; nothing for what is none. */
function cleaned(name: string): string[] {
  if (/\((historical|inactive)\)$| (County|Municipio|Census Area|Borough \(county\))$/i.test(name)) return []
  const plain = name
    .replace(/ *\([^)]*\)$/, '')
    .replace(/^(City of (?=Milford$)|City and (County|Borough) of )/, '')
    .replaceAll('‘', 'ʻ')
    .trim()
  return plain === '' ? [] : [plain]
}

const collator = new Intl.Collator('en')
function compare(one: string, other: string): number {
  return collator.compare(one, other)
}

/** `generated/categories/es.ts`: the trades in one language, for the screens. */
export function categoriesModule(words: Readonly<Record<string, string>>): string {
  return `/** The trades by their English names, as server/places words them. */
export const categories: Readonly<Record<string, string>> = ${JSON.stringify(words)}
`
}

/** How many of the most common passwords are refused, of those that are long enough; OWASP's ASVS asks for 3000. */
const REFUSED = 3000

/** Shorter ones are refused anyway. */
const SHORTEST = 6

/** `generated/common-passwords.ts`: the head of a list by frequency, in lower case. */
export function commonPasswordsModule(): string {
  const known = dictionary['passwords-common'].filter(({ length }) => length >= SHORTEST)
  const list = [...new Set(known.map((word) => word.toLowerCase()))].slice(0, REFUSED)
  return `/** The ${REFUSED} most common passwords in lower case, the most common first: from @zxcvbn-ts/language-common (MIT). */
export const commonPasswords = (): readonly string[] => ${JSON.stringify(list.join(' '))}.split(' ')
`
}
