import { readFileSync } from 'node:fs'
import { cleanText } from '../../generated/clean.ts'
import { StartupError, codeOf, reasonOf } from '../platform/startup-error.ts'

/** A trade that a job or a business can have. `name` is what is stored and sent. */
export type Category = Readonly<{ id: string; name: string }>

const NAMES: readonly string[] = [
  'Accounting and Bookkeeping',
  'Air Conditioning and Heating',
  'Appliance Repair',
  'Bathroom Remodeling',
  'Carpentry',
  'Carpet Cleaning',
  'Catering',
  'Computer and IT Support',
  'Concrete and Masonry',
  'Drywall and Plastering',
  'Electrical',
  'Event Planning',
  'Fencing and Decks',
  'Flooring',
  'Garage Doors',
  'Graphic Design',
  'Gutters',
  'Handyman',
  'Home Security',
  'House Cleaning',
  'Insulation',
  'Interior Design',
  'Junk Removal',
  'Kitchen Remodeling',
  'Landscaping',
  'Lawn Care',
  'Locksmith',
  'Moving',
  'Office Cleaning',
  'Painting',
  'Pest Control',
  'Photography',
  'Plumbing',
  'Pool Service',
  'Pressure Washing',
  'Printing and Signs',
  'Roofing',
  'Solar Panels',
  'Tiling',
  'Tree Service',
  'Web Design',
  'Window Cleaning',
  'Windows and Doors',
]

/** Our trades in alphabetical order, or those that the operator put into `file` as a list of names. */
export function readCategories(file: string): readonly Category[] {
  return (readOperatorsNames(file) ?? NAMES).map((name) => ({ id: slug(name), name }))
}

function readOperatorsNames(file: string): readonly string[] | undefined {
  let names: unknown
  try {
    names = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw new StartupError(`${file} cannot be read: ${reasonOf(error)}`)
  }
  // As requests have them: names are cleaned before they are looked for.
  const cleaned = isNames(names) ? names.map((name) => cleanText(name, 'line')) : undefined
  if (cleaned?.every((name) => name !== ''))
    return [...new Set(cleaned)].toSorted((one, other) => one.localeCompare(other, 'en'))
  throw new StartupError(`${file} must be a list of names that are not empty.`)
}

function isNames(value: unknown): value is string[] {
  return (
    Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string' && name.trim() !== '')
  )
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
}
