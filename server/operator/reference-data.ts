import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { choiceFiles } from '../places/reference-data.ts'
import { readCategories } from '../places/categories.ts'
import { readLocations, readOperatorsTree } from '../places/locations.ts'
import { recordAction } from '../console/service-record.ts'
import { countOutside } from './repository.ts'
import { CommandError, argumentAt, type Command, type AdminDbContext } from './command.ts'

/** What the contract lets a name have. */
const LONGEST_NAME = 100

type Kind = 'categories' | 'locations'

/** A file that was checked: what is to be written and what is to be said of it. */
type Checked = Readonly<{ content: unknown; size: string }>

function check(kind: Kind, file: string): Checked {
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`)
  return kind === 'categories' ? checkCategories(file) : checkLocations(file)
}

function checkCategories(file: string): Checked {
  const categories = readCategories(file)
  refuseLong(categories.map(({ name }) => name))
  const ids = new Set(categories.map(({ id }) => id))
  if (ids.size < categories.length || ids.has('')) throw new CommandError('Two names differ in signs or case alone.')
  return { content: categories.map(({ name }) => name), size: `${categories.length} categories` }
}

function checkLocations(file: string): Checked {
  const tree = readLocations(file).tree()
  const states = Object.values(tree).flatMap((country) => Object.entries(country))
  const cities = states.flatMap(([, names]) => names)
  refuseLong([...Object.keys(tree), ...states.map(([name]) => name), ...cities])
  const bare = states.find(([, names]) => names.length === 0)
  if (bare !== undefined) throw new CommandError(`${bare[0]} has no cities.`)
  if (cities.length === 0) throw new CommandError('The file contains no cities.')
  const size = `${Object.keys(tree).length} countries, ${states.length} states and ${cities.length} cities`
  // With the coordinates, which the tree of names has not.
  return { content: readOperatorsTree(file), size }
}

function refuseLong(names: readonly string[]): void {
  const wrong = names.find((name) => name.length > LONGEST_NAME || name === '')
  if (wrong !== undefined) throw new CommandError(`A name has 1 to ${LONGEST_NAME} signs: ${JSON.stringify(wrong)}.`)
}

/** Puts the file beside and renames it, so that a running server reads the old one or the new one, never half of it. */
function put(target: string, content: unknown): void {
  mkdirSync(dirname(target), { recursive: true, mode: 0o711 })
  const draft = `${target}.new-${process.pid}`
  writeFileSync(draft, `${JSON.stringify(content, null, 1)}\n`, { mode: 0o644, flush: true })
  renameSync(draft, target)
}

async function replace(desk: AdminDbContext, kind: Kind): Promise<void> {
  const file = resolve(argumentAt(desk, 0))
  const { content, size } = check(kind, file)
  put(choiceFiles(desk.settings.dataDir)[kind], content)
  await record(desk, `${kind} replace`, file, { size })
  desk.say(`There are ${size} now. Running servers take them up within seconds.`)
  if (kind === 'categories' && Array.isArray(content)) {
    const { jobs, businesses } = await countOutside(desk.db, content.map(String))
    if (jobs + businesses > 0) {
      desk.say(`${jobs} open jobs and ${businesses} businesses have categories that are not listed; they keep them.`)
    }
  }
}

async function reset(desk: AdminDbContext, kind: Kind): Promise<void> {
  const file = choiceFiles(desk.settings.dataDir)[kind]
  rmSync(file, { force: true })
  await record(desk, `${kind} reset`, file, {})
  desk.say(`The built-in ${kind} apply again.`)
}

async function record({ db, operator, now }: AdminDbContext, action: string, subject: string, details: object) {
  await recordAction(db, { operator, action, subject, details: { ...details }, now: now() })
}

const SHAPES: Readonly<Record<Kind, string>> = {
  categories: 'The file is JSON: a list of names.',
  locations:
    'The file is JSON: { country: { state: [city, …] } }. A city is a name, or { name, latitude, longitude } in degrees.',
}

const commandsOf = (kind: Kind): readonly Command[] => [
  {
    name: `${kind} replace`,
    summary: `Replace the ${kind} that can be chosen by those of a file`,
    words: ['file'],
    notes: `${SHAPES[kind]}\nIt is checked, and copied into DATA_DIR. What accounts and jobs have already stays as it is.`,
    opens: true,
    run: async (desk) => await replace(desk, kind),
  },
  {
    name: `${kind} reset`,
    summary: `Return to the built-in ${kind}`,
    words: [],
    opens: true,
    run: async (desk) => await reset(desk, kind),
  },
]

export const listCommands: readonly Command[] = [...commandsOf('categories'), ...commandsOf('locations')]
