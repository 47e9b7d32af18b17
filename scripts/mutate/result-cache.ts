import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Option, Schema } from 'effect'
import { nameOf, type Fate, type Mutant, type Ran } from './mutant.ts'

/** What earlier runs learned of the tests and mutants of a part; it counts until a file changes that it came from. */
export type Kept = {
  /** How a test file went without any mutant. */
  readonly ranOf: (file: string) => Ran | undefined
  readonly keepRan: (ran: Ran) => void
  /** What became of a mutant in a test file; undefined where it is not known. */
  readonly fateOf: (mutant: Mutant, file: string) => Fate | undefined
  readonly keepFate: (mutant: Mutant, file: string, fate: Fate) => void
  readonly save: () => void
}

const record = <Value extends Schema.Top>(value: Value) => Schema.Record(Schema.String, value)

/** Each with the print of all that the test file was made of then. */
const memoryText = Schema.fromJsonString(
  Schema.Struct({
    ran: record(
      Schema.Struct({
        print: Schema.String,
        ran: Schema.Struct({
          file: Schema.String,
          modules: Schema.Array(Schema.String),
          around: Schema.Array(Schema.String),
          tests: Schema.Array(
            Schema.Struct({ id: Schema.String, milliseconds: Schema.Number, reached: Schema.Array(Schema.String) }),
          ),
        }),
      }),
    ),
    fates: record(
      record(
        Schema.Struct({
          print: Schema.String,
          fate: Schema.Union([
            Schema.Struct({ type: Schema.Literals(['killed', 'hung']), by: Schema.String }),
            Schema.Struct({ type: Schema.Literal('survived') }),
          ]),
        }),
      ),
    ),
  }),
)

type Memory = {
  readonly ran: { [file: string]: (typeof memoryText.Type)['ran'][string] }
  readonly fates: { [mutant: string]: { [file: string]: { readonly print: string; readonly fate: Fate } } }
}

/** What every test depends on and none imports. */
const BESIDE = [
  'package-lock.json',
  'openapi.yaml',
  'scripts/database.ts',
  'tests/support/clean-run.ts',
  'scripts/mutate/{attempt,runner,source,switch,xstate}.ts',
  'packages/statechart-kit/mutants/{edits,parts}.ts',
]

/** Reads what `folder` keeps of a part (`rules-2of4`), with its shards, the newest last. */
export function readKept(root: string, folder: string, name: string): Kept {
  const [part = name] = name.split('-')
  const sources = globSync(`${part}{,-*}.json`, { cwd: folder }).map((each) => join(folder, each))
  const memory: Memory = { ran: {}, fates: {} }
  for (const source of sources.toSorted((one, other) => statSync(one).mtimeMs - statSync(other).mtimeMs)) {
    const { ran, fates } = memoryIn(source)
    Object.assign(memory.ran, ran)
    for (const [mutant, its] of Object.entries(fates)) Object.assign((memory.fates[mutant] ??= {}), its)
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
    fateOf: (mutant, file) => {
      const kept = memory.fates[nameOf(mutant)]?.[file]
      return kept?.print === printNow(file) ? kept.fate : undefined
    },
    keepFate: (mutant, file, fate) => {
      ;(memory.fates[nameOf(mutant)] ??= {})[file] = { print: printNow(file), fate }
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
    fates: {},
  }))
}

const digest = (content: string | Buffer): string => createHash('sha256').update(content).digest('base64url')
