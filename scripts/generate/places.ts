import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { dictionary } from '@zxcvbn-ts/language-common'

/** `generated/places.ts`: states and cities of https://github.com/dr5hn/countries-states-cities-database (ODbL 1.0), with names cleaned. */
export function placesModule(): string {
  const states = Object.fromEntries(readUnitedStates().map(([state, cities]) => [state, cities.join('|')]))
  return `const CITIES = ${JSON.stringify(states)}

/** State to cities, each in alphabetical order (https://github.com/dr5hn/countries-states-cities-database, ODbL 1.0). */
export const unitedStates = (): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(CITIES).map(([state, cities]) => [state, cities.split('|')]))
`
}

function readUnitedStates(): [state: string, cities: string[]][] {
  const require = createRequire(import.meta.url)
  const folder = join(dirname(require.resolve('@countrystatecity/countries')), 'data', 'United_States-US')
  return readdirSync(folder)
    .filter((name) => name.includes('-'))
    .map((name): [string, string[]] => [
      name.replace(/-[^-]*$/, '').replaceAll('_', ' '),
      readCities(join(folder, name, 'cities.json')),
    ])
    .toSorted(([one], [other]) => compare(one, other))
}

function readCities(file: string): string[] {
  const entries: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!Array.isArray(entries)) throw new Error(`${file} is not a list`)
  const names = entries.flatMap((entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'name' in entry ? cleaned(String(entry.name)) : [],
  )
  return [...new Set(names)].toSorted(compare)
}

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

/** How many of the most common passwords are refused; OWASP's ASVS asks for 3000. */
const REFUSED = 3000

/** `generated/common-passwords.ts`: the head of a list by frequency, in lower case. */
export function commonPasswordsModule(): string {
  const list = [...new Set(dictionary['passwords-common'].slice(0, REFUSED).map((word) => word.toLowerCase()))]
  return `/** The ${REFUSED} most common passwords in lower case, the most common first: from @zxcvbn-ts/language-common (MIT). */
export const commonPasswords = (): readonly string[] => ${JSON.stringify(list.join(' '))}.split(' ')
`
}
