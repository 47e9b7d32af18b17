import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Option, Schema } from 'effect'
import { nameOf, type Mutant, type Ran } from './mutant.ts'

/** What earlier runs learned of the tests and mutants of a part; it counts until a file changes that it came from. */
export type Kept = {
  /** How a test file went without any mutant. */
  readonly ranOf: (file: string) => Ran | undefined
  readonly keepRan: (ran: Ran) => void
  /** What a test file said to a mutant: the name of the test that noticed it, null where none did, undefined where it is not known. */
  readonly verdictOf: (mutant: Mutant, file: string) => string | null | undefined
  readonly keepVerdict: (mutant: Mutant, file: string, brokenBy: string | null) => void
  readonly save: () => void
}

/** A verdict with the print of all that the test file was made of when it gave it. */
type Verdict = { readonly print: string; readonly broken: string | null }

type Memory = {
  readonly ran: { [file: string]: { readonly print: string; readonly ran: Ran } }
  readonly verdicts: { [mutant: string]: { [file: string]: Verdict } }
}

const memoryText = Schema.fromJsonString(
  Schema.Struct({
    ran: Schema.Record(
      Schema.String,
      Schema.Struct({
        print: Schema.String,
        ran: Schema.Struct({
          file: Schema.String,
          milliseconds: Schema.Number,
          traces: Schema.Array(Schema.String),
          modules: Schema.Array(Schema.String),
          broken: Schema.NullOr(Schema.String),
        }),
      }),
    ),
    verdicts: Schema.Record(
      Schema.String,
      Schema.Record(Schema.String, Schema.Struct({ print: Schema.String, broken: Schema.NullOr(Schema.String) })),
    ),
  }),
)

/** What every test depends on and none imports. */
const BESIDE = [
  'package-lock.json',
  'openapi.yaml',
  'scripts/database.ts',
  'scripts/mutate/*.ts',
  'qa/kit/mutants/*.ts',
]

/**
 * Reads what is kept of a part, of its shards too, those last that were written last.
 *
 * @param folder where it is kept; what is saved takes the place of shards where it is the whole
 * @param name of the part, with its shard if it is one: `rules-2of4`
 */
export function readKept(root: string, folder: string, name: string): Kept {
  const [part = name] = name.split('-')
  const sources = globSync(`${part}{,-*}.json`, { cwd: folder }).map((each) => join(folder, each))
  const memory: Memory = { ran: {}, verdicts: {} }
  for (const source of sources.toSorted((one, other) => statSync(one).mtimeMs - statSync(other).mtimeMs)) {
    const { ran, verdicts } = memoryIn(source)
    Object.assign(memory.ran, ran)
    for (const [mutant, its] of Object.entries(verdicts)) Object.assign((memory.verdicts[mutant] ??= {}), its)
  }

  const contents = new Map<string, string>()
  const contentOf = (file: string): string => {
    const known = contents.get(file) ?? (existsSync(join(root, file)) ? digest(readFileSync(join(root, file))) : 'gone')
    contents.set(file, known)
    return known
  }
  const beside = globSync(BESIDE, { cwd: root }).toSorted().map(contentOf).join()
  const printOf = ({ file, modules }: Ran): string => digest([beside, ...[file, ...modules].map(contentOf)].join())
  const ranOf = (file: string): Ran | undefined => {
    const kept = memory.ran[file]
    return kept && kept.print === printOf(kept.ran) ? kept.ran : undefined
  }
  const prints = new Map<string, string>()
  const printNow = (file: string): string => {
    const ran = ranOf(file)
    if (ran === undefined) throw new Error(`nobody knows yet what ${file} is made of`)
    const print = prints.get(file) ?? printOf(ran)
    prints.set(file, print)
    return print
  }
  return {
    ranOf,
    keepRan: (ran) => {
      memory.ran[ran.file] = { print: printOf(ran), ran }
    },
    verdictOf: (mutant, file) => {
      const verdict = memory.verdicts[nameOf(mutant)]?.[file]
      return verdict?.print === printNow(file) ? verdict.broken : undefined
    },
    keepVerdict: (mutant, file, broken) => {
      ;(memory.verdicts[nameOf(mutant)] ??= {})[file] = { print: printNow(file), broken }
    },
    save: () => {
      mkdirSync(folder, { recursive: true })
      const target = join(folder, `${name}.json`)
      writeFileSync(`${target}.new`, JSON.stringify(memory))
      renameSync(`${target}.new`, target)
      if (name === part) for (const source of sources) if (source !== target) rmSync(source, { force: true })
    },
  }
}

/** What an older version kept in another shape is nothing to this one. */
function memoryIn(file: string): typeof memoryText.Type {
  return Option.getOrElse(Schema.decodeUnknownOption(memoryText)(readFileSync(file, 'utf8')), () => ({
    ran: {},
    verdicts: {},
  }))
}

const digest = (content: string | Buffer): string => createHash('sha256').update(content).digest('base64url')
